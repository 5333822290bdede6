import type { PersonId } from '@halma/protocol';
import type { RoundGame, TournamentState } from './state.ts';

/** A player's game with its place in the tournament. The round and the table are numbered from 1. */
export interface PlayerGame {
  readonly round: number;
  readonly table: number;
  readonly game: RoundGame;
}

/** The games of each player, in the order of the rounds. */
type GamesByPlayer = ReadonlyMap<PersonId, readonly PlayerGame[]>;

/** Returns a player's games, in the order of the rounds; empty if they have had none. */
export function playerGames(
  state: Pick<TournamentState, 'rounds' | 'seats'>,
  person: PersonId,
): readonly PlayerGame[] {
  return gamesByPlayer(state).get(person) ?? [];
}

/**
 * Returns the games of each player who has had one. A player's list stays the same array until one of its
 * games changes, so that callers can keep what they derive from it. The cost is linear in the tables that
 * have changed since the last call for the tournament.
 */
export function gamesByPlayer({ seats, rounds }: Pick<TournamentState, 'seats' | 'rounds'>): GamesByPlayer {
  const cached = LATEST_GAMES.get(seats);
  if (cached?.rounds === rounds) return cached.games;
  const isEarlier = cached !== undefined && cached.rounds.length <= rounds.length;
  const games = withChangedTables(isEarlier ? cached : { rounds: [], games: new Map() }, rounds);
  LATEST_GAMES.set(seats, { rounds, games });
  return games;
}

/** The latest result for each tournament. All states of a tournament share the array of its seats. */
const LATEST_GAMES = new WeakMap<TournamentState['seats'], CachedGames>();

interface CachedGames {
  readonly rounds: TournamentState['rounds'];
  readonly games: GamesByPlayer;
}

function withChangedTables(
  { rounds: earlierRounds, games }: CachedGames,
  rounds: TournamentState['rounds'],
): GamesByPlayer {
  const next = new Map(games);
  for (let index = 0; index < rounds.length; index += 1) {
    if (rounds[index] === earlierRounds[index]) continue;
    for (const [table, changed] of rounds[index]?.tables.entries() ?? []) {
      if (changed === earlierRounds[index]?.tables[table]) continue;
      const place = { round: index + 1, table: table + 1 };
      const played = changed.games.map((game) => ({ ...place, game }));
      for (const person of changed.games[0]?.sides.flat() ?? [])
        next.set(person, withTable(next.get(person) ?? [], place, played));
    }
  }
  return next;
}

/** Returns a player's games after the games of one table are replaced, or added at their place. */
function withTable(
  games: readonly PlayerGame[],
  { round, table }: Pick<PlayerGame, 'round' | 'table'>,
  played: readonly PlayerGame[],
): readonly PlayerGame[] {
  // Nearly all tables are the latest ones of their players.
  const lastEarlier = games.findLastIndex(
    (own) => own.round < round || (own.round === round && own.table < table),
  );
  const later = games.slice(lastEarlier + 1).filter((own) => own.round !== round || own.table !== table);
  return [...games.slice(0, lastEarlier + 1), ...played, ...later];
}

/**
 * Returns whether a player missed a game. A game for which they are excused does not count.
 *
 * @param members the player, or both fixed partners
 */
export function isMissed({ absent = [], excused = [] }: RoundGame, members: readonly PersonId[]): boolean {
  return (
    members.some((person) => absent.includes(person)) && !members.some((person) => excused.includes(person))
  );
}

/**
 * Returns the rounds, from 1, of the games that a player missed.
 *
 * @param members the player, or both fixed partners
 */
export function missedRounds(games: readonly PlayerGame[], members: readonly PersonId[]): readonly number[] {
  const cached = MISSED_ROUNDS.get(games);
  if (cached?.members.length === members.length && cached.members.every((person, i) => person === members[i]))
    return cached.rounds;
  const rounds = games.flatMap(({ round, game }) => (isMissed(game, members) ? [round] : []));
  MISSED_ROUNDS.set(games, { members, rounds });
  return rounds;
}

/** The latest result for each list of games. The games of most players have not changed since the last view. */
const MISSED_ROUNDS = new WeakMap<
  readonly PlayerGame[],
  { readonly members: readonly PersonId[]; readonly rounds: readonly number[] }
>();
