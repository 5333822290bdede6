import { EngineSession, type EngineTask, type SearchInfo, type TaskResult } from '@halma/engine';
import { type Move, serializePosition } from '@halma/rules';
import type { EngineClient } from '../../src/engine/engine-client.ts';

/** Creates an engine that searches in the thread of the test. It cannot be stopped, so its tasks need limits. */
export function createInProcessEngine(): EngineClient {
  const session = new EngineSession();
  const run = (task: EngineTask, report?: (info: SearchInfo) => void): TaskResult =>
    session.run(task, { now: () => performance.now() }, (info) => 'lines' in info && report?.(info));
  return {
    chooseMove: async (position, { onProgress, ...settings } = {}) =>
      run({ kind: 'move', position: serializePosition(position), settings }, onProgress) as Move | null,
    analyse: async (position, { onProgress, ...settings } = {}) =>
      run(
        { kind: 'analysis', position: serializePosition(position), settings },
        onProgress,
      ) as SearchInfo | null,
    ready: async () => {},
    stop: () => {},
  };
}
