import type { Analysis } from '@halma/engine';
import type { Move } from '@halma/rules';
import type { ThinkTask } from './task.ts';

/** What a thinking thread is given when it starts: a number it reads while it thinks. */
export interface ThreadData {
  /** The number of the last task that is to stop. */
  readonly stopped: Int32Array;
}

/** A task for a thinking thread. Numbers go up. */
export interface TaskMessage {
  readonly number: number;
  readonly task: ThinkTask;
}

/** What a thinking thread tells: that it is there, a finding, or that it has done. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'found'; readonly number: number; readonly found: Analysis }
  | { readonly kind: 'done'; readonly number: number; readonly move: Move | null };
