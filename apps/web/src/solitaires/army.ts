import type { Position, RulesConfig } from '@halma/rules';
import { setUp } from '../board/set-up.ts';

/** The rules of the printed solitaires: a single army on the board of Halma for two. */
export const ARMY: RulesConfig = { game: 'halma-2', preset: 'parker-1885', alone: 'A' };

/** Returns the start position: nineteen men in the camp at the lower left. */
export function fullCamp(): Position {
  return setUp(ARMY);
}

/** Returns the number of men in their own camp. */
export function menInCamp({ rules, men }: Position): number {
  const seat = rules.seats[0] ?? 0;
  return (rules.camps[seat]?.home ?? []).filter((cell) => men[cell] !== 0).length;
}

/** Returns the number of men in their target camp. */
export function menInTarget({ rules, men }: Position): number {
  const seat = rules.seats[0] ?? 0;
  return (rules.camps[seat]?.target ?? []).filter((cell) => men[cell] !== 0).length;
}
