import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Statement } from './database.ts';
import { TABLES } from './tables.ts';
import { deleteTournaments, isCalledOffUnplayed } from './tournament-rows.ts';

/**
 * The kinds of data that a server deletes after a while: data that has expired, and data for which the
 * operator has set a retention period.
 */
export const RETENTION_POLICIES = [
  'guests',
  'one-time-guests',
  'presence',
  'chat',
  'aborted',
  'tournament-chat',
  'called-off',
  'sessions',
  'challenges',
  'notices',
] as const;
export type RetentionPolicy = (typeof RETENTION_POLICIES)[number];

/** A part of a table, in the order of its key. */
export interface RetentionPage {
  /** The key of the row before the page; empty for the first page. */
  readonly after: string;
  /** The maximum number of rows to examine. */
  readonly limit: number;
  /** Data from before this time has expired; in milliseconds since 1970. */
  readonly cutoff: number;
}

/** Deletes the expired data of one page. Returns the last key of the page; undefined if the page was the last. */
type Sweep = (database: Database, page: RetentionPage) => Promise<string | undefined>;

/** A game that ended before the cutoff of a page. */
interface EndedGame {
  readonly game: string;
  readonly phase: string;
  /** Whether a report about it is still open. */
  readonly isReported: boolean;
}

/**
 * Selects guests created before a time who have no game, open game, tournament, chat message or report:
 * no one else has seen them.
 */
const IS_UNSEEN_GUEST = `name IS NULL AND role <> 'closed' AND created_at < $1
  AND NOT EXISTS (SELECT 1 FROM players WHERE players.person = people.person)
  AND NOT EXISTS (SELECT 1 FROM games WHERE phase = 'waiting' AND by_person = people.person)
  AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.person = people.person)
  AND NOT EXISTS (SELECT 1 FROM talk WHERE talk.person = people.person)
  AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.reporter = people.person)
  AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.person = people.person)`;

/** Selects tournaments that have an open report about their chat. */
const IS_REPORTED = `EXISTS (
  SELECT 1 FROM reports WHERE reports.game = tournaments.tournament AND state <> 'settled')`;

