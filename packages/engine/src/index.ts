/** An opponent for every game of the family. */
export { chooseMove } from './choose-move.ts';
export type { Limits } from './limits.ts';
