import type { Position } from '../position/position.ts';
import { VACANT } from '../seat.ts';
import { applyDuties } from './duties.ts';
import { cellsOfSeat, listWalks } from './generate.ts';
import { dropCode, type Move, moveOfCode, PASS_CODE } from './move.ts';
import { MoveList } from './move-list.ts';

const own = new Uint16Array(256);
const scratch = new MoveList();

/**
 * Fills the list with every legal move of the seat to move. A pass is legal when nothing else is, and always for a
 * finished partner who may still move. The list is empty when the game is over.
 */
export function listMoves(position: Position, list: MoveList): void {
  list.count = 0;
  if (position.outcome !== null) return;
  if (position.dropsLeft > 0) listDrops(position, list);
  else {
    listMenMoves(position, list);
    applyDuties(position, list);
  }
  if (list.count === 0 || position.ranks[position.toMove] !== 0) list.add(PASS_CODE);
}

/** Fills the list with the steps and hops of the seat to move, before any duty of this turn. */
export function listMenMoves(position: Position, list: MoveList): void {
  const { rules, men, toMove } = position;
  list.count = 0;
  const count = cellsOfSeat(men, toMove, own, rules.board.cells);
  listWalks(rules, men, toMove, own, count, list);
}

function listDrops({ rules, men, hands, toMove }: Position, list: MoveList): void {
  if ((hands[toMove] ?? 0) === 0) return;
  for (const cell of rules.dropZone) if (men[cell] === VACANT) list.add(dropCode(cell));
}

/** Every legal move of the seat to move, as values in no particular order. */
export function legalMoves(position: Position): readonly Move[] {
  listMoves(position, scratch);
  return Array.from(scratch.codes.subarray(0, scratch.count), (code) =>
    moveOfCode(code, position.rules.board.away),
  );
}

/** Can the seat to move do anything but pass? Asked after turns, so it does not look at outcome or duties. */
export function canMove(position: Position): boolean {
  scratch.count = 0;
  if (position.dropsLeft > 0) listDrops(position, scratch);
  else listMenMoves(position, scratch);
  return scratch.count > 0;
}
