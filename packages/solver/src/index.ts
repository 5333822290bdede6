/**
 * Solves problems for one army alone (packing, transfers, the leaflets' solitaires), looks for short games between two
 * armies that cooperate, and solves small boards for two or three sides.
 */

export type { CrossingSymmetries, Symmetry } from './army/symmetries.ts';
export { type BeamHeuristic, beamHeuristicFor } from './beam/heuristic.ts';
export { type CooperativeSearchOptions, searchCooperativeGame } from './cooperative/cooperative-games.ts';
export { knownCooperativeGame } from './cooperative/known-cooperative-games.ts';
export { bruteForceSearch } from './figures/brute-force-search.ts';
export { Candidates, findCandidates } from './figures/candidates.ts';
export {
  type CertificateBlock,
  CertificateReader,
  countVerdicts,
  type FigureResult,
  formatCertificateBlock,
  formatFigureMoves,
  type InvalidLine,
  type VerdictCounts,
} from './figures/certificate.ts';
export { checkFigureSolution, type FigureSolutionError } from './figures/check-figure-solution.ts';
export { type CornerCamp, cornerCampOf } from './figures/corner-camp.ts';
export { decideRange } from './figures/decide-range.ts';
export { createFigure, type Figure, type FigureError, type FigureMove } from './figures/figure.ts';
export { FigureSolver, type Verdict } from './figures/figure-solver.ts';
export {
  addCounts,
  type CandidateRange,
  parseShard,
  rangesOfShard,
  type Shard,
  SINGLE_SHARD,
  ZERO_COUNTS,
} from './figures/shards.ts';
export { type Lattice, latticeOf } from './long-hop/lattice.ts';
export { type LongHopProgress, LongHopSolver } from './long-hop/long-hop-solver.ts';
export { shortestHop } from './long-hop/shortest-hop.ts';
export { searchPacking } from './packing/packing.ts';
export { runToCompletion } from './run-to-completion.ts';
export { checkSolution, type SolutionError } from './solo/check-solution.ts';
export type { SoloResult, SoloSearchOptions } from './solo/solo-search.ts';
export { parseSquareName, squareName } from './square-names.ts';
export { ByteTable } from './tablebase/byte-table.ts';
export { checkValue, formatSmallPosition, type ValueFault } from './tablebase/check-value.ts';
export { completeValues } from './tablebase/complete-values.ts';
export {
  afterMove,
  indexOfPosition,
  positionAt,
  type TurnedPosition,
  tableDimensions,
} from './tablebase/position-index.ts';
export { RetrogradeSolver } from './tablebase/retrograde-solver.ts';
export { createSharedTable, type SharedTable, type TableLimits } from './tablebase/shared-table.ts';
export {
  createSmallBoard,
  DEFAULT_SOLVED_PRESET,
  rulesOfSmallBoard,
  SMALL_BOARD_SHAPES,
  type SmallBoard,
  type SmallBoardRefusal,
  type SmallBoardShape,
  type SmallBoardSize,
  SOLVED_PRESETS,
  type SolvedPreset,
  type SolvedRules,
} from './tablebase/small-board.ts';
export {
  type JudgedMove,
  judge,
  judgeMoves,
  type PerfectPlay,
  perfectPlayOf,
  rankValue,
  type SolvedBoard,
} from './tablebase/solved-board.ts';
export { startOf, summarise, type TablebaseSummary } from './tablebase/summary.ts';
export {
  formatTablebase,
  type HeaderPart,
  sourceOfBytes,
  Tablebase,
  type TablebaseHeader,
  type TablebaseRefusal,
  type TablebaseSource,
} from './tablebase/tablebase-file.ts';
export { decodeValue, encodeValue, type PositionValue, winnerAfter } from './tablebase/value.ts';
export { type KnownTransfer, knownTransfer } from './transfer/known-transfers.ts';
export { searchTransfer, type TransferOptions } from './transfer/transfer.ts';
