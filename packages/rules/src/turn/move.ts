import type { Cell } from '../board/board.ts';

/** A man moves from one cell to another, by a step or a hop; the two cells determine which. */
export interface NormalMove {
  readonly kind: 'normal';
  readonly from: Cell;
  readonly to: Cell;
  /** The cells of the hop, from start to end, when the player states them. The rules then check every jump. */
  readonly route?: readonly Cell[];
  /** Cetro: the opponent must answer with a jump if there is one. */
  readonly demandsJump?: boolean;
}

/** Places a man from the hand on a cell. */
export interface Drop {
  readonly kind: 'drop';
  readonly to: Cell;
}

/** A man leaves the board, by a step over the edge or by the last jump of a hop. */
export interface BearOff {
  readonly kind: 'bear-off';
  readonly from: Cell;
  /** The cells of the hop, without the place off the board, when the player states them. */
  readonly route?: readonly Cell[];
}

/** A turn without a move. */
export interface Pass {
  readonly kind: 'pass';
}

export type Move = NormalMove | Drop | BearOff | Pass;

export const PASS: Pass = { kind: 'pass' };

/**
 * A move in the lists of the generator is one number: from × 512 + to. A drop starts from the hand; the pass is a
 * number of its own.
 */
export type MoveCode = number;

const SHIFT = 9;
const STRIDE = 1 << SHIFT;
const HAND = STRIDE - 1;
export const PASS_CODE: MoveCode = STRIDE * STRIDE - 1;

/** The code of a step or a hop; `to` is the board's `offBoard` for a man that leaves. */
export function normalMoveCode(from: Cell, to: Cell): MoveCode {
  return (from << SHIFT) | to;
}

/** The code of a drop. */
export function dropCode(to: Cell): MoveCode {
  return HAND * STRIDE + to;
}

/** The cell a listed move starts from; no cell of any board for drops and passes. */
export function fromCell(code: MoveCode): Cell {
  return code >> SHIFT;
}

/** The cell a listed move ends on; the board's `offBoard` for a man that leaves. */
export function toCell(code: MoveCode): Cell {
  return code & (STRIDE - 1);
}

/** Decodes a listed move. @param offBoard the board's number for off the board */
export function decodeMove(code: MoveCode, offBoard: Cell): Move {
  if (code === PASS_CODE) return PASS;
  const from = fromCell(code);
  const to = toCell(code);
  if (from === HAND) return { kind: 'drop', to };
  return to === offBoard ? { kind: 'bear-off', from } : { kind: 'normal', from, to };
}

/** Encodes a move without its route and demand. @param offBoard as for `decodeMove` */
export function encodeMove(move: Move, offBoard: Cell): MoveCode {
  switch (move.kind) {
    case 'normal':
      return normalMoveCode(move.from, move.to);
    case 'drop':
      return dropCode(move.to);
    case 'bear-off':
      return normalMoveCode(move.from, offBoard);
    case 'pass':
      return PASS_CODE;
  }
}
