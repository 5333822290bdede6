import {
  accept,
  CHALLENGE_STATES,
  type ChallengeId,
  type ChallengeView,
  DECLINE_REASONS,
  type DeclineReason,
  FIRST_MOVERS,
  GameSetup,
  type OnlineGameId,
  type PersonId,
  type Result,
  refuse,
  SeriesSetup,
} from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import { enumColumn, jsonReader, numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Query, Row, Statement } from './database.ts';
import { addNotice, noticeKey, removeNotice } from './notice-rows.ts';
import { CONNECTED_GRACE_MS, wasConnectedSql } from './online-people-store.ts';
import { lockOpenAccounts } from './open-account.ts';

/** A challenge as stored. */
export interface StoredChallenge extends Omit<ChallengeView, 'people' | 'reason' | 'game' | 'series'> {
  readonly series: SeriesSetup | undefined;
  readonly reason: ChallengeView['reason'];
  readonly game: OnlineGameId | undefined;
}

/** The maximum number of open challenges from one person, to one person, and from one person to another. */
export const MAX_OPEN_CHALLENGES = { by: 10, to: 50, pair: 2 } as const;

/**
 * The maximum number of challenges that a person can send to another in a day, which stops people from
 * repeating declined challenges.
 */
export const MAX_DAILY_CHALLENGES = 10;

/** The maximum number of ended challenges in a list. */
const MAX_LISTED_ENDED = 20;

/**
 * Returns an SQL condition: a challenge is open at a given time. A challenge to a real-time game is open only while its
 * challenger is connected, and for `CONNECTED_GRACE_MS` after they have left.
 *
 * @param timeParameter the number of the parameter that holds the time
 */
function isOpenSql(timeParameter: number): string {
  const graceStart = `CAST($${timeParameter} AS BIGINT) - ${CONNECTED_GRACE_MS}`;
  return `state = 'open' AND until > $${timeParameter} AND (is_live = 0 OR created_at > ${graceStart}
    OR ${wasConnectedSql('challenges.by_person', graceStart)})`;
}

/** Returns an SQL condition: a challenge has expired at a given time, and this has not been recorded yet. */
function isExpiredSql(timeParameter: number): string {
  return `(state = 'open' AND NOT (${isOpenSql(timeParameter)}))`;
}

const IS_BLOCKED = `SELECT 1 FROM blocks WHERE (person = $1 AND blocked = $2) OR (person = $2 AND blocked = $1)`;

/**
 * Waits for other transactions that change which challenges two people may send each other, and keeps later ones
 * waiting. Takes the locks in a fixed order, so that two people who act at the same time do not deadlock.
 */
export async function lockChallenges(
  database: Database,
  query: Query,
  people: readonly [PersonId, PersonId],
): Promise<void> {
  for (const person of people.toSorted()) await database.lock(query, `challenges ${person}`);
}

const parseSetup = jsonReader(GameSetup);
const parseSeries = jsonReader(SeriesSetup);

