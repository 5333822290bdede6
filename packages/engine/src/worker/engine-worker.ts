/// <reference lib="dom" />
import { checkPosition, type Move, type Position, serializePosition } from '@halma/rules';
import type { ReviewedPly } from '../review/review-game.ts';
import type { SeatSummary } from '../review/summary.ts';
import type { SearchInfo } from '../search-info.ts';
import type { TaskResult } from './engine-session.ts';
import type {
  EngineTask,
  MoveSettings,
  SearchSettings,
  TaskLimits,
  TaskProgress,
  WorkerMessage,
} from './engine-task.ts';
import { partsBeforeEliminations } from './parts-before-eliminations.ts';
import { canShareMemory } from './shared-memory.ts';
import { startWorker } from './start-worker.ts';
import { connectThread, type NodeWorker, type PageWorker, type WorkerThread } from './worker-thread.ts';

/** How the caller follows and cancels a task. */
export interface TaskControl<Progress> {
  /** Cancels the task: its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Receives every intermediate result. If it throws or returns a promise that rejects, the task is cancelled and its
   * promise rejects with the error. The task's promise waits for all promises that `onProgress` returns.
   */
  readonly onProgress?: (progress: Progress) => unknown;
}

/** The engine in a worker. Tasks run one after another, in the order of the calls. */
export interface EngineWorker {
  /**
   * Chooses a move for the seat to move.
   *
   * @returns null when the game is over
   */
  chooseMove(position: Position, options?: MoveSettings & TaskControl<SearchInfo>): Promise<Move | null>;
  /**
   * Analyses a position.
   *
   * @returns the last iteration; null when the game is over
   */
  analyse(position: Position, options?: SearchSettings & TaskControl<SearchInfo>): Promise<SearchInfo | null>;
  /**
   * Reviews the game that led to a position. A turn usually takes two searches, and the limits apply to each search.
   *
   * @param last the last position of the game, which refers to the earlier positions
   * @returns a summary for each seat
   */
  review(last: Position, options?: TaskLimits & TaskControl<ReviewedPly>): Promise<readonly SeatSummary[]>;
  /**
   * Ends the task in progress with its result so far. On pages that are not cross-origin isolated this takes effect as
   * soon as the task has an intermediate result, and ends a review with an error.
   */
  stop(): void;
  /** Resolves when the engine is loaded. Starts the worker, which otherwise starts with the first task. */
  ready(): Promise<void>;
  /** Terminates the worker. Tasks in progress, and later ones, reject with an `AbortError`. */
  dispose(): void;
}

/** The settings of `createEngineWorker`. */
export interface EngineWorkerSettings {
  /**
   * Starts the worker, with the module `@halma/engine/worker-thread` or the single file `@halma/engine/worker-bundle`.
   * By default the worker is the file beside this module, which Node, Vite and webpack find by themselves.
   */
  readonly startWorker?: () => PageWorker | NodeWorker;
}

/** A task that is waiting or running. */
interface PendingTask {
  readonly number: number;
  readonly task: EngineTask;
  readonly onProgress: ((progress: TaskProgress) => unknown) | undefined;
  /** What `onProgress` has returned so far, as promises. */
  readonly handled: Promise<unknown>[];
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (reason: unknown) => void;
  /** Whether its promise is settled. The worker may still be busy with the task. */
  isSettled: boolean;
  /** Whether `stop` was called while the worker had no way to notice it. */
  isStopping: boolean;
  latestProgress: TaskProgress | undefined;
}

/** Creates an engine in a worker. The worker starts with the first task, and again after a failure. */
export function createEngineWorker(settings: EngineWorkerSettings = {}): EngineWorker {
  return new WorkerClient(settings.startWorker ?? startWorker);
}

const abortError = (message: string): DOMException => new DOMException(message, 'AbortError');

class WorkerClient implements EngineWorker {
  readonly #start: () => PageWorker | NodeWorker;
  readonly #lastStopped = createSharedNumber();
  readonly #queue: PendingTask[] = [];
  #thread: WorkerThread | undefined;
  #isLoaded = false;
  #isDisposed = false;
  #runningTask: PendingTask | undefined;
  #lastNumber = 0;
  #loadWaiters: { readonly resolve: () => void; readonly reject: (reason: unknown) => void }[] = [];

