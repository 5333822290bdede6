import { Worker } from 'node:worker_threads';
import type { GameReport } from './game-report.ts';
import type { MatchPlan } from './plan.ts';

/** Where games of a match are played. */
export interface Tables {
  /** How many games it is worth asking for before the first of them is told. */
  readonly room: number;
  /** Plays the game of that number. @returns null when it was stopped before its end */
  readonly play: (game: number) => Promise<GameReport | null>;
  /** Ends what is going on, and whatever was started for the players. */
  readonly close: () => void;
}

/** What a thread with a table is started with. */
export interface TableData {
  readonly plan: MatchPlan;
  readonly date: string;
}

/** What a thread with a table is told: to play the game of that number, or to end. */
export type TableOrder = { readonly game: number } | 'close';

interface Asked {
  readonly game: number;
  readonly tell: (report: GameReport | null) => void;
  readonly fail: (error: unknown) => void;
}

/** Tables in threads of their own, as many as games are to be played at the same time. */
export class ThreadedTables implements Tables {
  readonly room: number;
  readonly #idle: Worker[];
  readonly #busy = new Map<Worker, Asked>();
  readonly #waiting: Asked[] = [];

  constructor(count: number, data: TableData) {
    // Reports are told in order, so a long game must not keep the other tables from going on.
    this.room = 4 * count;
    this.#idle = Array.from({ length: count }, () => this.#start(data));
  }

  play(game: number): Promise<GameReport | null> {
    return new Promise((tell, fail) => {
      this.#waiting.push({ game, tell, fail });
      this.#hand();
    });
  }

  close(): void {
    for (const { tell } of [...this.#waiting, ...this.#busy.values()]) tell(null);
    for (const worker of [...this.#idle, ...this.#busy.keys()])
      worker.postMessage('close' satisfies TableOrder);
    this.#waiting.length = 0;
    this.#idle.length = 0;
    this.#busy.clear();
  }

  #start(data: TableData): Worker {
    const worker = new Worker(new URL('./table-thread.js', import.meta.url), { workerData: data });
    worker.on('message', (report: GameReport | null) => {
      this.#busy.get(worker)?.tell(report);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      this.#hand();
    });
    worker.on('error', (error) => this.#busy.get(worker)?.fail(error));
    return worker;
  }

  /** Hands a game that waits to a table that does. */
  #hand(): void {
    const [asked] = this.#waiting;
    if (asked === undefined) return;
    const worker = this.#idle.pop();
    if (worker === undefined) return;
    this.#waiting.shift();
    this.#busy.set(worker, asked);
    worker.postMessage({ game: asked.game } satisfies TableOrder);
  }
}
