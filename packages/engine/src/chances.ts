import type { Position, Seat } from '@halma/rules';
import { race } from './features/race.ts';
import { situationOf } from './features/situation.ts';
import type { Line } from './line.ts';
import { ownSide, sidesInPlay, winningSide } from './root/sides.ts';
import { SWING } from './score.ts';

/**
 * The chance of each side to come in first, in the order of `rules.sides`; together 1. The side to move has what its line
 * says; the others in play share the rest by the moves that each still needs, which is an estimate and no search. Once a side
 * is home, first is nobody else.
 */
export function chancesOfSides(
  position: Position,
  { winningChance }: Pick<Line, 'winningChance'>,
): readonly number[] {
  const { sides } = position.rules;
  const winner = winningSide(position);
  if (winner !== undefined) return sides.map((side) => (side === winner ? 1 : 0));
  const own = ownSide(position);
  const rivals = sidesInPlay(position).filter((side) => side !== own);
  const odds = rivals.map((side) => Math.exp(-movesOf(position, side) / SWING));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const shareOf = (index: number): number => ((1 - winningChance) * (odds[index] ?? 0)) / all;
  return sides.map((side) => (side === own ? winningChance : shareOf(rivals.indexOf(side))));
}

/** About the moves a side still needs; 0 for all in games without camps. */
function movesOf(position: Position, [seat]: readonly Seat[]): number {
  const situation = seat === undefined ? null : situationOf(position, seat);
  return situation === null ? 0 : (race(situation)?.own ?? 0);
}
