import { drawLots, type Entrant, type Tournament } from '@halma/pairing';
import type { PersonId } from '@halma/protocol';
import type { TournamentPlayer, TournamentState } from './state.ts';

/** Returns the tournament as the pairing package knows it. */
export function toPairing({ players, rounds, sides, seed, setup }: TournamentState): Tournament {
  return { sides: sides.length, games: setup.games, seed, entrants: players.map(toEntrant), rounds };
}

/**
 * Returns a player as the pairing package knows them. If games like these have no ratings, lots decide the first
 * ranking.
 */
export function toEntrant({
  person,
  rating = 0,
  from,
  until,
  returned,
  forgiven,
}: TournamentPlayer): Entrant {
  return {
    id: person,
    rating,
    from,
    ...(until === undefined ? {} : { until }),
    ...(returned === undefined ? {} : { returned }),
    ...(forgiven === undefined ? {} : { forgiven: forgiven.length }),
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

/** Returns the players by their rating, then by lot, best first. */
export function seededPlayers(state: Pick<TournamentState, 'players' | 'seed'>): readonly PersonId[] {
  const lots = lotsOf(state);
  return state.players
    .toSorted(
      (one, other) =>
        (other.rating ?? 0) - (one.rating ?? 0) ||
        (lots.get(one.person) ?? 0) - (lots.get(other.person) ?? 0),
    )
    .map(({ person }) => person);
}

/** The lots drawn so far. Each takes a hash, and the players rarely change. */
const LOTS = new WeakMap<readonly TournamentPlayer[], ReadonlyMap<string, number>>();
