import { DELETED_REASON } from '@halma/protocol';
import { gamesOf, type RoundGame, type TournamentState } from './state.ts';

/** Returns whether a tournament still has texts that its organiser wrote for everyone. */
export function hasOrganisersTexts(state: TournamentState): boolean {
  return (
    state.setup.text !== '' ||
    (isCalledOffByOrganiser(state) && state.why !== DELETED_REASON) ||
    gamesCorrectedByOrganiser(state).some(({ corrected }) => corrected !== DELETED_REASON)
  );
}

/** Returns the games whose results the organiser was the last to correct. */
export function gamesCorrectedByOrganiser(state: TournamentState): readonly RoundGame[] {
  return gamesOf(state).filter(({ correctedBy }) => correctedBy === state.organiser);
}

/** Returns whether the organiser called the tournament off. */
export function isCalledOffByOrganiser({ calledOffBy, organiser }: TournamentState): boolean {
  return calledOffBy === organiser;
}
