import { createHash } from 'node:crypto';
import {
  type OnlineGameId,
  type PersonId,
  type PoolId,
  ratingPool,
  type UncountedReason,
} from '@halma/protocol';
import {
  type EarlierGame,
  MAX_PER_DAY,
  resultOf,
  uncountedReason,
  winnerKey,
  winnersOf,
} from '../ratings/counting.ts';
import { rateFinishedGame, type SeatRatingChange } from '../ratings/rate-game.ts';
import { deviationAt, isProvisional, newRating, type StoredRating } from '../ratings/stored-rating.ts';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Query, Row } from './database.ts';
import type { JournalEntry } from './journal-store.ts';
import type { JournalProjection } from './projection-store.ts';
import { type Cells, discardRows, insertRows } from './table-rows.ts';

/** The name of the projection in the cursor table. */
export const RATINGS = 'ratings';

/** The tables of the projection, each with its key within a version. */
const TABLE_KEYS = { ratings: 'person, pool', rating_changes: 'no, seat', rated_games: 'no' } as const;

/** A rated game with its pool. */
interface RatedEntry extends JournalEntry {
  readonly pool: PoolId;
  readonly people: readonly PersonId[];
}

/** A player's account. */
interface PlayerAccount {
  /** The time at which the account, or the guest before it, was created, in milliseconds since 1970. */
  readonly createdAt: number;
  readonly isDeleted: boolean;
  /** Whether the account is a bot's, which is settled before its first game. */
  readonly isBot: boolean;
}

/** The ratings of one round: those read at its start, with the changes so far. */
class RoundRatings {
  readonly #ratings = new Map<string, StoredRating>();
  readonly #changed = new Map<string, readonly [PersonId, PoolId]>();

  static keyOf(person: PersonId, pool: PoolId): string {
    return `${person} ${pool}`;
  }

  async read(query: Query, version: number, people: readonly PersonId[]): Promise<void> {
    const rows = await query(
      `SELECT * FROM ratings WHERE version = $1 AND person IN (${placeholders(people, 2)})`,
      [version, ...people],
    );
    for (const row of rows)
      this.#ratings.set(
        RoundRatings.keyOf(textColumn(row, 'person'), textColumn(row, 'pool') as PoolId),
        toStoredRating(row),
      );
  }

  get(person: PersonId, pool: PoolId): StoredRating {
    return this.#ratings.get(RoundRatings.keyOf(person, pool)) ?? newRating(pool);
  }

  set(person: PersonId, pool: PoolId, rating: StoredRating): void {
    this.#ratings.set(RoundRatings.keyOf(person, pool), rating);
    this.#changed.set(RoundRatings.keyOf(person, pool), [person, pool]);
  }

  async write(query: Query, version: number): Promise<void> {
    const rows = [...this.#changed.values()].map(([person, pool]) => {
      const { rating, deviation, volatility, games, firsts, lastAt } = this.get(person, pool);
      return [version, person, pool, rating, deviation, volatility, games, firsts, lastAt];
    });
    await insertRows(
      query,
      'ratings (version, person, pool, rating, deviation, volatility, games, firsts, last_at)',
      rows,
      `ON CONFLICT (version, person, pool) DO UPDATE SET rating = excluded.rating,
        deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
        firsts = excluded.firsts, last_at = excluded.last_at`,
    );
  }
}

/** The latest counted games between the same people: those read from the store, with the games of this round. */
class EarlierGames {
  readonly #games = new Map<string, readonly EarlierGame[]>();

  /** Returns the games, latest first. */
  async list(query: Query, version: number, people: readonly PersonId[]): Promise<readonly EarlierGame[]> {
    const key = peopleKey(people);
    const games = this.#games.get(key) ?? (await readEarlier(query, version, key));
    this.#games.set(key, games);
    return games;
  }

  add({ people, facts }: RatedEntry): void {
    const key = peopleKey(people);
    const game = { endedAt: facts.endedAt, opening: facts.opening, winner: winnerKey(facts) };
    this.#games.set(key, [game, ...(this.#games.get(key) ?? [])].slice(0, MAX_PER_DAY));
  }
}

/** Rates the games in the order of the journal. A rebuild therefore arrives at the same ratings. */
export const ratingProjection: JournalProjection = {
  name: RATINGS,

  async apply(query, version, entries) {
    const ratedEntries = entries.flatMap(toRatedEntry);
    if (ratedEntries.length === 0) return;
    const everyone = [...new Set(ratedEntries.flatMap(({ people }) => people))];
    const accounts = await readPeople(query, everyone);
    const voidedGames = await readVoided(
      query,
      ratedEntries.map(({ facts }) => facts.game),
    );
    const ratings = new RoundRatings();
    await ratings.read(query, version, everyone);
    const earlier = new EarlierGames();
    const games: Cells[] = [];
    const changes: Cells[] = [];
    for (const entry of ratedEntries) {
      const isVoid = voidedGames.has(entry.facts.game);
      const context = {
        accounts,
        ratings,
        isVoid,
        earlier: await earlier.list(query, version, entry.people),
      };
      const reason = reasonNotToCount(entry, context);
      games.push(gameRow(version, entry, reason));
      if (reason !== undefined) continue;
      earlier.add(entry);
      const ratingOf = (person: PersonId): StoredRating => ratings.get(person, entry.pool);
      const isBot = (person: PersonId): boolean => accounts.get(person)?.isBot === true;
      for (const change of rateFinishedGame(entry.pool, entry.facts, ratingOf, isBot)) {
        ratings.set(change.person, entry.pool, change.after);
        // A deleted account keeps its rating, because its opponents' ratings depend on it. Its history names no person.
        const person = accounts.get(change.person)?.isDeleted === true ? '' : change.person;
        changes.push(changeRow(version, entry, { ...change, person }));
      }
    }
    await insertRows(
      query,
      'rated_games (version, no, game, pool, people, at, opening, winner, reason)',
      games,
    );
    await insertRows(
      query,
      `rating_changes (version, no, seat, person, pool, game, game_id, at, rating_before, rating_after,
        deviation, first, result)`,
      changes,
    );
    await ratings.write(query, version);
  },

  async discard(query, version, limit) {
    let hasMore = false;
    for (const [table, key] of Object.entries(TABLE_KEYS))
      if (await discardRows(query, { table, key }, version, limit)) hasMore = true;
    return hasMore;
  },
};

