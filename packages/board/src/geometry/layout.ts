import type { Board, Rules, Seat } from '@halma/rules';
import type { Coordinates } from '../contract.ts';
import { type Geometry, type Margins, turnsFor } from './geometry.ts';
import { type SquareGeometry, squareGeometry } from './square.ts';
import { starGeometry } from './star.ts';

/** Cells drawn narrower than this, in CSS pixels, carry no coordinates and larger, fewer marks. */
const SMALL_CELL = 28;

/** Everything that decides where things are drawn. */
export interface Layout {
  readonly rules: Rules;
  /** The geometry of either shape; `square` is null on the star. */
  readonly geometry: Geometry;
  readonly square: SquareGeometry | null;
  readonly coordinates: Coordinates;
  /** Are the cells too small for coordinates and numbers? */
  readonly small: boolean;
}

export interface LayoutChoice {
  readonly rules: Rules;
  readonly orientation: Seat;
  readonly coordinates: Coordinates;
  readonly small: boolean;
}

const MARGINS: Readonly<Record<Coordinates, Margins>> = {
  modern: { left: 26, top: 9, right: 9, bottom: 27 },
  leaflet: { left: 9, top: 30, right: 42, bottom: 9 },
  none: { left: 12, top: 12, right: 12, bottom: 12 },
};

/** Room for the frame alone: small boards go from edge to edge. */
const BARE: Margins = { left: 5, top: 5, right: 5, bottom: 5 };

/** Room beside the board for what a game shows there. */
const EXITS = 42;
const ROW_SIGNS = 36;

/** Lays out the board of a game for one seat. */
export function makeLayout({ rules, orientation, coordinates, small }: LayoutChoice): Layout {
  const { board } = rules;
  const turns = turnsFor(board, orientation);
  const shown = small ? 'none' : coordinates;
  if (board.shape === 'star') {
    return { rules, geometry: starGeometry(board, turns), square: null, coordinates: shown, small };
  }
  const margins = widened(rules, small ? BARE : MARGINS[shown]);
  const square = squareGeometry(board, turns, margins);
  return { rules, geometry: square, square, coordinates: shown, small };
}

function widened(rules: Rules, margins: Margins): Margins {
  const least = rules.edge === null ? 0 : EXITS;
  const right = rules.game.goal === 'own-rows' ? ROW_SIGNS : least;
  return {
    left: Math.max(margins.left, least),
    top: Math.max(margins.top, least),
    right: Math.max(margins.right, right),
    bottom: Math.max(margins.bottom, least),
  };
}

/** Would this board have small cells in a box of that many CSS pixels? A box without height counts by its width. */
export function hasSmallCells(board: Board, width: number, height: number): boolean {
  const room = height > 0 ? Math.min(width, height) : width;
  // thirteen holes lie side by side on the star, and its tips reach half a pitch further
  const cells = board.shape === 'star' ? 14.2 : board.rows.length + 0.9;
  return width > 0 && room / cells < SMALL_CELL;
}