const SWEEPS: Readonly<Record<RetentionPolicy, Sweep>> = {
  guests: sweepGuests('seen_at >= $1'),
  // In the first hour of a session, the server does not update `seen_at`, so these guests came once, for at most an
  // hour.
  'one-time-guests': sweepGuests('seen_at > began_at'),
  presence: sweepGames(
    () => true,
    (games, cutoff) => [
      {
        sql: `DELETE FROM here WHERE at < $1 AND game IN (${placeholders(games, 2)})
          AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = here.node AND nodes.at >= $1)`,
        values: [cutoff, ...games],
      },
    ],
  ),
  chat: sweepGames(({ isReported }) => !isReported, deleteMessages),
  aborted: sweepGames(
    ({ phase, isReported }) => phase === 'aborted' && !isReported,
    (games) => [
      ...TABLES.filter(({ key }) => key[0] === 'game').map(({ name }) => ({
        sql: `DELETE FROM ${name} WHERE game IN (${placeholders(games)})`,
        values: games,
      })),
      {
        sql: `DELETE FROM rated_games WHERE game IN (${placeholders(games)}) AND no < (SELECT max(no) FROM finished)`,
        values: games,
      },
      {
        // The last entry stays, so that its number is not used again.
        sql: `DELETE FROM finished WHERE game IN (${placeholders(games)}) AND no < (SELECT max(no) FROM finished)`,
        values: games,
      },
    ],
  ),
  'tournament-chat': async (database, { after, limit, cutoff }) => {
    const rows = await database.query(
      `SELECT tournament, phase, changed_at,
         CASE WHEN ${IS_REPORTED} THEN 1 ELSE 0 END AS is_reported
       FROM tournaments WHERE tournament > $1 ORDER BY tournament LIMIT ${Math.floor(limit)}`,
      [after],
    );
    const expired = rows
      .filter((row) => row.phase === 'over' || row.phase === 'called-off')
      .filter((row) => numberColumn(row, 'changed_at') < cutoff && numberColumn(row, 'is_reported') === 0)
      .map((row) => textColumn(row, 'tournament'));
    if (expired.length > 0) await database.batch(deleteMessages(expired, cutoff));
    return lastKeyOf(
      rows.map((row) => textColumn(row, 'tournament')),
      limit,
    );
  },
  // Tournaments in which no game was played. The others stay, since their games do.
  'called-off': async (database, { after, limit, cutoff }) => {
    const rows = await database.query(
      `SELECT tournament, phase, changed_at, item, CASE WHEN ${IS_REPORTED} THEN 1 ELSE 0 END AS is_reported
       FROM tournaments WHERE tournament > $1 ORDER BY tournament LIMIT ${Math.floor(limit)}`,
      [after],
    );
    const expired = rows
      .filter((row) => numberColumn(row, 'changed_at') < cutoff && isCalledOffUnplayed(row))
      .filter((row) => numberColumn(row, 'is_reported') === 0)
      .map((row) => textColumn(row, 'tournament'));
    if (expired.length > 0) await database.batch(deleteTournaments(expired));
    return lastKeyOf(
      rows.map((row) => textColumn(row, 'tournament')),
      limit,
    );
  },
  sessions: async (database, { after, limit, cutoff }) => {
    const rows = await database.query(
      `SELECT token_hash, seen_at FROM sessions WHERE token_hash > $1 ORDER BY token_hash LIMIT ${Math.floor(limit)}`,
      [after],
    );
    const unused = rows
      .filter((row) => numberColumn(row, 'seen_at') < cutoff)
      .map((row) => textColumn(row, 'token_hash'));
    if (unused.length > 0)
      await database.batch([
        {
          // A session may have been used since it was read.
          sql: `DELETE FROM sessions WHERE seen_at < $1 AND token_hash IN (${placeholders(unused, 2)})`,
          values: [cutoff, ...unused],
        },
        {
          sql: `DELETE FROM push_subscriptions
            WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.session = push_subscriptions.session)`,
        },
      ]);
    return lastKeyOf(
      rows.map((row) => textColumn(row, 'token_hash')),
      limit,
    );
  },
  challenges: async (database, { after, limit, cutoff }) => {
    const rows = await database.query(
      `SELECT challenge FROM challenges WHERE challenge > $1 ORDER BY challenge LIMIT ${Math.floor(limit)}`,
      [after],
    );
    const challenges = rows.map((row) => textColumn(row, 'challenge'));
    if (challenges.length > 0)
      await database.batch([
        {
          sql: `DELETE FROM challenges WHERE until < $1 AND changed_at < $1
            AND challenge IN (${placeholders(challenges, 2)})`,
          values: [cutoff, ...challenges],
        },
      ]);
    return lastKeyOf(challenges, limit);
  },
  notices: async (database, { after, limit, cutoff }) => {
    const [lastPerson = '', lastKey = ''] = after.split(' ');
    const rows = await database.query(
      `SELECT person, key, at FROM notices WHERE (person, key) > ($1, $2)
       ORDER BY person, key LIMIT ${Math.floor(limit)}`,
      [lastPerson, lastKey],
    );
    const expired = rows.filter((row) => numberColumn(row, 'at') < cutoff);
    if (expired.length > 0)
      await database.batch(
        expired.map((row) => ({
          sql: 'DELETE FROM notices WHERE person = $1 AND key = $2 AND at < $3',
          values: [textColumn(row, 'person'), textColumn(row, 'key'), cutoff],
        })),
      );
    return lastKeyOf(
      rows.map((row) => `${textColumn(row, 'person')} ${textColumn(row, 'key')}`),
      limit,
    );
  },
};

/**
 * Returns a sweep over guests whom no one else has seen, in the order of their ids.
 *
 * @param keepCondition the SQL condition for sessions whose guests are kept
 */
function sweepGuests(keepCondition: string): Sweep {
  return async (database, { after, limit, cutoff }) => {
    const rows = await database.query(
      `SELECT person FROM people WHERE person > $1 ORDER BY person LIMIT ${Math.floor(limit)}`,
      [after],
    );
    const people = rows.map((row) => textColumn(row, 'person'));
    if (people.length === 0) return undefined;
    const [deleted = []] = await database.batch([
      {
        sql: `DELETE FROM people WHERE ${IS_UNSEEN_GUEST}
          AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.person AND ${keepCondition})
          AND person IN (${placeholders(people, 2)}) RETURNING person`,
        values: [cutoff, ...people],
      },
    ]);
    const guests = deleted.map((row) => textColumn(row, 'person'));
    if (guests.length > 0)
      await database.batch(
        ['sessions WHERE person', 'here WHERE person', 'blocks WHERE person', 'blocks WHERE blocked'].map(
          (selection) => ({
            sql: `DELETE FROM ${selection} IN (${placeholders(guests)})`,
            values: guests,
          }),
        ),
      );
    return lastKeyOf(people, limit);
  };
}

