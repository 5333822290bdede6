import type { Board } from '@halma/rules';
import type { BaseGeometry, Margins, Spot } from './geometry.ts';

export const CELL_SIZE = 40;

/**
 * A square board. Its lower left corner is the camp of the seat at the bottom, because each player's camp is on their
 * left.
 */
export interface SquareGeometry extends BaseGeometry {
  readonly surface: 'squares';
  readonly side: number;
  /** The number of quarter turns counterclockwise. */
  readonly turns: number;
  /** The spot that is drawn at a column and row counted from the lower left of the drawing. */
  readonly spotAt: (column: number, row: number) => Spot;
}

/**
 * Lays out a square board. Its squares extend from 0 to 40 times the number of squares on a side; the margins lie
 * outside.
 */
export function squareGeometry(board: Board, turns: number, margins: Margins): SquareGeometry {
  const side = board.rows.length;
  const length = side * CELL_SIZE;
  const rotated = (spot: Spot, quarterTurns: number): Spot => {
    let { x, y } = spot;
    for (let turn = 0; turn < quarterTurns; turn += 1) [x, y] = [side - 1 - y, x];
    return { x, y };
  };
  return {
    surface: 'squares',
    board,
    side,
    turns,
    pitch: CELL_SIZE,
    viewBox: [
      -margins.left,
      -margins.top,
      length + margins.left + margins.right,
      length + margins.top + margins.bottom,
    ],
    pointAt: (spot) => {
      const { x, y } = rotated(spot, turns);
      return { x: (x + 0.5) * CELL_SIZE, y: (side - y - 0.5) * CELL_SIZE };
    },
    spotAt: (column, row) => rotated({ x: column, y: row }, (4 - turns) % 4),
  };
}
