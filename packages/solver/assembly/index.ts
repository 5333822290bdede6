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
export { advance, beginBeam, leastWorth, placementsExpanded, prepareBeam, writeLine, writeOther } from './beam';
export { setDirections } from './ground';
export { setMirrored } from './mirrors';
export { setCharges } from './worth';
export { nearAddress } from './matching';
export { beginTwoEnded, extend, fixEnd, leastMoves, placementsKept, writeWay } from './two-ended';
export { beginFigureCandidates, decideFigure, figureBoardAddress, figureLineAddress, figureSquaresAddress, listFigureCandidates, setFigure, setYard, writeFigureLine } from './figures';
