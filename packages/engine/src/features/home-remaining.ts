import { type Cell, homeLimitTurn } from '@halma/rules';
import type { SeatView } from './seat-view.ts';

/** The men that have not left their own camp. */
export interface HomeRemaining {
  /** The corner man first. */
  readonly men: readonly Cell[];
  /** Turns of the seat until the options `homeLimit` and `homeLimitTest` test it for men at home; null without a limit. */
  readonly turnsLeft: number | null;
}

/** Counts own men at home, and the turns they have to leave. */
export function homeRemaining({ ownMen, position, rules, seat, camps }: SeatView): HomeRemaining {
  const limit = homeLimitTurn(rules.options);
  const played = position.turnsPlayed[seat] ?? 0;
  return {
    men: ownMen.filter((cell) => camps.inHome[cell] === 1),
    turnsLeft: limit === null ? null : Math.max(0, limit - played),
  };
}
