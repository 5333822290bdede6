import { hasReachedGoal } from '../ends/goals.ts';
import type { Position } from '../position/position.ts';
import { VACANT } from '../seat.ts';
import { fromCell, type MoveCode, toCell } from './move.ts';
import type { MoveList } from './move-list.ts';

/**
 * Under `completeOpponent=forbidden`: removes the moves after which an opponent has reached its goal. May empty the
 * list.
 */
export function removeCompletingMoves(position: Position, list: MoveList): void {
  const { completeOpponent, winRule } = position.rules.options;
  // Under `all-home` only the opponent's own men count, so another seat cannot complete its win.
  if (completeOpponent === 'allowed' || winRule === 'all-home') return;
  list.keep((code) => !completesOpponent(position, code));
}

/** Returns whether a listed move completes an opponent's goal by filling that opponent's target. */
export function completesOpponent(position: Position, code: MoveCode): boolean {
  const { rules, men, toMove } = position;
  if (rules.options.completeOpponent === 'allowed') return false;
  const [from, to] = [fromCell(code), toCell(code)];
  return rules.seats.some((seat) => {
    if (seat === toMove || rules.camps[seat]?.inTarget[to] !== 1) return false;
    const menAfter = men.slice();
    menAfter[to] = menAfter[from] ?? VACANT;
    menAfter[from] = VACANT;
    return hasReachedGoal({ ...position, men: menAfter }, seat);
  });
}
