import type { SerializedPosition } from '@halma/rules';
import type { Level } from '../levels/level.ts';
import type { Limits } from '../limits.ts';
import type { ReviewedPly } from '../review/review-game.ts';
import type { SearchInfo } from '../search-info.ts';

/**
 * The limits of a search in a worker, which has its own clock. A search without limits runs until it
 * is complete.
 */
export type TaskLimits = Pick<Limits, 'milliseconds' | 'nodes' | 'depth'>;

/** The settings of one search. */
export interface SearchSettings extends TaskLimits {
  /** The number of best lines to report, 1 by default. */
  readonly lineCount?: number;
  /** Whether to discard the results of earlier searches, so that the result is reproducible. */
  readonly isFresh?: boolean;
  /**
   * The number of threads that search together, from 1, the default, to `MAX_SEARCH_THREADS`. With more than one, the
   * result also depends on how the threads run. On pages that are not cross-origin isolated, threads cannot share memory,
   * and every search uses one.
   */
  readonly threads?: number;
}

/** The settings for choosing a move. */
export interface MoveSettings extends SearchSettings {
  /** Defaults to the strongest level. */
  readonly level?: Level;
  /**
   * A whole number that decides the random choices of the levels below the strongest. If omitted, these levels make no
   * random choices.
   */
  readonly seed?: number;
}

/** A task as it is sent to a worker. */
export type EngineTask =
  | { readonly kind: 'move'; readonly position: SerializedPosition; readonly settings: MoveSettings }
  | { readonly kind: 'analysis'; readonly position: SerializedPosition; readonly settings: SearchSettings }
  | {
      readonly kind: 'review';
      readonly position: SerializedPosition;
      /** The parts of the game before `position`, from `partsBeforeEliminations`. */
      readonly earlierParts?: readonly SerializedPosition[];
      readonly settings: TaskLimits;
    };

/** An intermediate result: an iteration of a search, or a reviewed turn. */
export type TaskProgress = SearchInfo | ReviewedPly;

/** A task with its number. Each task of a worker has a higher number than the previous one. */
export interface TaskMessage {
  readonly number: number;
  readonly task: EngineTask;
  /**
   * Shared memory that holds the number of the most recent task to be stopped. A thread cannot receive messages during
   * a search, but it can read shared memory. Absent on pages that are not cross-origin isolated.
   */
  readonly lastStopped?: Int32Array;
}

/** The message that a worker sends once its code is loaded. */
export const READY = { kind: 'ready' } as const;

/**
 * A message from a worker: it is ready, has an intermediate result, has finished a task, or has failed at one, usually
 * because of invalid arguments.
 */
export type WorkerMessage =
  | typeof READY
  | { readonly kind: 'progress'; readonly number: number; readonly progress: TaskProgress }
  | { readonly kind: 'done'; readonly number: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly number: number; readonly name: string; readonly message: string };
