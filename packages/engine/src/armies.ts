import type { Position, Seat } from '@halma/rules';
import { Battlefield } from './battlefield.ts';

/** The other army, where two seats play against each other. */
export function soleRival({ rules, toMove }: Position): Seat | undefined {
  const others = rules.seats.filter((seat) => seat !== toMove);
  return others.length === 1 ? others[0] : undefined;
}

/** Is every man of the seat nearer to its target than every man of the rival? Then neither can use or hinder the other. */
export function havePassed(field: Battlefield, seat: Seat, rival: Seat): boolean {
  const { board, yards, game } = field.rules;
  if (game.goal !== 'camp') return false;
  const tip = yards[seat]?.targetTip ?? board.wall;
  const ways = (army: Seat): readonly number[] => field.army(army).map((cell) => board.distance(cell, tip));
  return Math.max(...ways(seat)) < Math.min(...ways(rival));
}

/** Turns of each seat after which an army that came no nearer has stalled. */
const PATIENCE = 6;

/**
 * Has the army come no nearer for a while? Two armies may stand facing each other, neither wishing to open a way for the other.
 * Whoever notices goes on as if it were alone.
 */
export function hasStalled(position: Position, field: Battlefield): boolean {
  let earlier: Position | null = position;
  for (let ply = 0; ply < 2 * PATIENCE; ply += 1) earlier = earlier?.previous ?? null;
  const seat = position.toMove;
  return (
    earlier !== null && earlier.toMove === seat && new Battlefield(earlier).cost(seat) <= field.cost(seat)
  );
}