/** Reads a rating from a row of the table `ratings`. */
export function toStoredRating(row: Row): StoredRating {
  return {
    rating: numberColumn(row, 'rating'),
    deviation: numberColumn(row, 'deviation'),
    volatility: numberColumn(row, 'volatility'),
    games: numberColumn(row, 'games'),
    firsts: numberColumn(row, 'firsts'),
    lastAt: numberColumn(row, 'last_at'),
  };
}

function toRatedEntry(entry: JournalEntry): readonly RatedEntry[] {
  const { facts } = entry;
  const found = facts.rated ? ratingPool(facts) : undefined;
  if (found === undefined || 'reason' in found) return [];
  const people = facts.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  return people.length < facts.seats.length ? [] : [{ ...entry, pool: found.pool, people }];
}

async function readPeople(
  query: Query,
  people: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, PlayerAccount>> {
  const rows = await query(
    `SELECT person, name, created_at, bot FROM people WHERE person IN (${placeholders(people)})`,
    people,
  );
  return new Map(
    rows.map((row) => [
      textColumn(row, 'person'),
      {
        createdAt: numberColumn(row, 'created_at'),
        isDeleted: row.name === null,
        isBot: numberColumn(row, 'bot') === 1,
      },
    ]),
  );
}

/** The data from before a game that decides whether the game counts. */
interface CountingData {
  readonly accounts: ReadonlyMap<PersonId, PlayerAccount>;
  readonly ratings: RoundRatings;
  readonly isVoid: boolean;
  readonly earlier: readonly EarlierGame[];
}

function reasonNotToCount(
  { facts, pool, hasSharedNetwork }: RatedEntry,
  { accounts, ratings, isVoid, earlier }: CountingData,
): UncountedReason | undefined {
  return uncountedReason(facts, {
    pool,
    isVoid,
    hasSharedNetwork,
    earlier,
    winners: winnersOf(facts).map((winner) => ({
      createdAt: accounts.get(winner)?.createdAt,
      isProvisional: isProvisional(pool, deviationAt(pool, ratings.get(winner, pool), facts.endedAt)),
    })),
  });
}

async function readEarlier(query: Query, version: number, key: string): Promise<readonly EarlierGame[]> {
  const rows = await query(
    `SELECT at, opening, winner FROM rated_games
     WHERE people = $2 AND version = $1 AND reason IS NULL ORDER BY no DESC LIMIT ${MAX_PER_DAY}`,
    [version, key],
  );
  return rows.map((row) => ({
    endedAt: numberColumn(row, 'at'),
    opening: textColumn(row, 'opening'),
    winner: row.winner === null ? undefined : textColumn(row, 'winner'),
  }));
}

/** Returns a key that is the same for the same people in any order, and short for the index. */
function peopleKey(people: readonly PersonId[]): string {
  return createHash('sha256').update(people.toSorted().join()).digest('base64url').slice(0, 22);
}

function gameRow(
  version: number,
  { no, facts, pool, people }: RatedEntry,
  reason: UncountedReason | undefined,
): Cells {
  const { game, endedAt, opening } = facts;
  const winner = winnerKey(facts) ?? null;
  return [version, no, game, pool, peopleKey(people), endedAt, opening, winner, reason ?? null];
}

function changeRow(
  version: number,
  { no, facts, pool }: RatedEntry,
  { seat, person, before, after }: SeatRatingChange,
): Cells {
  const { game, rules, endedAt } = facts;
  const isFirst = seat.turnPosition === 1 ? 1 : 0;
  const result = resultOf(facts, seat.place, seat.share);
  const [from, to] = [before.rating, after.rating];
  return [
    version,
    no,
    seat.seat,
    person,
    pool,
    game,
    rules.game,
    endedAt,
    from,
    to,
    deviationAt(pool, before, endedAt),
    isFirst,
    result,
  ];
}

/** Returns which of the given games the operator has excluded from the ratings. */
async function readVoided(query: Query, games: readonly OnlineGameId[]): Promise<ReadonlySet<OnlineGameId>> {
  const rows = await query(`SELECT game FROM exclusions WHERE game IN (${placeholders(games)})`, games);
  return new Set(rows.map((row) => textColumn(row, 'game')));
}
