import type { Result } from '@halma/protocol';
import { formatOf } from './formats/formats.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { TournamentState } from './state.ts';

/** Plans the next step of a tournament, from the state and the published seed alone: its start, or its next round. */
export function planTournament(state: TournamentState): Result<PlannedEvent> {
  const format = formatOf(state);
  return state.phase === 'open' ? format.start(state) : format.next(state);
}