/** The challenges that people send each other. */
export class ChallengeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds a challenge with its notice. Refuses if there is a block or too many challenges, if the challenge already exists,
   * or if either account has been closed or deleted.
   */
  add(challenge: StoredChallenge): Promise<Result<void>> {
    const { by, to, createdAt } = challenge;
    return this.#database.transaction(async (query) => {
      await lockChallenges(this.#database, query, [by, to]);
      if (!(await lockOpenAccounts(query, [by, to]))) return refuse('no-challenges');
      if ((await query(IS_BLOCKED, [by, to])).length > 0) return refuse('no-challenges');
      const [row] = await query(
        `SELECT
          (SELECT count(*) FROM challenges WHERE by_person = $1 AND ${isOpenSql(3)}) AS by_count,
          (SELECT count(*) FROM challenges WHERE to_person = $2 AND ${isOpenSql(3)}) AS to_count,
          (SELECT count(*) FROM challenges WHERE by_person = $1 AND to_person = $2 AND ${isOpenSql(3)}) AS pair_count,
          (SELECT count(*) FROM challenges WHERE by_person = $1 AND to_person = $2 AND created_at > $4) AS day_count,
          (SELECT count(*) FROM challenges WHERE challenge = $5) AS same_count`,
        [by, to, createdAt, createdAt - DAY_MS, challenge.challenge],
      );
      if (row === undefined) throw new Error('the query that counts challenges returned no row');
      const count = (column: string): number => numberColumn(row, column);
      if (
        count('same_count') > 0 ||
        count('by_count') >= MAX_OPEN_CHALLENGES.by ||
        count('to_count') >= MAX_OPEN_CHALLENGES.to ||
        count('pair_count') >= MAX_OPEN_CHALLENGES.pair ||
        count('day_count') >= MAX_DAILY_CHALLENGES
      )
        return refuse('too-many-challenges');
      const notice = addNotice(
        {
          person: to,
          content: {
            kind: 'challenge',
            challenge: challenge.challenge,
            rules: challenge.plan.rules.game,
          },
          about: by,
        },
        createdAt,
      );
      for (const { sql, values } of [insertion(challenge), notice]) await query(sql, values);
      return accept(undefined);
    });
  }

  /** Finds a challenge, with its state at a given time. */
  async find(challenge: ChallengeId, now: number): Promise<StoredChallenge | undefined> {
    const [row] = await this.#database.query(
      `SELECT *, CASE WHEN ${isOpenSql(2)} THEN 1 ELSE 0 END AS is_open FROM challenges WHERE challenge = $1`,
      [challenge, now],
    );
    return row && toChallenge(row);
  }

  /**
   * Lists the challenges to a person that are open, and those whose expiry has been recorded after a given time or has
   * not been recorded yet, latest first.
   */
  async listTo(person: PersonId, now: number, recordedAfter: number): Promise<readonly StoredChallenge[]> {
    const [open, expired] = await Promise.all([
      this.#database.query(
        `SELECT *, 1 AS is_open FROM challenges WHERE to_person = $1 AND ${isOpenSql(2)}
         ORDER BY created_at DESC, challenge LIMIT ${MAX_OPEN_CHALLENGES.to}`,
        [person, now],
      ),
      this.#database.query(
        `SELECT *, 0 AS is_open FROM challenges WHERE to_person = $1 AND (${isExpiredSql(2)}
         OR (state = 'expired' AND changed_at > $3)) ORDER BY changed_at DESC LIMIT ${MAX_LISTED_ENDED}`,
        [person, now, recordedAfter],
      ),
    ]);
    return [...open, ...expired].map(toChallenge).toSorted((one, other) => other.createdAt - one.createdAt);
  }

  /** Lists the open challenges to each of the given people, earliest first. */
  async listToAll(people: readonly PersonId[], now: number): Promise<readonly StoredChallenge[]> {
    if (people.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT *, 1 AS is_open FROM challenges WHERE ${isOpenSql(1)} AND to_person IN (${placeholders(people, 2)})
       ORDER BY created_at, challenge`,
      [now, ...people],
    );
    return rows.map(toChallenge);
  }

  /**
   * Lists the challenges by a person that are open, and those whose end has been recorded after a given time or has not
   * been recorded yet, latest first.
   */
  async listBy(person: PersonId, now: number, recordedAfter: number): Promise<readonly StoredChallenge[]> {
    const [open, ended] = await Promise.all([
      this.#database.query(
        `SELECT *, 1 AS is_open FROM challenges WHERE by_person = $1 AND ${isOpenSql(2)}`,
        [person, now],
      ),
      this.#database.query(
        `SELECT *, 0 AS is_open FROM challenges WHERE by_person = $1 AND (${isExpiredSql(2)}
         OR (state <> 'open' AND changed_at > $3)) ORDER BY changed_at DESC LIMIT ${MAX_LISTED_ENDED}`,
        [person, now, recordedAfter],
      ),
    ]);
    return [...open, ...ended].map(toChallenge).toSorted((one, other) => other.createdAt - one.createdAt);
  }

  /** Lists all challenges by and to a person, including those that have ended, earliest first. */
  async listAllOf(person: PersonId): Promise<readonly StoredChallenge[]> {
    const rows = await this.#database.query(
      `SELECT *, CASE WHEN state = 'open' THEN 1 ELSE 0 END AS is_open FROM challenges
       WHERE by_person = $1 OR to_person = $1 ORDER BY created_at, challenge`,
      [person],
    );
    return rows.map(toChallenge);
  }

  /** Declines an open challenge and sends its challenger a notice. Returns false if it is not open. */
  decline(challenge: StoredChallenge, reason: DeclineReason, now: number): Promise<boolean> {
    const notices = answerNotices(challenge, { kind: 'challenge-declined', reason }, now);
    return this.#end(challenge.challenge, 'declined', reason, now, notices);
  }

  /** Withdraws an open challenge. Returns false if it is not open. */
  withdraw({ challenge, to }: StoredChallenge, now: number): Promise<boolean> {
    return this.#end(challenge, 'withdrawn', null, now, [removeNotice(`challenge:${challenge}`, [to])]);
  }

  /**
   * Records that challenges are no longer open because their time has run out or their challengers have left,
   * and sends both people in each a notice. Returns these challenges.
   *
   * @param limit the maximum number of challenges
   */
  expire(now: number, limit: number): Promise<readonly StoredChallenge[]> {
    return this.#database.transaction(async (query) => {
      const rows = await query(
        `UPDATE challenges SET state = 'expired', changed_at = $1 WHERE state = 'open' AND challenge IN (
           SELECT challenge FROM challenges WHERE ${isExpiredSql(1)} LIMIT ${Math.floor(limit)})
         RETURNING *, 0 AS is_open`,
        [now],
      );
      const expired = rows.map(toChallenge);
      for (const { challenge, by, to, plan } of expired) {
        const expiry = { kind: 'challenge-expired', challenge, rules: plan.rules.game } as const;
        for (const { sql, values } of [
          removeNotice(`challenge:${challenge}`, [to]),
          addNotice({ person: to, content: { ...expiry, isOwn: false }, about: by }, now),
          addNotice({ person: by, content: { ...expiry, isOwn: true }, about: to }, now),
        ])
          await query(sql, values);
      }
      return expired;
    });
  }

  /** Removes the notes from the open challenges by a person. */
  async clearNotes(person: PersonId): Promise<void> {
    await this.#database.batch([
      {
        sql: `UPDATE challenges SET note = '' WHERE by_person = $1 AND state = 'open' AND note <> ''`,
        values: [person],
      },
    ]);
  }

  #end(
    challenge: ChallengeId,
    state: 'declined' | 'withdrawn',
    reason: string | null,
    now: number,
    noticeChanges: readonly Statement[],
  ): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const ended = await query(
        `UPDATE challenges SET state = $3, reason = $4, changed_at = $2
         WHERE challenge = $1 AND ${isOpenSql(2)} RETURNING challenge`,
        [challenge, now, state, reason],
      );
      if (ended.length === 0) return false;
      for (const { sql, values } of noticeChanges) await query(sql, values);
      return true;
    });
  }
}

/** Returns the statement that accepts an open challenge. It returns a row only if the challenge is open. */
export function acceptance(challenge: ChallengeId, game: OnlineGameId, now: number): Statement {
  return {
    sql: `UPDATE challenges SET state = 'accepted', game = $3, changed_at = $2
      WHERE challenge = $1 AND ${isOpenSql(2)} RETURNING challenge`,
    values: [challenge, now, game],
  };
}

/** How a challenge ended, for the notice to its challenger. */
export type ChallengeAnswer =
  | { readonly kind: 'challenge-accepted'; readonly game: OnlineGameId }
  | { readonly kind: 'challenge-declined'; readonly reason: DeclineReason };

/**
 * Returns the statements that replace the notice about an answered challenge with a notice to the challenger.
 */
export function answerNotices(
  { challenge, by, to, plan }: Pick<StoredChallenge, 'challenge' | 'by' | 'to' | 'plan'>,
  answer: ChallengeAnswer,
  now: number,
): readonly Statement[] {
  const content = { ...answer, challenge, rules: plan.rules.game };
  return [removeNotice(noticeKey(content), [to]), addNotice({ person: by, content, about: to }, now)];
}

function insertion(challenge: StoredChallenge): Statement {
  return {
    sql: `INSERT INTO challenges
      (challenge, by_person, to_person, setup, begins, note, is_live, state, created_at, until, changed_at, series)
      VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $8, $10)`,
    values: [
      challenge.challenge,
      challenge.by,
      challenge.to,
      JSON.stringify(challenge.plan),
      challenge.begins,
      challenge.note,
      challenge.plan.clock.kind === 'real-time' ? 1 : 0,
      challenge.createdAt,
      challenge.until,
      challenge.series === undefined ? null : JSON.stringify(challenge.series),
    ],
  };
}

/** Converts a row, with `is_open` as a column, to a challenge. */
export function toChallenge(row: Row): StoredChallenge {
  const state = enumColumn(row, 'state', CHALLENGE_STATES);
  return {
    challenge: textColumn(row, 'challenge'),
    by: textColumn(row, 'by_person'),
    to: textColumn(row, 'to_person'),
    plan: parseSetup(textColumn(row, 'setup')),
    begins: enumColumn(row, 'begins', FIRST_MOVERS),
    note: textColumn(row, 'note'),
    series: row.series === null ? undefined : parseSeries(textColumn(row, 'series')),
    state: state === 'open' && numberColumn(row, 'is_open') === 0 ? 'expired' : state,
    reason: row.reason === null ? undefined : enumColumn(row, 'reason', DECLINE_REASONS),
    game: row.game === null ? undefined : textColumn(row, 'game'),
    createdAt: numberColumn(row, 'created_at'),
    until: numberColumn(row, 'until'),
  };
}
