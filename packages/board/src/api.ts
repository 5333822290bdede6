import type { Cell, Move, Position, Refusal, Seat } from '@halma/rules';
import type { ChosenColours } from './man-colours.ts';
import type { BoardStrings } from './strings/board-strings.ts';

// The API of the `<halma-board>` element: its properties, methods and events, and their types.
// docs/reference/board-element.md documents the same names; a test compares the two.

/**
 * The coordinates: none, those at the ends of rows and columns, those together with one in each vacant cell, or the
 * leaflets' numerals, which only square boards have. A board shows fewer if its cells are too small for readable
 * coordinates.
 */
export const COORDINATES = ['none', 'modern', 'all', 'leaflet'] as const;

export type Coordinates = (typeof COORDINATES)[number];

/** The selected man, or a man in hand, and the previewed target. */
export interface Selection {
  /** The cell of the man; `hand` while men are dropped from the hand. */
  readonly from: Cell | 'hand';
  /** The previewed target; `off` for bearing off, null if there is no preview. */
  readonly to: Cell | 'off' | null;
  /** The number of jumps in the previewed hop; 0 for a step, a drop, or no preview. */
  readonly jumps: number;
  /**
   * The number of the previewed route, starting at 1, and the number of routes. Absent if there is only one
   * route.
   */
  readonly routes?: { readonly number: number; readonly count: number };
  /** Whether the user is dragging the man. */
  readonly isDragged?: boolean;
  /** Whether the previewed target has the keyboard focus, so Enter plays the move. */
  readonly isByKeyboard?: boolean;
}

/**
 * A mark that the page draws on the board. Hints and analysis are blue, a seat's plans have the colour of its men, and
 * the annotations of a review are green or red.
 */
export type BoardMark =
  /** An arrow along a route, a band along a chain of jumps, or the men of a wall. */
  | { readonly kind: 'arrow' | 'ladder' | 'wall'; readonly cells: readonly Cell[] }
  /** A dashed arrow along the route of a move that a seat plans. */
  | { readonly kind: 'plan'; readonly cells: readonly Cell[]; readonly seat: Seat }
  /** A ring around a man that has fallen behind, or a frame around a cell to reach. */
  | { readonly kind: 'straggler' | 'goal'; readonly cell: Cell }
  /** A number on a cell, such as the order in which a camp is filled. */
  | { readonly kind: 'number'; readonly cell: Cell; readonly number: number }
  /** A review's annotation of the move to a cell: a badge beside the man. */
  | { readonly kind: 'verdict'; readonly cell: Cell; readonly symbol: '!' | '?!' | '?' | '??' };

/**
 * The colours in which the user draws: with the right button alone, with Shift or Ctrl, with Alt, and with Alt together
 * with Shift or Ctrl.
 */
export const DRAWING_COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

export type DrawingColour = (typeof DRAWING_COLOURS)[number];

/** A drawing by the user: an arrow, or a circle if both cells are the same. */
export interface Drawing {
  readonly from: Cell;
  readonly to: Cell;
  readonly colour: DrawingColour;
}

/**
 * The gestures that ask for the next or previous position of the game: none; a swipe, and the wheel on a page that
 * cannot scroll; or a swipe and the wheel on any page, for boards that replay a game.
 */
export const STEP_GESTURES = ['none', 'swipe', 'all'] as const;

export type StepGestures = (typeof STEP_GESTURES)[number];

