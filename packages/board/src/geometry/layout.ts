import type { Board, Rules, Seat } from '@halma/rules';
import type { Coordinates } from '../api.ts';
import { type ChosenColours, NO_CHOSEN_COLOURS } from '../man-colours.ts';
import { cornersForSeat, type Margins } from './geometry.ts';
import { type Geometry, shapeGeometryOf } from './shapes.ts';

/** The cell width, in CSS pixels, below which boards have fewer and larger marks. */
const SMALL_CELL_PX = 28;

/**
 * The minimum cell width, in CSS pixels, at which each style of coordinates is readable. For `none`, the
 * minimum at which the board has wide margins.
 */
const MIN_CELL_PX: Readonly<Record<Geometry['surface'], Readonly<Record<Coordinates, number>>>> = {
  squares: { none: SMALL_CELL_PX, modern: SMALL_CELL_PX, leaflet: SMALL_CELL_PX, all: 40 },
  holes: { none: SMALL_CELL_PX, modern: 26, leaflet: 26, all: 40 },
};

/** The styles to try for each choice, best first. */
const STYLES: Readonly<Record<Coordinates, readonly Coordinates[]>> = {
  none: ['none'],
  modern: ['modern', 'none'],
  all: ['all', 'modern', 'none'],
  leaflet: ['leaflet', 'none'],
};

/** The placement of a board in the drawing. */
export interface Layout {
  readonly rules: Rules;
  readonly geometry: Geometry;
  readonly colours: ChosenColours;
  /** The coordinates that are drawn. */
  readonly coordinates: Coordinates;
  /** Whether the cells are too small for numbers on the landings of a hop. */
  readonly isSmall: boolean;
  /** CSS pixels per unit, rounded so that a small change in size needs no redrawing. */
  readonly scale: number;
  /** Whether the drawing is a thumbnail, which is scaled without being redrawn. */
  readonly isThumbnail: boolean;
}

export interface LayoutChoice {
  readonly rules: Rules;
  readonly orientation: Seat;
  /** The colours that players have chosen; none by default. */
  readonly colours?: ChosenColours;
  readonly coordinates: Coordinates;
  /**
   * The room for the drawing, in CSS pixels; by default enough for one pixel per unit. A height of 0 means that only
   * the width counts.
   */
  readonly room?: { readonly width: number; readonly height: number };
  readonly isThumbnail?: boolean;
}

const MARGINS: Readonly<Record<Coordinates, Margins>> = {
  modern: { left: 26, top: 9, right: 9, bottom: 27 },
  all: { left: 26, top: 9, right: 9, bottom: 27 },
  leaflet: { left: 9, top: 30, right: 42, bottom: 9 },
  none: { left: 12, top: 12, right: 12, bottom: 12 },
};

/** The margins of small boards: wide enough for the frame only. */
const SMALL_BOARD_MARGINS: Margins = { left: 5, top: 5, right: 5, bottom: 5 };

/** The minimum margins, in units, for games with exits or row symbols beside the board. */
const EXIT_MARGIN = 42;
const ROW_SYMBOL_MARGIN = 36;

/** Returns the layout of a game's board for one seat, with the chosen coordinates, or fewer if they would not be readable. */
export function makeLayout(choice: LayoutChoice): Layout {
  for (const coordinates of STYLES[choice.coordinates]) {
    const layout = layoutWith(choice, coordinates, MARGINS[coordinates]);
    if (cellWidth(choice, layout.geometry) >= MIN_CELL_PX[layout.geometry.surface][coordinates])
      return layout;
  }
  return layoutWith(choice, 'none', SMALL_BOARD_MARGINS);
}

function layoutWith(choice: LayoutChoice, coordinates: Coordinates, shapeMargins: Margins): Layout {
  const { rules, orientation, colours = NO_CHOSEN_COLOURS, isThumbnail = false } = choice;
  const { board } = rules;
  const geometry = shapeGeometryOf(board).layOut(board, cornersForSeat(board, orientation), {
    margins: widenedMargins(rules, shapeMargins),
    hasEdgeLabels: coordinates !== 'none',
  });
  const width = cellWidth(choice, geometry);
  const isSmall = width < SMALL_CELL_PX;
  return {
    rules,
    geometry,
    colours,
    coordinates,
    isSmall,
    scale: rounded(width / geometry.pitch),
    isThumbnail,
  };
}

/** Returns whether two layouts produce the same drawing. */
export function isSameLayout(one: Layout, other: Layout): boolean {
  return (
    one.rules === other.rules &&
    one.colours === other.colours &&
    one.coordinates === other.coordinates &&
    one.isSmall === other.isSmall &&
    one.scale === other.scale &&
    hasSamePlaces(one, other)
  );
}

/** Returns whether two layouts of a game place the cells at the same points. */
export function hasSamePlaces(one: Layout, other: Layout): boolean {
  const origin = ({ geometry }: Layout): string => Object.values(geometry.pointAt({ x: 1, y: 0 })).join();
  return (
    one.rules.board === other.rules.board &&
    one.geometry.viewBox.join() === other.geometry.viewBox.join() &&
    origin(one) === origin(other)
  );
}

/** Returns the distance between neighbouring cells, in CSS pixels. */
function cellWidth({ room }: LayoutChoice, { viewBox, pitch }: Geometry): number {
  if (room === undefined) return pitch;
  const [, , boxWidth, boxHeight] = viewBox;
  const byWidth = room.width / boxWidth;
  return pitch * (room.height > 0 ? Math.min(byWidth, room.height / boxHeight) : byWidth);
}

/** Rounds a scale to one of eight steps per doubling. */
function rounded(scale: number): number {
  return scale > 0 ? 2 ** (Math.round(Math.log2(scale) * 8) / 8) : 1;
}

function widenedMargins(rules: Rules, margins: Margins): Margins {
  const exitMargin = rules.bearOffCells === null ? 0 : EXIT_MARGIN;
  const right = rules.game.goal === 'far-rows' ? ROW_SYMBOL_MARGIN : exitMargin;
  return {
    left: Math.max(margins.left, exitMargin),
    top: Math.max(margins.top, exitMargin),
    right: Math.max(margins.right, right),
    bottom: Math.max(margins.bottom, exitMargin),
  };
}

/** Returns the width of a drawn board divided by its height, without the margins for coordinates. */
export function boardAspectRatio(board: Board): number {
  const [, , width, height] = shapeGeometryOf(board).layOut(board, 0, {
    margins: SMALL_BOARD_MARGINS,
    hasEdgeLabels: false,
  }).viewBox;
  return width / height;
}
