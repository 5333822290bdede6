import type { Cell } from '../board/board.ts';

/** A man moves from one cell to another, by a step or a hop; the two cells determine which. */
export interface NormalMove {
  readonly kind: 'normal';
  readonly from: Cell;
  readonly to: Cell;
  /** The cells of the hop from start to end, if the player states them. The rules then check every jump. */
  readonly route?: readonly Cell[];
  /** Cetro: whether the opponent must reply with a jump if it has one. */
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
  /** The cells of the hop on the board, if the player states them. */
  readonly route?: readonly Cell[];
}

/** A turn without a move. */
export interface Pass {
  readonly kind: 'pass';
}

export type Move = NormalMove | Drop | BearOff | Pass;

export const PASS: Pass = { kind: 'pass' };
Object.freeze(PASS);

/**
 * A move as one number, as the generator lists it: 512 × from + to. A drop starts from a number reserved for the hand;
 * the pass has its own number.
 */
export type MoveCode = number;

const SHIFT = 9;
const STRIDE = 1 << SHIFT;
const HAND = STRIDE - 1;
export const PASS_CODE: MoveCode = STRIDE * STRIDE - 1;

/** Returns the code of a step or a hop; `to` is the board's `offBoard` for a man that leaves. */
export function normalMoveCode(from: Cell, to: Cell): MoveCode {
  return (from << SHIFT) | to;
}

/** Returns the code of a drop. */
export function dropCode(to: Cell): MoveCode {
  return HAND * STRIDE + to;
}

/** Returns the cell from which a listed move starts; for drops and passes, a number that is not a cell on any board. */
export function fromCell(code: MoveCode): Cell {
  return code >> SHIFT;
}

/** Returns the cell on which a listed move ends, or the board's `offBoard` if the man leaves the board. */
export function toCell(code: MoveCode): Cell {
  return code & (STRIDE - 1);
}

/**
 * Decodes a listed move.
 *
 * @param offBoard the board's `offBoard`
 */
export function decodeMove(code: MoveCode, offBoard: Cell): Move {
  if (code === PASS_CODE) return PASS;
  const from = fromCell(code);
  const to = toCell(code);
  if (from === HAND) return { kind: 'drop', to };
  return to === offBoard ? { kind: 'bear-off', from } : { kind: 'normal', from, to };
}

/**
 * Encodes a move without its route and demand.
 *
 * @param offBoard the board's `offBoard`
 */
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
