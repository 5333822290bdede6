import type { Refusal, Termination } from '@halma/rules';
import { refusalText, terminationText } from '@halma/rules/english';
import { type Words, words } from '../load.ts';

/** What the rules have to say, in a language. */
export interface RulesWords {
  /** Why something is refused, as a sentence with the place it is about. */
  readonly refusal: (refusal: Refusal) => string;
  /** Why a game ended, in a few words. */
  readonly termination: (termination: Termination) => string;
}

const english: RulesWords = { refusal: refusalText, termination: terminationText };

export const rulesWords: Words<RulesWords> = words('rules', english);
