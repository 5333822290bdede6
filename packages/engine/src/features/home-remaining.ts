import { type Cell, homeTestTurn } from '@halma/rules';
import type { Situation } from './situation.ts';

/** The men who have not left their own camp. */
export interface HomeRemaining {
  /** The corner man first. */
  readonly men: readonly Cell[];
  /** Turns the seat has left until it is tested for men at home, by the options `homeLimit` and `homeLimitTest`; null when there is no limit. */
  readonly turnsLeft: number | null;
}

/** Own men at home, and the time they have to leave. */
export function homeRemaining({ own, position, rules, seat, yard }: Situation): HomeRemaining {
  const due = homeTestTurn(rules.options);
  const made = position.turns[seat] ?? 0;
  return {
    men: own.filter((cell) => yard.inHome[cell] === 1),
    turnsLeft: due === null ? null : Math.max(0, due - made),
  };
}
