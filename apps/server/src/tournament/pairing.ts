import { type PairedWave, type PairingResult, pairWave } from '@halma/pairing';
import { accept, type Result } from '@halma/protocol';
import { plannedWave, type Wave, type WaveInput, waveInput } from './formats/arena.ts';
import { formatOf } from './formats/formats.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { TournamentState } from './state.ts';

/**
 * A job for the planning thread: a step of a tournament, or tables for the waiting players in an arena. The
 * latter leaves out the arena's state, which can be large.
 */
export type PlanningJob =
  | { readonly kind: 'step'; readonly state: TournamentState }
  | { readonly kind: 'wave'; readonly input: WaveInput };

export type PlanningAnswer =
  | { readonly kind: 'step'; readonly planned: Result<PlannedEvent> }
  | { readonly kind: 'wave'; readonly paired: PairingResult<PairedWave> };

/** Returns the job that a plan needs. Refuses if the waiting players in an arena cannot be paired. */
export function planningJob(state: TournamentState, wave?: Wave): Result<PlanningJob> {
  if (wave === undefined) return accept({ kind: 'step', state });
  const input = waveInput(state, wave);
  return input.ok ? accept({ kind: 'wave', input: input.value }) : input;
}

/** Does the part of a plan that can take a long time. */
export function doPlanningJob(job: PlanningJob): PlanningAnswer {
  if (job.kind === 'wave') return { kind: 'wave', paired: pairWave(job.input.players, job.input.wave) };
  const format = formatOf(job.state);
  const planned = job.state.phase === 'open' ? format.start(job.state) : format.next(job.state);
  return { kind: 'step', planned };
}

/** Returns the event that a plan leads to. */
export function plannedEvent(
  state: TournamentState,
  job: PlanningJob,
  answer: PlanningAnswer,
): Result<PlannedEvent> {
  if (answer.kind === 'step') return answer.planned;
  if (job.kind !== 'wave') throw new Error('the answer belongs to another job');
  return plannedWave(state, job.input, answer.paired);
}

/**
 * Plans the next step of a tournament, from the state and the published seed alone: its start, or its next round; in an
 * arena, tables for the waiting players.
 */
export function planTournament(state: TournamentState, wave?: Wave): Result<PlannedEvent> {
  const job = planningJob(state, wave);
  return job.ok ? plannedEvent(state, job.value, doPlanningJob(job.value)) : job;
}
