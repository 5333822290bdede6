import { WorkerPool } from '../worker-pool.ts';
import type { GameReport } from './game-report.ts';
import type { MatchPlan } from './match-plan.ts';

/** Plays the games of a match. */
export interface GamePool {
  /** The number of games worth requesting before the first result arrives. */
  readonly capacity: number;
  /**
   * Plays one game.
   *
   * @param game the number of the game, from 0
   * @returns null if the game was stopped
   */
  readonly play: (game: number) => Promise<GameReport | null>;
  /** Stops the games in progress and releases the resources of the players. */
  readonly close: () => void;
}

/** The data that a worker starts with. */
export interface GameWorkerData {
  readonly plan: MatchPlan;
  readonly date: string;
  /** The file to which the threads append their log; undefined for no log. */
  readonly log?: string | undefined;
}

/**
 * The maximum number of games requested for each worker. Reports are read in order, so a long game must not
 * leave the other workers idle.
 */
const GAMES_PER_WORKER = 4;

/** Plays games in worker threads, one game at a time in each. */
export class ThreadedGamePool implements GamePool {
  readonly capacity: number;
  readonly #workers: WorkerPool<number, GameReport>;

  constructor(threads: number, data: GameWorkerData) {
    this.capacity = GAMES_PER_WORKER * threads;
    this.#workers = new WorkerPool(new URL('./game-worker.js', import.meta.url), threads, {
      workerData: data,
      teardown: 'close',
      // A worker that blocks between tasks would not notice that a player's process has ended.
      useAtomics: false,
    });
  }

  play(game: number): Promise<GameReport | null> {
    return this.#workers.run(game);
  }

  close(): void {
    this.#workers.close();
  }
}
