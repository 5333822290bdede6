/** One army alone: packing, transfers and the solitaires of the leaflets. */
export { costAmongSteppers } from './army/stepper-cost.ts';
export { stepperCells } from './army/steppers.ts';
export { wayTo } from './army/way.ts';
export { type Guide, guideOf } from './beam/guide.ts';
export { Candidates, findCandidates } from './figures/candidates.ts';
export {
  type Block,
  CertificateReader,
  type Counts,
  countsOf,
  type Finding,
  formatBlock,
  movesText,
} from './figures/certificate.ts';
export { decideSpan } from './figures/decide-span.ts';
export { type Figure, type FigureFault, type FigureMove, figureOf } from './figures/figure.ts';
export { FigureSolver, type Verdict } from './figures/figure-solver.ts';
export { type LineFault, lineFault } from './figures/replay.ts';
export { addCounts, NO_COUNTS, parseShard, type Shard, type Span, spansOf, WHOLE } from './figures/shards.ts';
export { searchSlowly } from './figures/slow-search.ts';
export { type Yard, yardOfRules } from './figures/yard.ts';
export { finish } from './finish.ts';
export { type WayFault, wayFault } from './home/way-fault.ts';
export type { WayHome, WayLimits } from './home/ways-home.ts';
export { type HopProgress, HopSolver } from './long-hop/hop-solver.ts';
export { type Lattice, latticeOf } from './long-hop/lattice.ts';
export { shortestHop } from './long-hop/shortest-hop.ts';
export { packings } from './pack/pack.ts';
export { escortHome } from './race/escort.ts';
export { type Race, type RaceLimits, raceHome } from './race/race-home.ts';
export { squareName, squareOfName } from './square-names.ts';
export { knownSharedGame } from './together/known-shared-games.ts';
export { type SharedLimits, sharedGames } from './together/shared-games.ts';
export { type KnownTransfer, knownTransfer } from './transfer/known-transfers.ts';
export { type TransferLimits, transfers } from './transfer/transfer.ts';
