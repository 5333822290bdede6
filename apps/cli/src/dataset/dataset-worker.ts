import { setImmediate } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import { type DatasetGame, playDatasetGame } from './dataset-game.ts';
import type { DatasetPlan } from './dataset-plan.ts';

const stopController = new AbortController();
const plan: DatasetPlan = Tinypool.workerData;

/** Plays one game of the data set. */
export default function play(gameNumber: number): Promise<DatasetGame | null> {
  return playDatasetGame(plan, gameNumber, {
    now: () => performance.now(),
    yieldToEventLoop: () => setImmediate(),
    signal: stopController.signal,
  });
}

/** Stops the game in progress before the pool terminates the thread. */
export function close(): void {
  stopController.abort();
}
