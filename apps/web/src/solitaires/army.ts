import type { Position, RulesConfig } from '@halma/rules';
import { setUp } from '../board/set-up.ts';

/** One army alone, by the rules the solitaires were printed with. */
export const ARMY: RulesConfig = { game: 'halma-2', preset: 'parker-1885', alone: 'A' };

/** Returns the position with nineteen men in the camp at the lower left and no others. */
export function fullCamp(): Position {
  return setUp(ARMY);
}

/** Returns the number of men in the camp in which they started. */
export function menInCamp({ rules, men }: Position): number {
  const seat = rules.seats[0] ?? 0;
  return (rules.camps[seat]?.home ?? []).filter((cell) => men[cell] !== 0).length;
}

/** Returns the number of men in their target camp. */
export function menInTarget({ rules, men }: Position): number {
  const seat = rules.seats[0] ?? 0;
  return (rules.camps[seat]?.target ?? []).filter((cell) => men[cell] !== 0).length;
}
