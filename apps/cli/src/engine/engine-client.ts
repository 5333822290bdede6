import type { EngineWorker } from '@halma/engine/worker';

/** The functions of an engine worker that commands use. Tests replace them. */
export type EngineClient = Pick<EngineWorker, 'chooseMove' | 'analyse' | 'review' | 'stop' | 'ready'>;
