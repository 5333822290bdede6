import type { Cell } from '@halma/rules';
import type { Situation } from './situation.ts';

/** The men who have not left their own camp. */
export interface HomeRemaining {
  /** The corner man first. */
  readonly men: readonly Cell[];
  /** Turns the seat has left until the option `homeLimit` is tested; null when there is no limit. */
  readonly turnsLeft: number | null;
}

/** Own men at home, and the time they have to leave. */
export function homeRemaining({ own, position, rules, seat, yard }: Situation): HomeRemaining {
  const { homeLimit } = rules.options;
  const made = position.turns[seat] ?? 0;
  return {
    men: own.filter((cell) => yard.inHome[cell] === 1),
    turnsLeft: homeLimit === 0 ? null : Math.max(0, homeLimit - made),
  };
}
