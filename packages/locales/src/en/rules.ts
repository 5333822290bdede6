import type { Refusal, Termination } from '@halma/rules';
import { refusalText, terminationText } from '@halma/rules/english';
import { defineStrings, type Strings } from '../load.ts';

/**
 * The reasons why a hop is not possible. `bends` is for a single jump round a corner, like a knight's move in chess,
 * and `outOfReach` for a cell that no chain of jumps can ever reach.
 */
const FALSE_JUMPS = {
  bends: (from: string, to: string) =>
    `A jump from ${from} to ${to} would have to bend. Jumps go straight over one man to the square just beyond.`,
  noManBetween: (over: string) => `There is no man on ${over} to jump over.`,
  noChain: (from: string, to: string) =>
    `No chain of jumps leads from ${from} to ${to}. Each jump needs a man to jump over and a vacant square just beyond.`,
  outOfReach: (from: string, to: string) =>
    `Jumps never lead from ${from} to ${to}: each one moves a man two squares.`,
};

/** The strings of refusals and endings. */
export interface RulesStrings {
  /** Returns the reason for a refusal as a sentence, which names the square it refers to. */
  readonly refusal: (refusal: Refusal) => string;
  readonly falseJumps: typeof FALSE_JUMPS;
  /** Returns why a game ended, in a few words. */
  readonly termination: (termination: Termination) => string;
}

const english: RulesStrings = {
  refusal: refusalText,
  falseJumps: FALSE_JUMPS,
  termination: terminationText,
};

export const rulesStrings: Strings<RulesStrings> = defineStrings('rules', english);
