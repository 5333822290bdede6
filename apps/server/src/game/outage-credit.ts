import type { ClockSetting } from '@halma/protocol';
import type { DecisionContext, EventOf } from './context.ts';
import { type GameState, seatToMove } from './state.ts';

/**
 * The minimum length of an outage for it to be credited, in milliseconds. Games without a clock need no
 * credit.
 */
const MIN_CREDIT_MS: Readonly<Record<ClockSetting['kind'], number>> = {
  'real-time': 100,
  days: 60_000,
  none: Number.POSITIVE_INFINITY,
};

/**
 * Returns the credit for the outages of the current move that have not been credited yet; undefined if there is none.
 */
export function outageCredit(
  state: GameState,
  { outageMs }: Pick<DecisionContext, 'outageMs'>,
): EventOf<'credited'> | undefined {
  if (seatToMove(state) === undefined) return undefined;
  const milliseconds = Math.round(outageMs(state.clock.creditedUntil));
  return milliseconds >= MIN_CREDIT_MS[state.terms.clock.kind]
    ? { kind: 'credited', milliseconds }
    : undefined;
}
