/** Armies against each other: analysis of positions, and opponents of every strength for every game of the family. */
export { type AnalysisChoice, Analyst } from './analyse.ts';
export { chooseMove, Player, type Thought } from './choose-move.ts';
export { isLevel, LEVELS, type Level, STRONGEST } from './level.ts';
export type { Limits } from './limits.ts';
export type { Analysis, Line } from './line.ts';