  constructor(start: () => PageWorker | NodeWorker) {
    this.#start = start;
  }

  chooseMove(
    position: Position,
    { signal, onProgress, ...settings }: MoveSettings & TaskControl<SearchInfo> = {},
  ): Promise<Move | null> {
    return this.#enqueue('move', position, settings, signal, onProgress) as Promise<Move | null>;
  }

  analyse(
    position: Position,
    { signal, onProgress, ...settings }: SearchSettings & TaskControl<SearchInfo> = {},
  ): Promise<SearchInfo | null> {
    return this.#enqueue('analysis', position, settings, signal, onProgress) as Promise<SearchInfo | null>;
  }

  review(
    last: Position,
    { signal, onProgress, ...settings }: TaskLimits & TaskControl<ReviewedPly> = {},
  ): Promise<readonly SeatSummary[]> {
    return this.#enqueue('review', last, settings, signal, onProgress) as Promise<readonly SeatSummary[]>;
  }

  stop(): void {
    const runningTask = this.#runningTask;
    if (runningTask === undefined) return;
    if (this.#lastStopped !== undefined) Atomics.store(this.#lastStopped, 0, runningTask.number);
    else {
      runningTask.isStopping = true;
      this.#endStopped(runningTask);
    }
  }

  ready(): Promise<void> {
    if (this.#isDisposed) return Promise.reject(abortError('The engine worker has been disposed of.'));
    if (this.#isLoaded) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#loadWaiters.push({ resolve, reject });
      this.#ensureThread()?.setBusy(true);
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#rejectAll(abortError('The engine worker has been disposed of.'));
  }

  /** Queues a task. The kind of the task determines the type of its progress and of its result. */
  #enqueue<Progress extends TaskProgress>(
    kind: EngineTask['kind'],
    position: Position,
    settings: MoveSettings,
    signal: AbortSignal | undefined,
    onProgress: ((progress: Progress) => unknown) | undefined,
  ): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      checkPosition(position);
      if (this.#isDisposed) throw abortError('The engine worker has been disposed of.');
      signal?.throwIfAborted();
      this.#lastNumber += 1;
      const cancel = (): void => this.#cancel(pending, signal?.reason);
      const settle = (finish: () => void): void => {
        signal?.removeEventListener('abort', cancel);
        pending.isSettled = true;
        finish();
      };
      const pending: PendingTask = {
        number: this.#lastNumber,
        task: createTask(kind, position, settings),
        onProgress: onProgress as ((progress: TaskProgress) => unknown) | undefined,
        handled: [],
        resolve: (result) => settle(() => resolve(result)),
        reject: (reason) => settle(() => reject(reason)),
        isSettled: false,
        isStopping: false,
        latestProgress: undefined,
      };
      signal?.addEventListener('abort', cancel);
      this.#queue.push(pending);
      this.#sendNext();
    });
  }

