import { setImmediate } from 'node:timers/promises';

/** The failure of a piece of work. */
interface Failure {
  readonly error: unknown;
  /** Whether the piece may have changed rows before it failed. */
  readonly mayHaveWritten: boolean;
}

/** Work that is waiting for a commit. */
interface QueuedWork {
  /** Whether the work is a list of statements, which can be run again. */
  readonly isBatch: boolean;
  /** Runs the work in the open transaction. */
  readonly run: () => Promise<Failure | undefined> | Failure | undefined;
  /** Called when the work is on disk, or with its failure. */
  readonly settle: (failure?: Failure) => void;
}

/** The pause before the queue tries again to begin while another process is writing, in milliseconds. */
const RETRY_MS = 10;

/** After this many attempts, about five seconds, the work fails. */
const MAX_ATTEMPTS = 500;

/**
 * How long a busy queue collects work for the next group, in milliseconds: long enough to save most commits,
 * and too short for a player to notice.
 */
const COLLECTION_MS = 5;

/** A queue is no longer busy after this many consecutive groups of one piece each. */
const IDLE_AFTER_GROUPS = 10;

/** The statements that begin and end a transaction and its savepoints. */
export interface TransactionStatements {
  /** Returns false if another process is writing. */
  begin(): boolean;
  commit(): void;
  rollback(): void;
  /** Whether a transaction is open. Some errors, such as a full disk, end it. */
  isOpen(): boolean;
  savepoint(): void;
  releaseSavepoint(): void;
  rollbackToSavepoint(): void;
}

/**
 * Commits all waiting work in one transaction: a write to disk takes almost as long for one piece of work as for fifty.
 * If a piece of work fails, only that piece is rolled back.
 *
 * When several pieces arrive together, the queue is busy: it waits a moment before each of the next groups, so that
 * they grow. When pieces have arrived one at a time for a while, it stops waiting, so that it does not slow down a
 * caller that adds each piece after the previous one.
 */
export class CommitQueue {
  readonly #statements: TransactionStatements;
  readonly #sleep: (milliseconds: number) => Promise<void>;
  #waiting: QueuedWork[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;
  /** The number of groups in a row that had one piece of work each. */
  #smallGroupCount = IDLE_AFTER_GROUPS;

  /** @param sleep resolves after a number of milliseconds */
  constructor(statements: TransactionStatements, sleep: (milliseconds: number) => Promise<void>) {
    this.#statements = statements;
    this.#sleep = sleep;
  }

  /** Runs work in a transaction. The promise resolves once it is on disk. */
  add<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      let value: Value;
      this.#enqueue({
        isBatch: false,
        run: async () => {
          try {
            value = await work();
            return undefined;
          } catch (error) {
            return { error, mayHaveWritten: true };
          }
        },
        settle: (failure) => (failure === undefined ? resolve(value) : reject(failure.error)),
      });
    });
  }

  /**
   * Runs statements in a transaction, and repeats them if a batch of the group fails halfway. The promise
   * resolves with the result of each statement once they are on disk.
   */
  addBatch<Value>(statements: readonly (() => Value)[]): Promise<readonly Value[]> {
    return new Promise((resolve, reject) => {
      let values: Value[];
      this.#enqueue({
        isBatch: true,
        run: () => {
          values = [];
          try {
            for (const statement of statements) values.push(statement());
            return undefined;
          } catch (error) {
            // A statement that fails changes nothing itself.
            return { error, mayHaveWritten: values.length > 0 };
          }
        },
        settle: (failure) => (failure === undefined ? resolve(values) : reject(failure.error)),
      });
    });
  }

  /** Waits until the queue is empty, and refuses work from then on. */
  async close(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
    this.#isClosed = true;
  }

  #enqueue(work: QueuedWork): void {
    if (this.#isClosed) throw new Error('the store is closed');
    this.#waiting.push(work);
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    // Wait, so that work added in this turn of the event loop joins the group.
    await setImmediate();
    while (this.#waiting.length > 0) {
      if (this.#smallGroupCount < IDLE_AFTER_GROUPS) await this.#sleep(COLLECTION_MS);
      const group = this.#waiting;
      this.#waiting = [];
      this.#smallGroupCount = group.length > 1 ? 0 : this.#smallGroupCount + 1;
      await this.#commit(group);
    }
    this.#running = undefined;
  }

  async #commit(group: readonly QueuedWork[]): Promise<void> {
    try {
      // Batches rarely fail after their first statement, so repeating a group is cheaper than giving every batch a
      // savepoint.
      const failures = (await this.#attempt(group, false)) ?? (await this.#attempt(group, true));
      for (const [index, { settle }] of group.entries()) settle(failures?.[index]);
    } catch (error) {
      for (const { settle } of group) settle({ error, mayHaveWritten: false });
    }
  }

  /**
   * Commits a group. Throws if nothing can be committed.
   *
   * @param protectsBatches whether each batch has a savepoint, as other work always has
   * @returns the failure of each piece, undefined for a piece that is on disk; or undefined if a batch without a
   *   savepoint failed halfway, so that nothing was committed
   */
  async #attempt(
    group: readonly QueuedWork[],
    protectsBatches: boolean,
  ): Promise<readonly (Failure | undefined)[] | undefined> {
    const statements = this.#statements;
    const failures: (Failure | undefined)[] = [];
    try {
      await this.#begin();
      for (const { isBatch, run } of group) {
        const isProtected = protectsBatches || !isBatch;
        if (isProtected) statements.savepoint();
        const failure = await run();
        failures.push(failure);
        if (failure === undefined) {
          if (isProtected) statements.releaseSavepoint();
        } else if (!statements.isOpen()) throw failure.error;
        else if (isProtected) statements.rollbackToSavepoint();
        else if (failure.mayHaveWritten) {
          statements.rollback();
          return undefined;
        }
      }
      statements.commit();
      return failures;
    } catch (error) {
      statements.rollback();
      throw error;
    }
  }

  async #begin(): Promise<void> {
    for (let attempt = 1; !this.#statements.begin(); attempt += 1) {
      if (attempt >= MAX_ATTEMPTS) throw new Error('another process has been writing for too long');
      await this.#sleep(RETRY_MS);
    }
  }
}
