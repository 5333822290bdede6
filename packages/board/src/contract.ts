import type { Cell, Move, Position, Refusal, Seat } from '@halma/rules';
import type { BoardWords } from './words/board-words.ts';

/** How the squares are named in the margin: `a`–`p` and `1`–`16`, as the leaflets print them, or not at all. */
export const COORDINATES = ['modern', 'leaflet', 'none'] as const;

export type Coordinates = (typeof COORDINATES)[number];

/** What the user holds and where he would put it: a man on a cell, or one from the hand. */
export interface Selection {
  readonly from: Cell | 'hand';
  /** The cell under preview, `off` for off the board, or null while only the man is chosen. */
  readonly to: Cell | 'off' | null;
  /** Jumps of the previewed hop; 0 for a step, a drop, or no preview. */
  readonly jumps: number;
  /** Where several ways lead there: the number of the one shown, from 1, and how many there are. */
  readonly ways?: { readonly at: number; readonly of: number };
  /** Is the man in the user's hand, to be let go where he is to stand? */
  readonly isCarried?: boolean;
}

/** A legal move the user has chosen. The page plays it and sets the new position. */
export type HalmaMoveEvent = CustomEvent<{ readonly move: Move }>;

/** The chosen man or the previewed move has changed; null when there is none. */
export type HalmaSelectEvent = CustomEvent<Selection | null>;

/** The user tried what is no move. The page puts it into words. `way` is there where a man was put on a cell. */
export type HalmaRefuseEvent = CustomEvent<{
  readonly refusal: Refusal;
  readonly way?: { readonly from: Cell; readonly to: Cell };
}>;

/** A man of the mover was pressed who has no move. */
export type HalmaStuckEvent = CustomEvent<{ readonly cell: Cell }>;

/** A cell was pressed while nobody's men can be moved: what it means, the page decides. */
export type HalmaPressEvent = CustomEvent<{ readonly cell: Cell }>;

/** The user has turned the sounds on or off by the key S. */
export type HalmaSoundsEvent = CustomEvent<{ readonly sounds: boolean }>;

/**
 * What is drawn on the board besides the game: by a helper in blue pencil, for hints and analysis, or for a seat in its own
 * colour.
 * - `arrow`: along the cells of a way, from its first to its last.
 * - `ladder`: a band along the cells of a chain of jumps.
 * - `straggler`: a man who has been left behind.
 * - `wall`: the men of a wall.
 * - `plan`: a move that a seat means to make, along the cells of its way.
 * - `number`: a number on a cell, as for the order in which a yard is filled.
 */
export type HelperMark =
  | { readonly kind: 'arrow' | 'ladder' | 'wall'; readonly cells: readonly Cell[] }
  | { readonly kind: 'plan'; readonly cells: readonly Cell[]; readonly seat: Seat }
  | { readonly kind: 'straggler' | 'goal'; readonly cell: Cell }
  | { readonly kind: 'number'; readonly cell: Cell; readonly number: number };

/** What the element offers to a page besides being an element. */
export interface BoardProperties {
  /** What is shown. Setting the successor of the shown position plays its last move. */
  position: Position | null;
  /** The seats whose men the user may move now; none to look only. */
  movable: readonly Seat[];
  /** The seat drawn at the bottom. */
  orientation: Seat;
  coordinates: Coordinates;
  /** On touch: one press on a lit cell plays, instead of a press to see the route and another to play. */
  onePress: boolean;
  /** Draws a short bar under the men that can move. */
  showMovable: boolean;
  /** What a helper has drawn on the board. It stays until it is set anew. */
  marks: readonly HelperMark[];
  /** A wooden tick for each jump; off unless asked for. */
  sounds: boolean;
  /** What the board says aloud; English unless given. */
  words: BoardWords;
}
