import type { SearchInfo } from '@halma/engine';
import type { Move } from '@halma/rules';
import type { EngineTask } from './engine-task.ts';

/** The data of an engine thread; it reads no messages during a search, but it can read shared memory. */
export interface ThreadData {
  /** Shared memory with the number of the last task to stop. */
  readonly lastStopped: Int32Array;
}

/** A task for an engine thread. Numbers increase. */
export interface TaskMessage {
  readonly number: number;
  readonly task: EngineTask;
}

/** A message of an engine thread: it is loaded, it has an intermediate result, or it has finished a task. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'info'; readonly number: number; readonly info: SearchInfo }
  | { readonly kind: 'done'; readonly number: number; readonly move: Move | null };
