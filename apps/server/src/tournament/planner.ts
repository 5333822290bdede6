import { Worker } from 'node:worker_threads';
import { createSerialWorker } from '../serial-worker.ts';
import type { PlanningAnswer, PlanningJob } from './pairing.ts';

/** Does the part of a plan that can take a long time. */
export type DoPlanningJob = (job: PlanningJob) => Promise<PlanningAnswer>;

/** A thread that plans tournaments, so that no move waits for a pairing. */
export interface TournamentPlanner {
  readonly plan: DoPlanningJob;
  close(): Promise<void>;
}

/** Creates a planner. Its thread starts with the first plan. */
export function createTournamentPlanner(): TournamentPlanner {
  const thread = createSerialWorker<PlanningJob, PlanningAnswer>(startPlanningThread);
  return { plan: (job) => thread.ask(job), close: () => thread.close() };
}

function startPlanningThread(): Worker {
  const worker = new Worker(new URL('./planning-worker.js', import.meta.url));
  worker.unref();
  return worker;
}