  /** Sends the next task, if the worker is idle. */
  #sendNext(): void {
    if (this.#runningTask !== undefined) return;
    const pending = this.#queue.shift();
    if (pending === undefined) {
      const isAwaited = this.#loadWaiters.length > 0;
      // A cancelled task may have closed the worker that callers of `ready` wait for.
      const idleThread = isAwaited ? this.#ensureThread() : this.#thread;
      idleThread?.setBusy(isAwaited);
      return;
    }
    this.#runningTask = pending;
    const { number, task } = pending;
    const thread = this.#ensureThread();
    thread?.setBusy(true);
    try {
      thread?.send({ number, task, ...(this.#lastStopped && { lastStopped: this.#lastStopped }) });
    } catch (error) {
      // The settings contain a value that cannot be cloned, such as a function.
      this.#runningTask = undefined;
      pending.reject(error);
      this.#sendNext();
    }
  }

  /**
   * Returns the worker, and starts it if there is none; undefined if it cannot start, after all tasks have been
   * rejected.
   */
  #ensureThread(): WorkerThread | undefined {
    if (this.#thread !== undefined) return this.#thread;
    try {
      const thread = connectThread(this.#start(), {
        onMessage: (message) => this.#thread === thread && this.#receive(message),
        onFailure: (error) => {
          if (this.#thread === thread) this.#rejectAll(this.#isLoaded ? error : startError(error));
        },
      });
      this.#thread = thread;
    } catch (error) {
      this.#rejectAll(startError(error));
    }
    return this.#thread;
  }

  #receive(message: WorkerMessage): void {
    if (message.kind === 'ready') {
      this.#isLoaded = true;
      for (const { resolve } of this.#loadWaiters.splice(0)) resolve();
      if (this.#runningTask === undefined) this.#sendNext();
      return;
    }
    const runningTask = this.#runningTask;
    if (runningTask === undefined || runningTask.number !== message.number) return;
    if (message.kind === 'progress') {
      runningTask.latestProgress = message.progress;
      this.#report(runningTask, message.progress);
      this.#endStopped(runningTask);
      return;
    }
    this.#runningTask = undefined;
    if (message.kind === 'done') resolveOnceHandled(runningTask, message.result as TaskResult);
    else runningTask.reject(errorOf(message));
    this.#sendNext();
  }

  /**
   * Reports progress to the caller, and cancels the task if the caller's function fails. Its error, if unhandled, would
   * end the process.
   */
  #report(runningTask: PendingTask, progress: TaskProgress): void {
    if (runningTask.isSettled) return;
    const cancel = (error: unknown): void => this.#cancel(runningTask, error);
    try {
      const handled = Promise.resolve(runningTask.onProgress?.(progress));
      runningTask.handled.push(handled);
      handled.catch(cancel);
    } catch (error) {
      cancel(error);
    }
  }

  /** Rejects a task immediately, and frees the worker for the next one. */
  #cancel(pending: PendingTask, reason: unknown): void {
    pending.reject(reason);
    const index = this.#queue.indexOf(pending);
    if (index >= 0) this.#queue.splice(index, 1);
    else if (this.#runningTask === pending) {
      if (this.#lastStopped === undefined) this.#restart();
      else Atomics.store(this.#lastStopped, 0, pending.number);
    }
  }

  /** Ends a task that was stopped without the worker noticing, once it has a result. */
  #endStopped(runningTask: PendingTask): void {
    const { isSettled, isStopping, latestProgress, task } = runningTask;
    if (isSettled || !isStopping || latestProgress === undefined) return;
    if (!('lines' in latestProgress)) runningTask.reject(abortError('The review was stopped.'));
    else
      runningTask.resolve(
        task.kind === 'move' ? (latestProgress.lines[0]?.moves[0] ?? null) : latestProgress,
      );
    this.#restart();
  }

  /** Replaces a worker that is busy with a task whose promise is settled. */
  #restart(): void {
    this.#close();
    this.#sendNext();
  }

  #close(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#isLoaded = false;
    this.#runningTask = undefined;
  }

  /** Rejects all promises that wait for the worker. */
  #rejectAll(reason: unknown): void {
    const waiters = [this.#runningTask, ...this.#queue.splice(0), ...this.#loadWaiters.splice(0)];
    this.#close();
    for (const task of waiters) task?.reject(reason);
  }
}

/** Resolves a task once its progress is handled. A handler that failed has already rejected the task. */
async function resolveOnceHandled({ handled, resolve }: PendingTask, result: TaskResult): Promise<void> {
  await Promise.allSettled(handled);
  resolve(result);
}

/**
 * Returns the error for a worker that does not start. It names the setting for the worker's file, which usually cannot
 * be found.
 */
function startError(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `The engine worker could not start: ${reason.replace(/\.$/, '')}. Pass \`startWorker\` to start it from another file.`,
    { cause: error },
  );
}

function createTask(kind: EngineTask['kind'], position: Position, settings: MoveSettings): EngineTask {
  const task = { position: serializePosition(position), settings };
  return kind === 'review'
    ? { ...task, kind, earlierParts: partsBeforeEliminations(position) }
    : { ...task, kind };
}

/** Creates a number that threads share; undefined on pages that may not share memory. */
function createSharedNumber(): Int32Array | undefined {
  if (!canShareMemory()) return undefined;
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Recreates an error from the worker. Errors about arguments keep their class. */
function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  const ErrorClass = { RangeError, TypeError }[name] ?? Error;
  return new ErrorClass(message);
}
