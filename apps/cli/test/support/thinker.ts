import type { Thinker } from '../../src/thinking/task.ts';
import { Mind } from '../../src/thinking/think.ts';

/** Thinks in the thread of the test. It cannot be stopped, so its tasks need limits. */
export function thinkerHere(): Thinker {
  const mind = new Mind();
  const time = { clock: () => performance.now(), isStopped: () => false };
  return {
    think: async (task, tell) => mind.think(task, time, tell),
    prepare: async () => {},
    stop: () => {},
  };
}
