import type { Cell, Move, Position, Refusal, Seat } from '@halma/rules';
import type { BoardStrings } from './strings/board-strings.ts';

// The API of the element `<halma-board>`: its properties and methods, its events, and the types of both.
// docs/reference/board-element.md describes the same names; a test compares the two.

/** The coordinates in the margin: `a`–`p` and `1`–`16`, the numerals of the leaflets, or none. */
export const COORDINATES = ['modern', 'leaflet', 'none'] as const;

export type Coordinates = (typeof COORDINATES)[number];

/** The selected man, or a man in hand, and the previewed target. */
export interface Selection {
  /** The cell of the man; `hand` while men are dropped from the hand. */
  readonly from: Cell | 'hand';
  /** The previewed target; `off` for an exit from the board, null without a preview. */
  readonly to: Cell | 'off' | null;
  /** The number of jumps in the previewed hop; 0 for a step, a drop, or no preview. */
  readonly jumps: number;
  /** The number of the previewed route, counted from 1, and the number of routes. Absent if there is only one route. */
  readonly routes?: { readonly number: number; readonly count: number };
  /** Whether the user drags the man. */
  readonly isDragged?: boolean;
}

/** A mark that the page draws on the board, for hints and analysis in blue pencil, or for a seat in the colour of its men. */
export type BoardMark =
  /** An arrow along a route, a band along a chain of jumps, or the men of a wall. */
  | { readonly kind: 'arrow' | 'ladder' | 'wall'; readonly cells: readonly Cell[] }
  /** A broken arrow along the route of a move that a seat plans. */
  | { readonly kind: 'plan'; readonly cells: readonly Cell[]; readonly seat: Seat }
  /** A ring around a man that has fallen behind, or a frame around a cell to reach. */
  | { readonly kind: 'straggler' | 'goal'; readonly cell: Cell }
  /** A number on a cell, such as the order in which a camp is filled. */
  | { readonly kind: 'number'; readonly cell: Cell; readonly number: number };

/** The configuration of the element. Each property can be set at any time. */
export interface BoardProperties {
  /** The position that is shown. Setting the successor of the shown position animates its last move. */
  position: Position | null;
  /** The seats whose men the user can move; empty for a board without moves. */
  movable: readonly Seat[];
  /** The seat at the bottom. */
  orientation: Seat;
  /** The coordinates in the margin. They are hidden if cells are narrower than 28 CSS pixels. */
  coordinates: Coordinates;
  /** Whether one press on a target plays the move on touch screens. Otherwise the first press previews it and the second plays it. */
  onePress: boolean;
  /** Whether a short bar marks the men that can move. */
  showMovable: boolean;
  /** The marks that the page draws on the board. They stay until the property is set again. */
  marks: readonly BoardMark[];
  /** Whether each jump makes a sound. */
  sounds: boolean;
  /** The strings for screen readers and on the route button. */
  strings: BoardStrings;
}

/** The methods and read-only properties of the element. */
export interface BoardMethods {
  /** The selected man and the previewed move; null without a selection. */
  readonly selection: Selection | null;
  /** Plays the previewed move, if there is one. */
  confirm(): void;
  /** Clears the selection and ends a drag without a move. */
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

/** The user turned the sounds on or off with the key S. */
export type HalmaSoundsEvent = CustomEvent<{ readonly sounds: boolean }>;

/** The events of the element. All bubble and cross shadow boundaries. */
export interface BoardEvents {
  'halma-move': HalmaMoveEvent;
  'halma-select': HalmaSelectEvent;
  'halma-refuse': HalmaRefuseEvent;
  'halma-stuck': HalmaStuckEvent;
  'halma-press': HalmaPressEvent;
  'halma-sounds': HalmaSoundsEvent;
}
