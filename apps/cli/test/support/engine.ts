import {
  EngineSession,
  type EngineTask,
  type ReviewedPly,
  type SearchInfo,
  type SeatSummary,
  type TaskResult,
} from '@halma/engine';
import { type Move, serializePosition } from '@halma/rules';
import type { EngineClient } from '../../src/engine/engine-client.ts';

/**
 * Creates an engine that searches in the thread of the test. It cannot be stopped, so its tasks need limits. It reviews
 * only the turns after the last elimination of a seat.
 */
export function createInProcessEngine(): EngineClient {
  const session = new EngineSession();
  const now = (): number => performance.now();
  const search = (task: EngineTask, report?: (info: SearchInfo) => void): TaskResult =>
    session.run(task, { now }, (info) => 'lines' in info && report?.(info));
  const review = (task: EngineTask, report?: (ply: ReviewedPly) => void): TaskResult =>
    session.run(task, { now }, (ply) => 'ply' in ply && report?.(ply));
  return {
    chooseMove: async (position, { onProgress, ...settings } = {}) =>
      search({ kind: 'move', position: serializePosition(position), settings }, onProgress) as Move | null,
    analyse: async (position, { onProgress, ...settings } = {}) =>
      search(
        { kind: 'analysis', position: serializePosition(position), settings },
        onProgress,
      ) as SearchInfo | null,
    review: async (last, { onProgress, ...settings } = {}) =>
      review(
        { kind: 'review', position: serializePosition(last), settings },
        onProgress,
      ) as readonly SeatSummary[],
    ready: async () => {},
    stop: () => {},
  };
}
