import { parentPort } from 'node:worker_threads';
import { doPlanningJob, type PlanningJob } from './pairing.ts';

parentPort?.on('message', (job: PlanningJob) => parentPort?.postMessage(doPlanningJob(job)));
