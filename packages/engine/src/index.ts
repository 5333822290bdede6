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
  REASON_KINDS,
  type Reason,
  type ReasonFields,
  type ReasonKind,
  type ReasonOf,
} from './explain/reason.ts';
export { extractFeatures, FEATURE_NAMES, type FeatureName, type Features } from './features/features.ts';
export { PHASES, type PhaseName } from './features/phase.ts';
export { type Lead, leadsOf } from './lead.ts';
export { isLevel, LEVELS, type Level, STRONGEST_LEVEL } from './levels/level.ts';
export type { Limits } from './limits.ts';
export { type AnalysisOptions, type EngineSettings, PositionAnalyser } from './position-analyser.ts';
export { accuracyOf } from './review/accuracy.ts';
export { JUDGEMENTS, type Judgement, LOSS_THRESHOLDS, type Loss } from './review/judgement.ts';
export type { MoveAssessment } from './review/move-assessment.ts';
export { type ReviewedPly, reviewGame } from './review/review-game.ts';
export { type PhaseSpan, type SeatSummary, summariseReview } from './review/summary.ts';
export type { PrincipalVariation, SearchInfo } from './search-info.ts';
export { type RemainingTime, thinkingTimeMs } from './thinking-time.ts';
export { loadNetwork, MAX_NETWORK_WAIT_MS } from './values/network.ts';
export { type TravelCosts, travelCosts, travelCostsWithWeights } from './values/travel-cost.ts';
export { defaultTravelWeights, type TravelWeights } from './values/weights.ts';
export { winningChances } from './winning-chances.ts';
export { EngineSession, type SearchControl, type TaskResult } from './worker/engine-session.ts';
export type { EngineTask, TaskProgress } from './worker/engine-task.ts';
