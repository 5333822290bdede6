import { Worker } from 'node:worker_threads';
import type { Figure, Finding, Yard } from '@halma/solver';

/** Candidates to decide, one after another. */
export interface SpanOrder {
  /** The number of the first. */
  readonly first: number;
  readonly figures: readonly Figure[];
}

/** Decides candidates, as many spans at a time as there are hands. */
export interface Crew {
  readonly hands: number;
  /** @returns the candidates that are not impossible; null when the crew was sent home meanwhile */
  readonly decide: (order: SpanOrder) => Promise<readonly Finding[] | null>;
  readonly sendHome: () => void;
}

/** A crew of threads. */
export class ThreadCrew implements Crew {
  readonly hands: number;
  readonly #threads: readonly Worker[];
  readonly #idle: Worker[];
  #goHome: (nothing: null) => void = () => {};
  readonly #home: Promise<null>;

  constructor(hands: number, yard: Yard) {
    this.hands = hands;
    this.#threads = Array.from(
      { length: hands },
      () => new Worker(new URL('./crew-thread.js', import.meta.url), { workerData: yard }),
    );
    this.#idle = [...this.#threads];
    this.#home = new Promise((resolve) => {
      this.#goHome = resolve;
    });
  }

  decide(order: SpanOrder): Promise<readonly Finding[] | null> {
    const thread = this.#idle.pop();
    if (thread === undefined) throw new Error('every hand of the crew is busy');
    const done = new Promise<readonly Finding[]>((resolve, reject) => {
      thread.once('message', resolve).once('error', reject);
      thread.postMessage(order);
    });
    return Promise.race([done, this.#home]).finally(() => {
      thread.removeAllListeners();
      this.#idle.push(thread);
    });
  }

  sendHome(): void {
    this.#goHome(null);
    for (const thread of this.#threads) void thread.terminate();
  }
}
