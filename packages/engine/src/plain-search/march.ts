import { codeFrom, type MoveCode, MoveList, type Seat, VACANT } from '@halma/rules';
import type { Battlefield } from './battlefield.ts';

/** Moves of its own that an army looks ahead, the one that is judged not counted. */
const MOVES_AHEAD = 2;

/** How many moves are followed up at each of them. */
const WIDTH = 10;

const lists = Array.from({ length: MOVES_AHEAD + 1 }, () => new MoveList());

/**
 * One army on its way, the others standing still: the travel cost it can get down to within its next moves. The right
 * question when the armies have passed each other, and a fair one where many seats play.
 *
 * @returns minus the cost after the move and its best follow-up; the sooner part of it counts a little more
 */
export function marchValue(field: Battlefield, code: MoveCode, seat: Seat): number {
  const man = field.men[codeFrom(code)] ?? VACANT;
  field.move(code);
  const value = -followUp(field, seat, MOVES_AHEAD);
  field.undo(code, man);
  return value;
}

/** Weight of an army's cost before its last move ahead, so that of equal ways the quicker is taken. */
const SOONER = 0.05;

function followUp(field: Battlefield, seat: Seat, ahead: number): number {
  const here = field.cost(seat);
  const list = lists[ahead];
  if (ahead === 0 || list === undefined) return here;
  field.list(seat, list);
  let best = here;
  for (const code of field.byGain(list).slice(0, WIDTH)) {
    if (ahead === 1) {
      best = Math.min(best, here - field.gain(code));
      break;
    }
    const man = field.men[codeFrom(code)] ?? VACANT;
    field.move(code);
    best = Math.min(best, followUp(field, seat, ahead - 1));
    field.undo(code, man);
  }
  return best + SOONER * here;
}
