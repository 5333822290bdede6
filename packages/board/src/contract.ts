import type { Cell, Move, Position, Refusal, Seat } from '@halma/rules';

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
  /** Is the man in the user's hand, to be let go where he is to stand? */
  readonly isCarried?: boolean;
}

/** A legal move the user has chosen. The page plays it and sets the new position. */
export type HalmaMoveEvent = CustomEvent<{ readonly move: Move }>;

/** The chosen man or the previewed move has changed; null when there is none. */
export type HalmaSelectEvent = CustomEvent<Selection | null>;

/** The user tried what is no move. The page puts it into words. */
export type HalmaRefuseEvent = CustomEvent<{ readonly refusal: Refusal }>;

/** A man of the mover was pressed who has no move. */
export type HalmaStuckEvent = CustomEvent<{ readonly cell: Cell }>;

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
}
