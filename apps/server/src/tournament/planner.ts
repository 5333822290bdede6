import { Worker } from 'node:worker_threads';
import type { Result } from '@halma/protocol';
import { createSerialWorker } from '../serial-worker.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { TournamentState } from './state.ts';

/** Plans the next step of a tournament: its start, or its next round. */
export type PlanTournament = (state: TournamentState) => Promise<Result<PlannedEvent>>;

/** A thread that plans tournaments, so that no move waits for a pairing. */
export interface TournamentPlanner {
  readonly plan: PlanTournament;
  close(): Promise<void>;
}

/** Creates a planner. Its thread starts with the first plan. */
export function createTournamentPlanner(): TournamentPlanner {
  const thread = createSerialWorker<TournamentState, Result<PlannedEvent>>(startPlanningThread);
  return { plan: (state) => thread.ask(state), close: () => thread.close() };
}

function startPlanningThread(): Worker {
  const worker = new Worker(new URL('./planning-worker.js', import.meta.url));
  worker.unref();
  return worker;
}
