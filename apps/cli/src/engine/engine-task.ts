import type { Level, SearchInfo } from '@halma/engine';
import type { Move, SerializedPosition } from '@halma/rules';
import type { MoveTime } from './move-time.ts';

/** A position for the engine to search, with the limits of the search. */
export interface EngineTask extends MoveTime {
  readonly position: SerializedPosition;
  /** The level at which to choose a move; without a level the position is analysed. */
  readonly level?: Level;
  /** The seed of the random choices, which all levels but the strongest make. */
  readonly seed?: number;
  /** The number of best lines to report. */
  readonly lines: number;
  readonly nodes?: number;
  readonly depth?: number;
  /** Whether to discard the results of earlier searches, so that the result is reproducible. */
  readonly isFresh: boolean;
}

/** Searches one position at a time. */
export interface EngineClient {
  /**
   * Searches until a limit is reached, the search is exhausted or `stop` is called.
   *
   * @param onInfo receives every intermediate result
   * @returns the chosen or best move; null when the game is over
   */
  readonly search: (task: EngineTask, onInfo: (info: SearchInfo) => void) => Promise<Move | null>;
  /** Resolves when the engine is loaded. */
  readonly prepare: () => Promise<void>;
  /** Ends the search in progress with its result so far. */
  readonly stop: () => void;
}