/** The configuration of the element. Each property can be set at any time. */
export interface BoardProperties {
  /** The position that is shown. Setting the successor of the shown position animates its last move. */
  position: Position | null;
  /** The seats whose men the user can move; empty for a board that takes no moves. */
  movable: readonly Seat[];
  /** The seat at the bottom. */
  orientation: Seat;
  /** The colours of the men, by seat. A seat without an entry has its usual colour. */
  colours: ChosenColours;
  /**
   * The coordinates. They are hidden if squares are narrower than 28 CSS pixels, or holes less than 26 apart; those in
   * vacant cells if cells are narrower than 40.
   */
  coordinates: Coordinates;
  /**
   * Whether one tap on a target plays the move on touch screens. Otherwise the first tap previews it and the second
   * plays it, except that one tap always drops a man from the hand.
   */
  onePress: boolean;
  /** Whether a short bar marks the men that can move. */
  showMovable: boolean;
  /** Annotations that the page draws on the board. They stay until the property is set again. */
  marks: readonly BoardMark[];
  /** The user's drawings. Showing another position clears them. */
  drawings: readonly Drawing[];
  /** The drawing mode, for devices without a right button: every press draws instead of moving men. */
  isDrawing: boolean;
  /** The navigation gestures, which dispatch `halma-step`. */
  steps: StepGestures;
  /** Whether each step and jump makes a sound. Browsers block sounds before the user's first press. */
  sounds: boolean;
  /** Whether the device vibrates when a finger plays a move or attempts an illegal one. */
  vibration: boolean;
  /** The strings for screen readers and on the route button. */
  strings: BoardStrings;
}

/** The values of some or all properties of the element. */
export type BoardConfiguration = Readonly<Partial<BoardProperties>>;

/** The methods of the element, and the properties that concern it as a whole. */
export interface BoardMethods {
  /**
   * The values of all properties. Setting it sets the properties that the object names, and leaves the others
   * unchanged.
   */
  configuration: BoardConfiguration;
  /** The selected man and the previewed move; null if nothing is selected. */
  readonly selection: Selection | null;
  /** Selects the man on a cell, as a press does. Has no effect unless that man can be moved. */
  select(cell: Cell): void;
  /** Plays the previewed move, if there is one. */
  confirm(): void;
  /** Clears the selection and ends a drag without making a move. */
  cancel(): void;
  /** Animates the last move of `to` from the position `from`, then shows `to`. */
  animateMove(from: Position, to: Position): Promise<void>;
  /** Returns the board as the source of a standalone SVG file. */
  toSvgText(): string;
}

/** The user chose a legal move. The page plays it and sets the new position. */
export type HalmaMoveEvent = CustomEvent<{ readonly move: Move }>;

/** The selection has changed; null when it was cleared. */
export type HalmaSelectEvent = CustomEvent<Selection | null>;

/** The user attempted an illegal move. `move` is present if a man was moved to a cell. The page shows the reason. */
export type HalmaRefuseEvent = CustomEvent<{
  readonly refusal: Refusal;
  readonly move?: { readonly from: Cell; readonly to: Cell };
}>;

/** The user pressed a man of the side to move that has no legal move. */
export type HalmaStuckEvent = CustomEvent<{ readonly cell: Cell }>;

/** The user pressed a cell while no men can be moved. */
export type HalmaPressEvent = CustomEvent<{ readonly cell: Cell }>;

/** The user turned the sounds on or off with the S key. */
export type HalmaSoundsEvent = CustomEvent<{ readonly sounds: boolean }>;

/** The user drew an arrow or a circle, or cleared the drawings. */
export type HalmaDrawEvent = CustomEvent<{ readonly drawings: readonly Drawing[] }>;

/** The user asked for the next position of the game (1) or the previous one (−1). */
export type HalmaStepEvent = CustomEvent<{ readonly by: 1 | -1 }>;

/** The element's events. All bubble and cross shadow boundaries. */
export interface BoardEvents {
  'halma-move': HalmaMoveEvent;
  'halma-select': HalmaSelectEvent;
  'halma-refuse': HalmaRefuseEvent;
  'halma-stuck': HalmaStuckEvent;
  'halma-press': HalmaPressEvent;
  'halma-sounds': HalmaSoundsEvent;
  'halma-draw': HalmaDrawEvent;
  'halma-step': HalmaStepEvent;
}
