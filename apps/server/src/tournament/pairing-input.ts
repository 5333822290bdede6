import { drawLots, type Entrant, type Tournament } from '@halma/pairing';
import type { PersonId } from '@halma/protocol';
import { entrantsOf, withEntrants } from './pairs.ts';
import type { TournamentPlayer, TournamentState } from './state.ts';

/** Returns the tournament in the form that the pairing package takes. */
export function toPairingInput(state: TournamentState): Tournament {
  const { rounds, sides, seed, setup } = state;
  return {
    sides: sides.length,
    games: setup.games,
    seed,
    entrants: entrantsOf(state).map((player) => ({ ...toEntrant(player), rating: ratingOf(state, player) })),
    rounds: withEntrants(state, rounds),
  };
}

/**
 * Returns the rating that determines an entrant's seed: for fixed partners, the mean; 0 if there are no
 * ratings.
 */
function ratingOf(
  state: Pick<TournamentState, 'players'>,
  { rating = 0, partner }: TournamentPlayer,
): number {
  if (partner === undefined) return rating;
  const { players } = state;
  const partnerRating = players.find(({ person }) => person === partner)?.rating ?? rating;
  return Math.round((rating + partnerRating) / 2);
}

/**
 * Returns a player in the form that the pairing package takes. If games like these have no ratings, lots decide the
 * first ranking.
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

/** Returns each player's lot, from 0. */
export function lotsOf({
  players,
  seed,
}: Pick<TournamentState, 'players' | 'seed'>): ReadonlyMap<string, number> {
  const cached = LOTS.get(players);
  if (cached !== undefined) return cached;
  const lots = drawLots(
    seed,
    players.map(({ person }) => person),
  );
  LOTS.set(players, lots);
  return lots;
}

/** Returns the players, or the first partner of each fixed pair, sorted by rating and then by lot, best first. */
export function seededPlayers(
  state: Pick<TournamentState, 'setup' | 'players' | 'seed'>,
): readonly PersonId[] {
  const lots = lotsOf(state);
  return entrantsOf(state)
    .toSorted(
      (one, other) =>
        ratingOf(state, other) - ratingOf(state, one) ||
        (lots.get(one.person) ?? 0) - (lots.get(other.person) ?? 0),
    )
    .map(({ person }) => person);
}

/** The lots drawn so far. Each takes a hash, and the players rarely change. */
const LOTS = new WeakMap<readonly TournamentPlayer[], ReadonlyMap<string, number>>();