/** Returns the statements that delete the messages written in the chats of games or tournaments before a time. */
function deleteMessages(chats: readonly string[], cutoff: number): readonly Statement[] {
  return [
    {
      sql: `DELETE FROM talk WHERE at < $1 AND game IN (${placeholders(chats, 2)})
        AND line < (SELECT max(line) FROM talk AS latest WHERE latest.game = talk.game)`,
      values: [cutoff, ...chats],
    },
    {
      // The last line stays, so that its number is not used again.
      sql: `UPDATE talk SET person = '', said = '', command = CAST(line AS TEXT)
        WHERE at < $1 AND game IN (${placeholders(chats, 2)}) AND person <> ''`,
      values: [cutoff, ...chats],
    },
  ];
}

/** Returns a sweep over the games that have ended, in the order of their ids. */
function sweepGames(
  isExpired: (game: EndedGame) => boolean,
  deletion: (games: readonly string[], cutoff: number) => readonly Statement[],
): Sweep {
  return async (database, { after, limit, cutoff }) => {
    const rows = await database.query(
      `SELECT game, phase, changed_at,
         CASE WHEN EXISTS (SELECT 1 FROM reports WHERE reports.game = games.game AND state <> 'settled')
           THEN 1 ELSE 0 END AS is_reported
       FROM games WHERE game > $1 ORDER BY game LIMIT ${Math.floor(limit)}`,
      [after],
    );
    const expired = rows
      .filter((row) => numberColumn(row, 'changed_at') < cutoff)
      .map((row) => ({
        game: textColumn(row, 'game'),
        phase: textColumn(row, 'phase'),
        isReported: numberColumn(row, 'is_reported') === 1,
      }))
      .filter((game) => (game.phase === 'over' || game.phase === 'aborted') && isExpired(game))
      .map(({ game }) => game);
    if (expired.length > 0) await database.batch(deletion(expired, cutoff));
    return lastKeyOf(
      rows.map((row) => textColumn(row, 'game')),
      limit,
    );
  };
}

/** Returns the last key of a page; undefined if the page is not full, which makes it the last one. */
function lastKeyOf(keys: readonly string[], limit: number): string | undefined {
  return keys.length < limit ? undefined : keys.at(-1);
}

/** Deletes expired data page by page. The nodes share the pages through the store. */
export class RetentionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Leases the next page of a policy. Returns the key before the page; undefined if the page is not due, or
   * another node has leased it.
   *
   * @param until when another node may take the page, if this node dies
   */
  async lease(policy: RetentionPolicy, now: number, until: number): Promise<string | undefined> {
    const [, [row] = []] = await this.#database.batch([
      {
        sql: `INSERT INTO sweeps (policy, last_key, due_at) VALUES ($1, '', 0) ON CONFLICT DO NOTHING`,
        values: [policy],
      },
      {
        sql: 'UPDATE sweeps SET due_at = $3 WHERE policy = $1 AND due_at <= $2 RETURNING last_key',
        values: [policy, now, until],
      },
    ]);
    return row && textColumn(row, 'last_key');
  }

  /**
   * Makes a page of a policy due at a given time.
   *
   * @param after the key before the page
   */
  async schedule(policy: RetentionPolicy, after: string, dueAt: number): Promise<void> {
    await this.#database.batch([
      {
        sql: 'UPDATE sweeps SET last_key = $2, due_at = $3 WHERE policy = $1',
        values: [policy, after, dueAt],
      },
    ]);
  }

  /** Deletes the expired data of one page. Returns the last key of the page; undefined if the page was the last. */
  sweep(policy: RetentionPolicy, page: RetentionPage): Promise<string | undefined> {
    return SWEEPS[policy](this.#database, page);
  }
}
