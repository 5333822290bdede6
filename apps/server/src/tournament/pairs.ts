import type { Round, TableGame } from '@halma/pairing';
import type { PersonId } from '@halma/protocol';
import {
  gamesOf,
  hasPartners,
  type RoundGame,
  type TournamentPlayer,
  type TournamentState,
} from './state.ts';

/** Returns whether two players enter a tournament together and stay partners. */
export function hasFixedPairs({ setup }: Pick<TournamentState, 'setup'>): boolean {
  return setup.partners === 'fixed';
}

/** Returns whether players have a different partner in each round. */
export function hasChangingPartners(state: Pick<TournamentState, 'setup' | 'seats' | 'sides'>): boolean {
  return hasPartners(state) && !hasFixedPairs(state);
}

/** Returns the number of entrants at a table: its seats or, with fixed partners, its sides. */
export function entrantsPerTable({
  setup,
  seats,
  sides,
}: Pick<TournamentState, 'setup' | 'seats' | 'sides'>): number {
  return hasFixedPairs({ setup }) ? sides.length : seats.length;
}

/**
 * Returns the people who play as one: a player and their fixed partner, in the order in which they entered; or the
 * player alone.
 */
export function membersOf(
  { players }: Pick<TournamentState, 'players'>,
  person: PersonId,
): readonly PersonId[] {
  return pairsOf(players).get(person) ?? [person];
}

/**
 * Returns the id that a player has in pairings and standings: for fixed partners, the id of the one who
 * entered first.
 */
export function entrantIdOf(state: Pick<TournamentState, 'players'>, person: PersonId): PersonId {
  return membersOf(state, person)[0] ?? person;
}

/**
 * Returns the players who appear in pairings and standings: all of them, or the first of each pair of fixed
 * partners.
 */
export function entrantsOf({
  setup,
  players,
}: Pick<TournamentState, 'setup' | 'players'>): readonly TournamentPlayer[] {
  if (!hasFixedPairs({ setup })) return players;
  return players.filter(
    ({ person, partner }) => partner !== undefined && entrantIdOf({ players }, person) === person,
  );
}

/**
 * Returns whether at most one entrant is left, so that no game of the next rounds can be played. A correction during the
 * pause can bring back an entrant whom the server has withdrawn.
 */
export function lacksOpponents(state: Pick<TournamentState, 'setup' | 'players'>): boolean {
  const remaining = entrantsOf(state).filter(
    ({ until, withdrawnFor = [] }) => until === undefined || withdrawnFor.length > 0,
  );
  return remaining.length < 2;
}

/**
 * Returns the number of pairs in a tournament, counting each player who still needs a partner as one; if
 * partners are not fixed, the number of players.
 */
export function countEntries({ setup, players }: Pick<TournamentState, 'setup' | 'players'>): number {
  if (!hasFixedPairs({ setup })) return players.length;
  const unpairedCount = players.filter(({ partner }) => partner === undefined).length;
  return unpairedCount + (players.length - unpairedCount) / 2;
}

/** Returns rounds in which two fixed partners are one entrant. */
export function withEntrants(
  state: Pick<TournamentState, 'setup' | 'players'>,
  rounds: readonly Round[],
): readonly Round[] {
  if (!hasFixedPairs(state)) return rounds;
  const toEntrants = (people: readonly PersonId[]): PersonId[] => [
    ...new Set(people.map((person) => entrantIdOf(state, person))),
  ];
  const toEntrantGames = (games: readonly TableGame[]): readonly TableGame[] =>
    games.map(({ sides, absent, excused, ...game }) => ({
      ...game,
      sides: sides.map(toEntrants),
      ...(absent === undefined ? {} : { absent: toEntrants(absent) }),
      ...(excused === undefined ? {} : { excused: toEntrants(excused) }),
    }));
  return rounds.map(({ tables, byes, ...round }) => ({
    ...round,
    tables: tables.map(({ games }) => {
      const cached = ENTRANT_GAMES.get(games) ?? toEntrantGames(games);
      ENTRANT_GAMES.set(games, cached);
      return { games: cached };
    }),
    byes: toEntrants(byes),
  }));
}

/**
 * The games of each table with entrants in place of people. They need no update, since partners with a game stay
 * partners; after a result, only one table is new.
 */
const ENTRANT_GAMES = new WeakMap<readonly TableGame[], readonly TableGame[]>();

/**
 * Returns rounds in which fixed partners replace each entrant. The partner who has moved first less often at the turn
 * position of the side moves first; if both have done so equally often, the one who has moved first less often in all
 * games.
 */
export function withPartners(
  state: Pick<TournamentState, 'setup' | 'players' | 'rounds'>,
  rounds: readonly Round[],
): readonly Round[] {
  if (!hasFixedPairs(state)) return rounds;
  const countsByLeader = new Map<PersonId, number[]>();
  const record = (sides: RoundGame['sides']): void => {
    for (const [position, [leader]] of sides.entries()) {
      if (leader === undefined) continue;
      const counts = countsByLeader.get(leader) ?? sides.map(() => 0);
      counts[position] = (counts[position] ?? 0) + 1;
      countsByLeader.set(leader, counts);
    }
  };
  const timesLedAt = (person: PersonId, position: number): number =>
    countsByLeader.get(person)?.[position] ?? 0;
  const timesLed = (person: PersonId): number =>
    (countsByLeader.get(person) ?? []).reduce((sum, count) => sum + count, 0);
  const inTurnOrder = (entrant: PersonId, position: number): readonly PersonId[] =>
    membersOf(state, entrant).toSorted(
      (one, other) =>
        timesLedAt(one, position) - timesLedAt(other, position) || timesLed(one) - timesLed(other),
    );
  for (const { sides } of gamesOf(state)) record(sides);
  return rounds.map(({ tables, byes, ...round }) => ({
    ...round,
    tables: tables.map(({ games }) => ({
      games: games.map((game) => {
        const sides = game.sides.map((side, position) => side.flatMap((id) => inTurnOrder(id, position)));
        record(sides);
        return { ...game, sides };
      }),
    })),
    byes: byes.flatMap((entrant) => membersOf(state, entrant)),
  }));
}

/** Returns the two members of each pair, by the id of each. */
function pairsOf(players: readonly TournamentPlayer[]): ReadonlyMap<PersonId, readonly PersonId[]> {
  const cached = PAIRS.get(players);
  if (cached !== undefined) return cached;
  const pairs = new Map<PersonId, readonly PersonId[]>();
  for (const { person, partner } of players)
    if (partner !== undefined) pairs.set(person, pairs.get(partner) ?? [person, partner]);
  PAIRS.set(players, pairs);
  return pairs;
}

/** The pairs found so far. Players rarely change, and each game needs the pairs. */
const PAIRS = new WeakMap<readonly TournamentPlayer[], ReadonlyMap<PersonId, readonly PersonId[]>>();
