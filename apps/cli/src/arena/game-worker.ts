import { setImmediate } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import type { GameWorkerData } from './game-pool.ts';
import type { GameReport } from './game-report.ts';
import { GameRunner } from './game-runner.ts';
import { logTo } from './player-log.ts';
import { createPlayer } from './players/create-player.ts';

const stopController = new AbortController();
const { log, ...data }: GameWorkerData = Tinypool.workerData;
const runner = new GameRunner({
  ...data,
  ...(log !== undefined && { log: logTo(log) }),
  createPlayer,
  work: {
    now: () => performance.now(),
    yieldToEventLoop: () => setImmediate(),
    signal: stopController.signal,
  },
});

/** Plays one game of the match. */
export default function play(game: number): Promise<GameReport | null> {
  return runner.play(game);
}

/** Stops the game in progress and the processes of the players before the pool terminates the thread. */
export function close(): void {
  stopController.abort();
}
