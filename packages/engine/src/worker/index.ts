/** The engine in a worker of a page or of Node, behind promises. */
export type { MoveSettings, SearchSettings, TaskLimits } from './engine-task.ts';
export {
  createEngineWorker,
  type EngineWorker,
  type EngineWorkerSettings,
  type TaskControl,
} from './engine-worker.ts';
export type { NodeWorker, PageWorker } from './worker-thread.ts';
