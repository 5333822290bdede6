/** One piece of work that waits for a commit. */
interface Waiting {
  readonly run: () => Promise<void>;
  /** Told when the work is on disk, or why it is not. */
  readonly settle: (problem?: unknown) => void;
}

/** How a group of work is begun, separated and ended. */
export interface Brackets {
  begin(): void;
  commit(): void;
  rollback(): void;
  beginOne(): void;
  keepOne(): void;
  dropOne(): void;
}

/**
 * Commits whatever waits at the same time together: reaching the disk takes as long for one piece of work as for fifty.
 * A piece that throws is undone alone.
 */
export class CommitQueue {
  readonly #brackets: Brackets;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(brackets: Brackets) {
    this.#brackets = brackets;
  }

  /** Runs the work within a commit; the answer comes once that is on disk. */
  add<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      let value: Value;
      this.#waiting.push({
        run: async () => {
          value = await work();
        },
        settle: (problem) => (problem === undefined ? resolve(value) : reject(problem)),
      });
      this.#running ??= this.#run();
    });
  }

  /** Waits until nothing is under way. */
  async drain(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    // What is asked for in this very turn of the event loop still goes into this group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commit(group);
    }
    this.#running = undefined;
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    const done: (() => void)[] = [];
    try {
      this.#brackets.begin();
      for (const { run, settle } of group) done.push(await this.#runOne(run, settle));
      this.#brackets.commit();
    } catch (problem) {
      this.#brackets.rollback();
      for (const { settle } of group) settle(problem);
      return;
    }
    for (const tell of done) tell();
  }

  async #runOne(run: Waiting['run'], settle: Waiting['settle']): Promise<() => void> {
    this.#brackets.beginOne();
    try {
      await run();
      this.#brackets.keepOne();
      return () => settle();
    } catch (problem) {
      this.#brackets.dropOne();
      return () => settle(problem);
    }
  }
}
