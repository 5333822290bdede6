import type { Board, BoardSymmetry } from '@halma/rules';
import type { Placement } from './positions.ts';

/**
 * Returns the symmetry that rotates a board clockwise.
 *
 * @param corners the number of corners by which it rotates the board
 */
export function rotationOf(board: Board, corners: number): BoardSymmetry {
  return symmetryOf(board, corners, false);
}

/** Returns the reflection of a board in the line from seat A's corner to the opposite corner. */
export function reflectionOf(board: Board): BoardSymmetry {
  return symmetryOf(board, 0, true);
}

function symmetryOf(board: Board, rotation: number, isMirror: boolean): BoardSymmetry {
  const found = board
    .symmetries()
    .find((symmetry) => symmetry.rotation === rotation && symmetry.isMirror === isMirror);
  if (found === undefined)
    throw new RangeError(`${board.id} has no symmetry with a rotation of ${rotation} corners`);
  return found;
}

/** Maps the men of a placement to their images. */
export function transformPlacement(placement: Placement, symmetry: BoardSymmetry): Placement {
  return new Map(
    [...placement].map(([cell, seat]) => [symmetry.cells[cell] ?? cell, symmetry.seats[seat] ?? seat]),
  );
}
