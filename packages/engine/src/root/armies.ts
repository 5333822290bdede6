import { type Position, type Seat, seatOf, VACANT } from '@halma/rules';
import { stepperCells } from '@halma/solver';
import { armyCost } from '../values/army-cost.ts';
import { ownSide, sidesInPlay } from './sides.ts';

/** The other army, where two seats play against each other. */
export function soleRival({ rules, toMove }: Position): Seat | undefined {
  const others = rules.seats.filter((seat) => seat !== toMove);
  return others.length === 1 ? others[0] : undefined;
}

/** Of a side, whoever has furthest to go: a side is home when all its partners are. */
export function lastOf(position: Position, side: readonly Seat[]): Seat | undefined {
  return side.toSorted((one, other) => armyCost(position, other) - armyCost(position, one))[0];
}

/** Whom the side to move has to beat: of the rivals in play the one nearest to home, and of its partners the last. */
export function rivalToBeat(position: Position): Seat | undefined {
  const own = ownSide(position);
  const rivals = sidesInPlay(position).filter((side) => side !== own);
  return rivals
    .flatMap((side) => lastOf(position, side) ?? [])
    .sort((one, other) => armyCost(position, one) - armyCost(position, other))[0];
}

/**
 * Does the army to move go its way alone? It does when it has passed every other.
 *
 * @param most how many of its men may still be outside of the target
 */
export function isAlone(position: Position, most: number): boolean {
  if (position.rules.game.goal !== 'camp') return false;
  return havePassed(position) && menOutside(position) <= most;
}

function menOutside({ rules, men, toMove }: Position): number {
  const inTarget = rules.yards[toMove]?.inTarget;
  return men.reduce(
    (count, man, cell) =>
      man !== VACANT && seatOf(man) === toMove && inTarget?.[cell] !== 1 ? count + 1 : count,
    0,
  );
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

/** Turns of its own after which an army that came no nearer has stalled: fewer where some cannot move without others. */
const PATIENCE = 6;
const PATIENCE_WITH_STEPPERS = 2;

/**
 * Was the army as near as this some turns ago already? Armies may stand facing each other, none wishing to open a way for another.
 * Whoever notices goes on as if it were alone, until it has come nearer than ever.
 */
export function hasStalled(position: Position): boolean {
  if (position.rules.game.goal !== 'camp') return false;
  const seat = position.toMove;
  const patience = stepperCells(position.rules, seat) === null ? PATIENCE : PATIENCE_WITH_STEPPERS;
  const cost = armyCost(position, seat);
  let turns = 0;
  for (let earlier = position.previous; earlier !== null; earlier = earlier.previous) {
    if (earlier.toMove !== seat) continue;
    turns += 1;
    if (turns >= patience && armyCost(earlier, seat) <= cost) return true;
  }
  return false;
}
