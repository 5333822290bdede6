import type { Board, Rules, Seat } from '@halma/rules';
import type { Coordinates } from '../api.ts';
import { type Margins, turnsForSeat } from './geometry.ts';
import { type Geometry, shapeGeometryOf } from './shapes.ts';

/** Boards with narrower cells have no coordinates, and fewer and larger marks. */
const SMALL_CELL_PX = 28;

/** The placement of a board in the drawing. */
export interface Layout {
  readonly rules: Rules;
  readonly geometry: Geometry;
  readonly coordinates: Coordinates;
  /** Whether the cells are too small for coordinates and numbers. */
  readonly isSmall: boolean;
}

export interface LayoutChoice {
  readonly rules: Rules;
  readonly orientation: Seat;
  readonly coordinates: Coordinates;
  readonly isSmall: boolean;
}

const MARGINS: Readonly<Record<Coordinates, Margins>> = {
  modern: { left: 26, top: 9, right: 9, bottom: 27 },
  leaflet: { left: 9, top: 30, right: 42, bottom: 9 },
  none: { left: 12, top: 12, right: 12, bottom: 12 },
};

/** The margins of small boards: wide enough for the frame only. */
const SMALL_BOARD_MARGINS: Margins = { left: 5, top: 5, right: 5, bottom: 5 };

/** The minimum margins, in units, where a game shows exits or row signs beside the board. */
const EXIT_MARGIN = 42;
const ROW_SIGN_MARGIN = 36;

/** Returns the layout of a game's board for one seat. */
export function makeLayout({ rules, orientation, coordinates, isSmall }: LayoutChoice): Layout {
  const { board } = rules;
  const turns = turnsForSeat(board, orientation);
  const shown = isSmall ? 'none' : coordinates;
  const margins = widenedMargins(rules, isSmall ? SMALL_BOARD_MARGINS : MARGINS[shown]);
  const geometry = shapeGeometryOf(board).layOut(board, turns, margins);
  return { rules, geometry, coordinates: shown, isSmall };
}

function widenedMargins(rules: Rules, margins: Margins): Margins {
  const least = rules.bearOffCells === null ? 0 : EXIT_MARGIN;
  const right = rules.game.goal === 'far-rows' ? ROW_SIGN_MARGIN : least;
  return {
    left: Math.max(margins.left, least),
    top: Math.max(margins.top, least),
    right: Math.max(margins.right, right),
    bottom: Math.max(margins.bottom, least),
  };
}

/** Returns the width of a board's drawing divided by its height, without the margins for coordinates. */
export function drawingAspect(board: Board): number {
  const [, , width, height] = shapeGeometryOf(board).layOut(board, 0, SMALL_BOARD_MARGINS).viewBox;
  return width / height;
}

/** Returns whether a board has small cells in a box of CSS pixels. A height of 0 means that only the width counts. */
export function hasSmallCells(board: Board, width: number, height: number): boolean {
  const room = height > 0 ? Math.min(width, height) : width;
  return width > 0 && room / shapeGeometryOf(board).cellsAcross(board) < SMALL_CELL_PX;
}
