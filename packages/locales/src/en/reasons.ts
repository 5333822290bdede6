import type { Judgement, PhaseName, Reason } from '@halma/engine';
import { judgementText, phaseText, reasonText } from '@halma/engine/english';
import type { Rules, SeatLetter } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

/** The strings of the engine's reasons, judgements and phases. */
export interface ReasonStrings {
  /**
   * Returns a reason as a sentence.
   *
   * @param nameOf returns the name of a seat
   */
  readonly reason: (rules: Rules, reason: Reason, nameOf: (seat: SeatLetter) => string) => string;
  readonly judgement: (judgement: Judgement) => string;
  readonly phase: (phase: PhaseName) => string;
}

const english: ReasonStrings = {
  reason: reasonText,
  judgement: judgementText,
  phase: phaseText,
};

export const reasonStrings: Strings<ReasonStrings> = defineStrings('reasons', english);
