/** Position analysis, game reviews, and computer players at ten levels for every game in the family. */

export {
  closeSearchThreads,
  createSearchThreads,
  helpSearch,
  type KernelNetwork,
  MAX_SEARCH_THREADS,
  type SearchThreads,
} from '@halma/kernel';
export { chooseMove, EnginePlayer, type ThinkOptions } from './choose-move.ts';
export { explainMove } from './explain/explain-move.ts';
export {
  type ManMove,
  REASON_KINDS,
  type Reason,
  type ReasonFields,
  type ReasonKind,
  type ReasonOf,
  type SeatHop,
} from './explain/reason.ts';
export type { Blockade } from './features/blockade.ts';
export type { BlockingScouts } from './features/blocking-scouts.ts';
export type { Centre } from './features/centre.ts';
export type { Cohesion } from './features/cohesion.ts';
export { extractFeatures, FEATURE_NAMES, type FeatureName, type Features } from './features/features.ts';
export type { HighwayEnd } from './features/highway-end.ts';
export type { HomeRemaining } from './features/home-remaining.ts';
export type { Ladder } from './features/ladder.ts';
export type { LeapfrogPairs } from './features/leapfrog-pairs.ts';
export type { HoneycombPacking } from './features/packing.ts';
export { PHASES, type Phase, type PhaseName } from './features/phase.ts';
export type { RaceEstimate } from './features/race-estimate.ts';
export type { Stragglers } from './features/stragglers.ts';
export type { Wall } from './features/wall.ts';
export type { KernelSearchAids } from './kernel-search/kernel-search.ts';
export { type Lead, leadsOf } from './lead.ts';
export { isLevel, LEVELS, type Level, STRONGEST_LEVEL } from './levels/level.ts';
export type { Limits } from './limits.ts';
export { type AnalysisOptions, type EngineSettings, PositionAnalyser } from './position-analyser.ts';
export { accuracyOf } from './review/accuracy.ts';
export { JUDGEMENTS, type Judgement, LOSS_THRESHOLDS, type Loss } from './review/judgement.ts';
export type { MoveAssessment } from './review/move-assessment.ts';
export { type ReviewedPly, reviewGame } from './review/review-game.ts';
export { type PhaseSpan, type SeatSummary, summariseReview } from './review/summary.ts';
export type { RootMove } from './root/root-moves.ts';
export type { SearchProfile, SearchSelection } from './root/search-profile.ts';
export type { PrincipalVariation, SearchInfo } from './search-info.ts';
export { type RemainingTime, thinkingTimeMs } from './thinking-time.ts';
export { loadNetwork, MAX_NETWORK_WAIT_MS } from './values/network.ts';
export { type TravelCosts, travelCosts, travelCostsWithWeights } from './values/travel-cost.ts';
export { defaultTravelWeights, type TravelWeights } from './values/weights.ts';
export { winningChances } from './winning-chances.ts';
export { EngineSession, type SearchControl, type TaskResult } from './worker/engine-session.ts';
export type { EngineTask, TaskProgress } from './worker/engine-task.ts';
