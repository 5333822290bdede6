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
  readonly #busy = new Set<(nothing: null) => void>();

  constructor(hands: number, yard: Yard) {
    this.hands = hands;
    this.#threads = Array.from(
      { length: hands },
      () => new Worker(new URL('./crew-thread.js', import.meta.url), { workerData: yard }),
    );
    this.#idle = [...this.#threads];
  }

  decide(order: SpanOrder): Promise<readonly Finding[] | null> {
    const thread = this.#idle.pop();
    if (thread === undefined) throw new Error('every hand of the crew is busy');
    return new Promise((resolve, reject) => {
      const leave = (found: readonly Finding[] | null): void => {
        thread.off('message', leave).off('error', reject);
        this.#busy.delete(leave);
        this.#idle.push(thread);
        resolve(found);
      };
      thread.on('message', leave).on('error', reject);
      this.#busy.add(leave);
      thread.postMessage(order);
    });
  }

  sendHome(): void {
    for (const thread of this.#threads) void thread.terminate();
    for (const leave of this.#busy) leave(null);
  }
}
