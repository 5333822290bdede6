import type { Result } from '@halma/protocol';
import { planWave, type Wave } from './formats/arena.ts';
import { formatOf } from './formats/formats.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { TournamentState } from './state.ts';

/**
 * Plans the next step of a tournament, from the state and the published seed alone: its start, or its next round; in an arena, tables
 * for those who wait.
 */
export function planTournament(state: TournamentState, wave?: Wave): Result<PlannedEvent> {
  if (wave !== undefined) return planWave(state, wave);
  const format = formatOf(state);
  return state.phase === 'open' ? format.start(state) : format.next(state);
}
