import { checkPosition } from '../check-arguments.ts';
import type { Position } from '../position/position.ts';
import { VACANT } from '../seat.ts';
import { collectMenCells, listNormalMoves } from './generate-moves.ts';
import { decodeMove, dropCode, type Move, PASS_CODE } from './move.ts';
import { MoveList } from './move-list.ts';
import { removeCompletingMoves } from './opponent-completion.ts';
import { applyTurnRestrictions } from './turn-restrictions.ts';

const ownCells = new Uint16Array(256);
const scratch = new MoveList();

/**
 * Fills the list with every legal move of the seat to move. A pass is legal if no other move is; a finished partner
 * that may still move can always pass. The list is empty when the game is over.
 */
export function listMoves(position: Position, list: MoveList): void {
  list.count = 0;
  if (position.outcome !== null) return;
  if (position.dropsLeft > 0) listDrops(position, list);
  else {
    listPseudoLegalMoves(position, list);
    removeCompletingMoves(position, list);
    applyTurnRestrictions(position, list);
  }
  if (list.count === 0 || position.ranks[position.toMove] !== 0) list.add(PASS_CODE);
}

/** Fills the list with the steps and hops of the seat to move, before the restrictions of this turn are applied. */
export function listPseudoLegalMoves(position: Position, list: MoveList): void {
  const { rules, men, toMove } = position;
  list.count = 0;
  const count = collectMenCells(men, toMove, ownCells, rules.board.cellCount);
  listNormalMoves(rules, men, toMove, ownCells, count, list);
}

function listDrops({ rules, men, hands, toMove }: Position, list: MoveList): void {
  if ((hands[toMove] ?? 0) === 0) return;
  for (const cell of rules.dropZone) if (men[cell] === VACANT) list.add(dropCode(cell));
}

/** Returns every legal move of the seat to move, in no particular order. */
export function legalMoves(position: Position): readonly Move[] {
  checkPosition(position);
  listMoves(position, scratch);
  return Array.from(scratch.codes.subarray(0, scratch.count), (code) =>
    decodeMove(code, position.rules.board.offBoard),
  );
}

/**
 * Returns whether the seat to move has a legal move other than a pass. Ignores the outcome, and the restrictions of the
 * turn, which never remove every move.
 */
export function canMove(position: Position): boolean {
  scratch.count = 0;
  if (position.dropsLeft > 0) listDrops(position, scratch);
  else {
    listPseudoLegalMoves(position, scratch);
    removeCompletingMoves(position, scratch);
  }
  return scratch.count > 0;
}
