import { type Cell, homeLimitTurn } from '@halma/rules';
import type { SeatView } from './seat-view.ts';

/** The seat's men in its own camp, and the time left for them to leave. */
export interface HomeRemaining {
  /** In order of distance from the tip of the camp. */
  readonly men: readonly Cell[];
  /**
   * The number of turns that the seat has left before the rules check its own camp for its men, as set by the
   * options `homeLimit` and `homeLimitTest`; null if there is no limit.
   */
  readonly turnsLeft: number | null;
}

/** Finds the seat's men in its own camp, and the number of turns left for them to leave. */
export function findHomeRemaining({ ownMen, position, rules, seat, camps }: SeatView): HomeRemaining {
  const limit = homeLimitTurn(rules.options);
  const turnsPlayed = position.turnsPlayed[seat] ?? 0;
  return {
    men: ownMen.filter((cell) => camps.inHome[cell] === 1),
    turnsLeft: limit === null ? null : Math.max(0, limit - turnsPlayed),
  };
}
