import { parentPort } from 'node:worker_threads';
import { planTournament } from './pairing.ts';
import type { PlanningJob } from './planner.ts';

parentPort?.on('message', (job: PlanningJob) => parentPort?.postMessage(planTournament(...job)));
