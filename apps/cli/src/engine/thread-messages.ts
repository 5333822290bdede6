import type { SearchInfo } from '@halma/engine';
import type { Move } from '@halma/rules';
import type { EngineTask } from './engine-task.ts';

/**
 * The start data of an engine thread. During a search the thread cannot receive messages, but it can read shared
 * memory.
 */
export interface ThreadData {
  /** Shared memory that holds the number of the last task to stop. */
  readonly lastStopped: Int32Array;
}

/** A task for an engine thread. Each task has a higher number than the one before. */
export interface TaskMessage {
  readonly number: number;
  readonly task: EngineTask;
}

/** A message from an engine thread: it is ready, has an intermediate result, or has finished a task. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'info'; readonly number: number; readonly info: SearchInfo }
  | { readonly kind: 'done'; readonly number: number; readonly move: Move | null };
