import type { Position, Seat } from '@halma/rules';
import { hasPassedOthers, stepperCells } from '@halma/solver/race';
import { cellsOfSeat } from '../men.ts';
import { armyCost } from '../values/travel-cost.ts';
import { sidesInPlay, sideToMove } from './sides.ts';

/** An army that is no closer to its target than it was this many of its turns ago, or even earlier, has stalled. */
const STALL_TURNS = 6;

/** The same for games in which some men cannot move without others. */
const STALL_TURNS_WITH_STEPPERS = 2;

/** Returns the other seat if two seats play. */
export function soleOpponent({ rules, toMove }: Position): Seat | undefined {
  const others = rules.seats.filter((seat) => seat !== toMove);
  return others.length === 1 ? others[0] : undefined;
}

/** Returns the seat with the highest travel cost on a side. A side is home only when all its seats are. */
export function furthestBehind(position: Position, side: readonly Seat[]): Seat | undefined {
  return side.toSorted((a, b) => armyCost(position, b) - armyCost(position, a))[0];
}

/** Returns the seat that decides the race of the nearest opposing side in play: the partner that is furthest behind. */
export function opponentToBeat(position: Position): Seat | undefined {
  const moverSide = sideToMove(position);
  const opponents = sidesInPlay(position).filter((side) => side !== moverSide);
  return opponents
    .flatMap((side) => furthestBehind(position, side) ?? [])
    .sort((a, b) => armyCost(position, a) - armyCost(position, b))[0];
}

/**
 * Returns whether the army to move has passed all others, so only a race is left.
 *
 * @param maxMenOutside the maximum number of its men that may still be outside the target
 */
export function isRacing(position: Position, maxMenOutside: number): boolean {
  if (position.rules.game.goal !== 'camp') return false;
  return hasPassedOthers(position, position.toMove) && countMenOutside(position) <= maxMenOutside;
}

function countMenOutside(position: Position): number {
  const inTarget = position.rules.camps[position.toMove]?.inTarget;
  return cellsOfSeat(position, position.toMove).filter((cell) => inTarget?.[cell] !== 1).length;
}

/**
 * Returns whether the army to move was at least as close to its target several turns ago or earlier. Armies that face
 * each other can block the game when each waits for the other to open. An army that has stalled plays as if
 * it were alone until it is closer than before.
 */
export function hasStalled(position: Position): boolean {
  const { goal } = position.rules.game;
  if (goal === 'cleared') return false;
  const seat = position.toMove;
  const hasSteppers = goal === 'camp' && stepperCells(position.rules, seat) !== null;
  const stallTurns = hasSteppers ? STALL_TURNS_WITH_STEPPERS : STALL_TURNS;
  const cost = armyCost(position, seat);
  let turns = 0;
  for (let earlier = position.previous; earlier !== null; earlier = earlier.previous) {
    if (earlier.toMove !== seat) continue;
    turns += 1;
    if (turns >= stallTurns && armyCost(earlier, seat) <= cost) return true;
  }
  return false;
}
