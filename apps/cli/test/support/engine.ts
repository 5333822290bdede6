import { EngineSession } from '../../src/engine/engine-session.ts';
import type { EngineClient } from '../../src/engine/engine-task.ts';

/** Creates an engine that searches in the thread of the test. It cannot be stopped, so its tasks need limits. */
export function createInProcessEngine(): EngineClient {
  const session = new EngineSession();
  const control = { now: () => performance.now(), shouldStop: () => false };
  return {
    search: async (task, report) => session.search(task, control, report),
    prepare: async () => {},
    stop: () => {},
  };
}
