import type { Analysis, Level } from '@halma/engine';
import type { Move } from '@halma/rules';
import type { MoveTime } from './move-time.ts';
import type { WrittenPosition } from './written-position.ts';

/** What is to be thought about, and how. */
export interface ThinkTask extends MoveTime {
  readonly position: WrittenPosition;
  /** How well to choose a move; where it is left out the position is analysed instead. */
  readonly level?: Level;
  /** What the chance of a level below the strongest begins with. */
  readonly seed?: number;
  /** How many of the best lines to tell. */
  readonly lines: number;
  readonly nodes?: number;
  readonly depth?: number;
  /** True to begin as if nothing had been thought before, so that the same is found every time. */
  readonly afresh: boolean;
}

/** Thinks about one position at a time, while others wait for it or stop it. */
export interface Thinker {
  /**
   * Thinks until a limit is reached, nothing is left to find, or it is stopped.
   *
   * @param tell is told every finding as it comes
   * @returns the move of the level, or the best that was found; null where the game is over
   */
  readonly think: (task: ThinkTask, tell: (found: Analysis) => void) => Promise<Move | null>;
  /** Resolves when a task would begin at once. */
  readonly prepare: () => Promise<void>;
  /** Ends what is being thought with what has been found. */
  readonly stop: () => void;
}
