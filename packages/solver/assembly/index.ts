// One instance of this module works on one problem at a time. It allocates memory when it starts on a problem.

// Regions of memory that the host reads or writes.
export { FIRST_MOVES } from './army/beam';
export { CELL_SET, SOLUTION_MOVES } from './army/bidirectional-search';
export {
  ALLOWED_DESTINATIONS,
  CELL_ZONES,
  NEIGHBOURS_AND_LANDINGS,
  OCCUPIED,
  STEP_CELLS,
} from './army/board';
export { HALF_PATH_MOVES } from './army/half-paths';
export { ARMY_CELLS } from './army/make-placement';
export { ONE_MOVE_AWAY } from './army/move-lower-bound';
export { BEAM_MOVES } from './army/parent-moves';
export {
  CELL_COSTS,
  PARITY_CLASSES,
  MARKED_CELL_COSTS,
  TARGET,
  TARGET_ROOM,
} from './army/placement-cost';
export { PROJECTIONS, LINE_CAPACITIES } from './army/profiles';
export { SYMMETRIES } from './army/symmetries';
export { FIGURE_BOARD, FIGURE_SQUARES } from './figures/board';
export { FIGURE_ORDERS } from './figures/move-orders';
export { FIGURE_MOVES } from './figures/solution';
export { HOP_ROUTE } from './long-hop/route';

// Beams and bidirectional search for one army.
export {
  advanceBeam,
  beginBeam,
  lowestCost,
  placementsExpanded,
  prepareBeam,
  setArmies,
  writeMoves,
  writeSecondHalfMoves,
} from './army/beam';
export {
  beginBidirectionalSearch,
  extendSearch,
  minimumMoves,
  placementsExpandedBidirectionally,
  setEnd,
  writeSolution,
} from './army/bidirectional-search';
export { setDirections } from './army/board';
export { setPenalties } from './army/placement-cost';
export { setShouldJoinHalves } from './army/symmetries';

// Half paths of a crossing.
export { prepareGains, tabulateGains } from './army/gains';
export {
  beginHalfPaths,
  beginJoin,
  extendHalfPaths,
  halfPathsExpanded,
  joinHalfPaths,
  largestHalfPathGain,
  writeHalfPath,
} from './army/half-paths';

// Figures.
export { setCamp } from './figures/board';
export { beginCandidates, listCandidates } from './figures/candidates';
export { beginOrderCount, countOrders } from './figures/move-orders';
export { decideFigure, setFigure } from './figures/search';
export { writeFigureMoves } from './figures/solution';

// Long hops.
export { beginHops, fewestMen, addHopPoint } from './long-hop/lower-bounds';
export { beginHopRoute, addHopRoutePoint, writeHopRoute } from './long-hop/route';
