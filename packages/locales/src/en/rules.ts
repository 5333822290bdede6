import type { Refusal, Termination } from '@halma/rules';
import { refusalText, terminationText } from '@halma/rules/english';
import { defineStrings, type Strings } from '../load.ts';

/** The strings of refusals and endings. */
export interface RulesStrings {
  /** Returns the reason for a refusal as a sentence, which names the square it refers to. */
  readonly refusal: (refusal: Refusal) => string;
  /** Returns why a game ended, in a few words. */
  readonly termination: (termination: Termination) => string;
}

const english: RulesStrings = { refusal: refusalText, termination: terminationText };

export const rulesStrings: Strings<RulesStrings> = defineStrings('rules', english);
