import type { ManColour } from '@halma/board';
import type { Position } from '@halma/rules';

/** A player on one of the shown game's plates. */
export interface ShownPlayer {
  readonly name: string;
  readonly colour: ManColour;
  readonly isToMove: boolean;
}

/** The game on the home page's board, and the position that it shows now. */
export interface ShownGame {
  /** A game in progress, a finished game between people, or the game that comes with the site. */
  readonly kind: 'live' | 'replay' | 'demonstration';
  readonly title: string;
  /** The clock, the number of spectators or the result, in a few words. */
  readonly detail: string;
  readonly position: Position;
  /** The players above and below the board. */
  readonly far: readonly ShownPlayer[];
  readonly near: readonly ShownPlayer[];
  /** The URL of the game; undefined for the game that comes with the site. */
  readonly href: string | undefined;
}
