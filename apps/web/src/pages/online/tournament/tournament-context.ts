import type { PersonId, TournamentView } from '@halma/protocol';
import { type Accessor, createContext, useContext } from 'solid-js';
import type { StandingSource } from './standing-source.ts';
import type { TournamentSource } from './tournament-source.ts';

/** The state that the parts of a tournament's page share. */
export interface TournamentContextValue extends Omit<TournamentSource, 'view'> {
  readonly view: Accessor<TournamentView>;
  readonly standing: StandingSource;
  /** The server's time in milliseconds since 1970, updated every second. */
  readonly now: Accessor<number>;
  readonly nameOf: (person: PersonId) => string;
  /** The visitor's id. */
  readonly self: Accessor<PersonId>;
}

export const TournamentContext = createContext<TournamentContextValue>();

/** Returns the tournament that the surrounding page provides. */
export function useTournament(): TournamentContextValue {
  const tournament = useContext(TournamentContext);
  if (tournament === undefined) throw new Error('useTournament is called outside a tournament page');
  return tournament;
}
