import type { Entrant, Tournament } from '@halma/pairing';
import type { TournamentPlayer, TournamentState } from './state.ts';

/** Returns the tournament as the pairing package knows it. Without ratings, lots decide the first ranking. */
export function toPairing({ players, rounds, seats, seed, setup }: TournamentState): Tournament {
  return { sides: seats.length, games: setup.games, seed, entrants: players.map(toEntrant), rounds };
}

/** Returns a player as the pairing package knows them. */
export function toEntrant({ person, from, until, returned }: TournamentPlayer): Entrant {
  return {
    id: person,
    rating: 0,
    from,
    ...(until === undefined ? {} : { until }),
    ...(returned === undefined ? {} : { returned }),
  };
}
