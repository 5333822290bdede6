import { drawLots, type Entrant, type Tournament } from '@halma/pairing';
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

/** Returns the lot of each player, from 0. */
export function lotsOf({
  players,
  seed,
}: Pick<TournamentState, 'players' | 'seed'>): ReadonlyMap<string, number> {
  const known = LOTS.get(players);
  if (known !== undefined) return known;
  const lots = drawLots(
    seed,
    players.map(({ person }) => person),
  );
  LOTS.set(players, lots);
  return lots;
}

/** The lots drawn so far. Each takes a hash, and the players change seldom. */
const LOTS = new WeakMap<readonly TournamentPlayer[], ReadonlyMap<string, number>>();
