/** Work that is waiting for a commit. */
interface QueuedWork {
  readonly run: () => Promise<void>;
  /** Called when the work is on disk, or with an error if it failed. */
  readonly settle: (error?: unknown) => void;
}

/** How long work waits for another process to finish writing: about five seconds. */
const RETRY_MS = 10;
const MAX_ATTEMPTS = 500;

/** The statements that begin and end a transaction and its savepoints. */
export interface TransactionStatements {
  /** Returns false if another process is writing. */
  begin(): boolean;
  commit(): void;
  rollback(): void;
  savepoint(): void;
  releaseSavepoint(): void;
  rollbackToSavepoint(): void;
}

/**
 * Commits all waiting work in one transaction: a write to disk takes as long for one piece of work as for fifty. If a
 * piece of work throws, only that piece is rolled back.
 */
export class CommitQueue {
  readonly #statements: TransactionStatements;
  #waiting: QueuedWork[] = [];
  #running: Promise<void> | undefined;

  constructor(statements: TransactionStatements) {
    this.#statements = statements;
  }

  /** Runs work in a transaction. The promise resolves once it is on disk. */
  add<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      let value: Value;
      this.#waiting.push({
        run: async () => {
          value = await work();
        },
        settle: (error) => (error === undefined ? resolve(value) : reject(error)),
      });
      this.#running ??= this.#run();
    });
  }

  /** Waits until the queue is empty. */
  async drain(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    // Wait, so that work added in this turn of the event loop joins the group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commit(group);
    }
    this.#running = undefined;
  }

  async #commit(group: readonly QueuedWork[]): Promise<void> {
    const done: (() => void)[] = [];
    try {
      await this.#begin();
      for (const { run, settle } of group) done.push(await this.#runOne(run, settle));
      this.#statements.commit();
    } catch (error) {
      this.#statements.rollback();
      for (const { settle } of group) settle(error);
      return;
    }
    for (const settle of done) settle();
  }

  async #begin(): Promise<void> {
    for (let attempt = 1; !this.#statements.begin(); attempt += 1) {
      if (attempt >= MAX_ATTEMPTS) throw new Error('another process has been writing for too long');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async #runOne(run: QueuedWork['run'], settle: QueuedWork['settle']): Promise<() => void> {
    this.#statements.savepoint();
    try {
      await run();
      this.#statements.releaseSavepoint();
      return () => settle();
    } catch (error) {
      this.#statements.rollbackToSavepoint();
      return () => settle(error);
    }
  }
}
