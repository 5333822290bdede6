import type { Board } from '@halma/rules';
import type { Geometry, Margins, Spot } from './geometry.ts';

export const CELL = 40;

/** A square board: its lower left corner shows the seat at the bottom, as each player has his yard at his left hand. */
export interface SquareGeometry extends Geometry {
  readonly side: number;
  /** Quarter turns counter-clockwise. */
  readonly turns: number;
  /** The spot that is drawn at a column and row counted from the lower left of the page. */
  readonly spotAt: (column: number, row: number) => Spot;
}

/** Lays out a square board. Its squares fill 0 to 40 times the side, and the margins lie outside. */
export function squareGeometry(board: Board, turns: number, margins: Margins): SquareGeometry {
  const side = board.rows.length;
  const length = side * CELL;
  const turned = (spot: Spot, times: number): Spot => {
    let { x, y } = spot;
    for (let turn = 0; turn < times; turn += 1) [x, y] = [side - 1 - y, x];
    return { x, y };
  };
  return {
    board,
    side,
    turns,
    pitch: CELL,
    viewBox: [
      -margins.left,
      -margins.top,
      length + margins.left + margins.right,
      length + margins.top + margins.bottom,
    ],
    place: (spot) => {
      const { x, y } = turned(spot, turns);
      return { x: (x + 0.5) * CELL, y: (side - y - 0.5) * CELL };
    },
    spotAt: (column, row) => turned({ x: column, y: row }, (4 - turns) % 4),
  };
}
