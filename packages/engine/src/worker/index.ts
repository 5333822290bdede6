/** The engine in a web worker or a Node worker thread, with a promise-based API. */
export type { MoveSettings, SearchSettings, TaskLimits, WorkerMessage } from './engine-task.ts';
export {
  createEngineWorker,
  type EngineWorker,
  type EngineWorkerSettings,
  type TaskControl,
} from './engine-worker.ts';
export type { NodeWorker, PageWorker } from './worker-thread.ts';
