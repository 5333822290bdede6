import { EngineSession } from '../../src/engine/engine-session.ts';
import type { EngineClient } from '../../src/engine/engine-task.ts';

/** Searches in the thread of the test. It cannot be stopped, so its tasks need limits. */
export function inProcessEngine(): EngineClient {
  const session = new EngineSession();
  const time = { now: () => performance.now(), shouldStop: () => false };
  return {
    search: async (task, report) => session.search(task, time, report),
    prepare: async () => {},
    stop: () => {},
  };
}
