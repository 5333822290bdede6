// One instance of this module serves one problem; it takes what memory that needs when it starts.

export {
  armyAddress,
  classesAddress,
  costsAddress,
  firstMovesAddress,
  lineAddress,
  markedCostsAddress,
  mirrorsAddress,
  permitsAddress,
  roomAddress,
  setAddress,
  stepsAddress,
  takenAddress,
  targetAddress,
  wayAddress,
  waysAddress,
  zonesAddress,
} from './addresses';
export { advance, beginBeam, leastWorth, placementsExpanded, prepareBeam, writeLine } from './beam';
export { setDirections } from './ground';
export { setCharges } from './worth';
export { nearAddress } from './matching';
export { addEnd, beginTwoEnded, closeEnds, extend, fixEnd, leastMoves, placementsKept, writeWay } from './two-ended';
