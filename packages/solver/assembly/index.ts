// One instance of this module serves one problem; it takes what memory that needs when it starts.

export {
  armyAddress,
  beginningAddress,
  classesAddress,
  costsAddress,
  firstMovesAddress,
  lineAddress,
  linesAddress,
  markedCostsAddress,
  mirrorsAddress,
  permitsAddress,
  roomAddress,
  roomsAddress,
  setAddress,
  stepsAddress,
  takenAddress,
  targetAddress,
  wayAddress,
  waysAddress,
  zonesAddress,
} from './addresses';
export { advance, beginBeam, leastWorth, placementsExpanded, prepareBeam, setTurns, writeLine, writeOther } from './beam';
export { setDirections } from './ground';
export { setMirrored } from './mirrors';
export { setCharges } from './worth';
export { nearAddress } from './matching';
export { beginTwoEnded, extend, fixEnd, leastMoves, placementsListed, writeWay } from './two-ended';
export {
  beginFigureCandidates,
  beginFigureOrders,
  countFigureOrders,
  decideFigure,
  figureBoardAddress,
  figureLineAddress,
  figureOrdersAddress,
  figureSquaresAddress,
  listFigureCandidates,
  setFigure,
  setYard,
  writeFigureLine,
} from './figures';
export { beginHalves, beginJoin, extendHalves, greatestHalf, halvesListed, joinHalves, writeBeginning } from './half-ways';
export { prepareGains, tabulateGains } from './gains';
export { beginHopRoute, beginHops, fewestMen, hopRouteAddress, takeHopPoint, takeHopRoutePoint, writeHopRoute } from './long-hop';
