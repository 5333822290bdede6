import type { Position, RulesChoice } from '@halma/rules';
import { setUp } from '../board/set-up.ts';

/** One army alone, by the rules the solitaires were printed with. */
export const ARMY: RulesChoice = { game: 'halma-2', preset: 'parker-1885', alone: 'A' };

/** Nineteen men in the yard at the lower left, the board otherwise empty. */
export function fullYard(): Position {
  return setUp(ARMY);
}

/** How many men of the seat to move stand in the yard they began in. */
export function menInYard({ rules, men }: Position): number {
  const seat = rules.seats[0] ?? 0;
  return (rules.yards[seat]?.home ?? []).filter((cell) => men[cell] !== 0).length;
}

/** How many stand in the yard they make for. */
export function menAcross({ rules, men }: Position): number {
  const seat = rules.seats[0] ?? 0;
  return (rules.yards[seat]?.target ?? []).filter((cell) => men[cell] !== 0).length;
}
