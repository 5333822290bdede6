import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';
import { Battlefield } from '../plain-search/battlefield.ts';

/** The other army, where two seats play against each other. */
export function soleRival({ rules, toMove }: Position): Seat | undefined {
  const others = rules.seats.filter((seat) => seat !== toMove);
  return others.length === 1 ? others[0] : undefined;
}

/**
 * Does the army to move go its way alone? It does when it has passed every other, and goes on as if it had when a duel has
 * come to a stand.
 */
export function isAlone(position: Position): boolean {
  if (position.rules.game.goal !== 'camp') return false;
  return havePassed(position) || (soleRival(position) !== undefined && hasStalled(position));
}

/** Is every man of the mover nearer to its target than every other man? Then neither can use or hinder the other. */
function havePassed({ rules, men, toMove }: Position): boolean {
  const { board, yards } = rules;
  const tip = yards[toMove]?.targetTip ?? board.wall;
  let own = 0;
  let others = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < board.cells; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT) continue;
    const way = board.distance(cell, tip);
    if (seatOf(man) === toMove) own = Math.max(own, way);
    else others = Math.min(others, way);
  }
  return own < others;
}

/** Turns of each seat after which an army that came no nearer has stalled. */
const PATIENCE = 6;

/**
 * Has the army come no nearer for a while? Two armies may stand facing each other, neither wishing to open a way for the other.
 * Whoever notices goes on as if it were alone.
 */
function hasStalled(position: Position): boolean {
  let earlier: Position | null = position;
  for (let ply = 0; ply < 2 * PATIENCE; ply += 1) earlier = earlier?.previous ?? null;
  const seat = position.toMove;
  if (earlier === null || earlier.toMove !== seat) return false;
  return new Battlefield(earlier).cost(seat) <= new Battlefield(position).cost(seat);
}
