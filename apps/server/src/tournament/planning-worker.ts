import { parentPort } from 'node:worker_threads';
import { planTournament } from './pairing.ts';
import type { TournamentState } from './state.ts';

parentPort?.on('message', (state: TournamentState) => parentPort?.postMessage(planTournament(state)));
