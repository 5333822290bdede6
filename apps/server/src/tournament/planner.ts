import { Worker } from 'node:worker_threads';
import type { Result } from '@halma/protocol';
import { createSerialWorker } from '../serial-worker.ts';
import type { Wave } from './formats/arena.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { TournamentState } from './state.ts';

/** Plans the next step of a tournament: its start, its next round, or tables for those who wait in an arena. */
export type PlanTournament = (state: TournamentState, wave?: Wave) => Promise<Result<PlannedEvent>>;

/** The arguments of a plan. */
export type PlanningJob = readonly [state: TournamentState, wave: Wave | undefined];

/** A thread that plans tournaments, so that no move waits for a pairing. */
export interface TournamentPlanner {
  readonly plan: PlanTournament;
  close(): Promise<void>;
}

/** Creates a planner. Its thread starts with the first plan. */
export function createTournamentPlanner(): TournamentPlanner {
  const thread = createSerialWorker<PlanningJob, Result<PlannedEvent>>(startPlanningThread);
  return { plan: (state, wave) => thread.ask([state, wave]), close: () => thread.close() };
}

function startPlanningThread(): Worker {
  const worker = new Worker(new URL('./planning-worker.js', import.meta.url));
  worker.unref();
  return worker;
}
