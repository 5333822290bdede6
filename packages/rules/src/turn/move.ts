import type { Cell } from '../board/board.ts';

/** A man goes from one cell to another, by a step or a hop; the pair of cells says which. */
export interface Walk {
  readonly kind: 'walk';
  readonly from: Cell;
  readonly to: Cell;
  /** The cells of the hop, from start to end, when the player names them. They are then held to be jumps. */
  readonly route?: readonly Cell[];
  /** Cetro: the opponent must answer with a jump if he has one. */
  readonly demand?: boolean;
}

/** A man in hand is put on a cell. */
export interface Drop {
  readonly kind: 'drop';
  readonly to: Cell;
}

/** A man leaves the board for good, by a step over the edge or as the last jump of a hop. */
export interface Leave {
  readonly kind: 'leave';
  readonly from: Cell;
  /** The cells of the hop, without the place off the board, when the player names them. */
  readonly route?: readonly Cell[];
}

/** Nothing is moved. */
export interface Pass {
  readonly kind: 'pass';
}

export type Move = Walk | Drop | Leave | Pass;

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

/** The code of a step or a hop; `to` is the board's `away` for a man who leaves. */
export function walkCode(from: Cell, to: Cell): MoveCode {
  return (from << SHIFT) | to;
}

/** The code of a drop. */
export function dropCode(to: Cell): MoveCode {
  return HAND * STRIDE + to;
}

/** The cell a listed move starts from; no cell of any board for drops and passes. */
export function codeFrom(code: MoveCode): Cell {
  return code >> SHIFT;
}

/** The cell a listed move ends on; the board's `away` for a man who leaves. */
export function codeTo(code: MoveCode): Cell {
  return code & (STRIDE - 1);
}

/** The listed move as a value. @param away the board's number for off the board */
export function moveOfCode(code: MoveCode, away: Cell): Move {
  if (code === PASS_CODE) return PASS;
  const from = codeFrom(code);
  const to = codeTo(code);
  if (from === HAND) return { kind: 'drop', to };
  return to === away ? { kind: 'leave', from } : { kind: 'walk', from, to };
}

/** The code of a move; its route and demand are no part of what it is. @param away as for `moveOfCode` */
export function codeOfMove(move: Move, away: Cell): MoveCode {
  switch (move.kind) {
    case 'walk':
      return walkCode(move.from, move.to);
    case 'drop':
      return dropCode(move.to);
    case 'leave':
      return walkCode(move.from, away);
    case 'pass':
      return PASS_CODE;
  }
}
