import { Tinypool } from 'tinypool';
import type { GameReport } from './game-report.ts';
import type { MatchPlan } from './match-plan.ts';

/** Plays the games of a match. */
export interface GamePool {
  /** The number of games worth requesting before the first result arrives. */
  readonly capacity: number;
  /** Plays one game. @param game its number, from 0 @returns null when the game was stopped */
  readonly play: (game: number) => Promise<GameReport | null>;
  /** Stops the games in progress and releases what the players hold. */
  readonly close: () => void;
}

/** The data a worker starts with. */
export interface GameWorkerData {
  readonly plan: MatchPlan;
  readonly date: string;
}

/** Games requested for each worker. Reports are read in order, so a long game must not leave the other workers idle. */
const GAMES_PER_WORKER = 4;

/** Plays games in worker threads, one game at a time in each. */
export class ThreadedGamePool implements GamePool {
  readonly capacity: number;
  readonly #workers: Tinypool;
  #isClosed = false;

  constructor(threads: number, data: GameWorkerData) {
    this.capacity = GAMES_PER_WORKER * threads;
    this.#workers = new Tinypool({
      filename: new URL('./game-worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      workerData: data,
      teardown: 'close',
      // A worker that blocks between tasks would not see that a player's process has ended.
      useAtomics: false,
    });
  }

  async play(game: number): Promise<GameReport | null> {
    try {
      return await this.#workers.run(game);
    } catch (error) {
      // Closing the pool rejects the games in progress.
      if (this.#isClosed) return null;
      throw error;
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    void this.#workers.destroy();
  }
}
