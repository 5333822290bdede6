/** Armies against each other: analysis of positions, and opponents of every strength for every game of the family. */
export { type AnalysisChoice, Analyst } from './analyse.ts';
export { chancesOfSides } from './chances.ts';
export { chooseMove, Player, type Thought } from './choose-move.ts';
export { explainMove } from './explain/explain-move.ts';
export {
  REASON_KINDS,
  type Reason,
  type ReasonFields,
  type ReasonKind,
  type ReasonOf,
} from './explain/reason.ts';
export { FEATURE_NAMES, type FeatureName, type Features, featuresOf } from './features/features.ts';
export { PHASES, type PhaseName } from './features/phase.ts';
export { isLevel, LEVELS, type Level, STRONGEST } from './levels/level.ts';
export type { Limits } from './limits.ts';
export type { Analysis, Line } from './line.ts';
export { JUDGEMENTS, type Judgement, LOSS_FROM, type Loss } from './review/judgement.ts';
export { type ReviewedPly, reviewGame } from './review/review-game.ts';
export { type PhaseSpan, type SeatSummary, summarise } from './review/summary.ts';
export type { Verdict } from './review/verdict.ts';
export { type ClockTime, millisecondsFor } from './time.ts';
export { type TravelWeights, travelWeights } from './values/weights.ts';
