import { NoticeContent, type NoticeKey, type NoticeKind, type PersonId } from '@halma/protocol';
import { jsonReader, numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import { addNotice, type NewNotice } from './notice-rows.ts';

/** A notice as stored. */
export interface StoredNotice extends NewNotice {
  readonly key: NoticeKey;
  readonly at: number;
  readonly isSeen: boolean;
}

/** The last notice of a page. */
export interface NoticeCursor {
  readonly at: number;
  readonly key: NoticeKey;
}

const parseContent: (json: string) => NoticeContent = jsonReader(NoticeContent);

/** The maximum number of unseen notices that a count returns. */
const MAX_COUNT = 99;

/** The notices to people. */
export class NoticeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds notices for people with accounts. Each person has at most one notice per key; a repeated one is ignored. */
  async add(notices: readonly NewNotice[], at: number): Promise<void> {
    await this.#database.batch(
      notices
        .toSorted((one, other) => (one.person < other.person ? -1 : 1))
        .map((notice) => addNotice(notice, at)),
    );
  }

  /**
   * Lists a person's notices before a cursor, latest first.
   *
   * @param kinds the kinds that the person wants
   */
  async list(
    person: PersonId,
    kinds: readonly NoticeKind[],
    before: NoticeCursor = { at: Number.MAX_SAFE_INTEGER, key: '' },
    limit: number,
  ): Promise<readonly StoredNotice[]> {
    if (kinds.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT * FROM notices WHERE person = $1 AND (at, key) < ($2, $3) AND kind IN (${placeholders(kinds, 4)})
       ORDER BY at DESC, key DESC LIMIT ${Math.floor(limit)}`,
      [person, before.at, before.key, ...kinds],
    );
    return rows.map(toNotice);
  }

  /** Counts the notices that a person has not seen, up to 99. */
  async countUnseen(person: PersonId, kinds: readonly NoticeKind[]): Promise<number> {
    if (kinds.length === 0) return 0;
    const [row] = await this.#database.query(
      `SELECT count(*) AS notices FROM (SELECT 1 AS one FROM notices WHERE person = $1 AND seen = 0
         AND kind IN (${placeholders(kinds, 2)}) LIMIT ${MAX_COUNT}) AS unseen`,
      [person, ...kinds],
    );
    return row === undefined ? 0 : numberColumn(row, 'notices');
  }

  /** Marks notices as seen. */
  async markSeen(person: PersonId, keys: readonly NoticeKey[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#database.batch([
      {
        sql: `UPDATE notices SET seen = 1, push_at = NULL WHERE person = $1 AND seen = 0 AND key IN (${placeholders(keys, 2)})`,
        values: [person, ...keys],
      },
    ]);
  }

  /**
   * Takes notices that are waiting to be pushed, earliest first. Each is taken only once, even if its node
   * dies afterwards.
   */
  async takeUnpushed(now: number, limit: number): Promise<readonly StoredNotice[]> {
    const [rows = []] = await this.#database.batch([
      {
        sql: `WITH waiting AS MATERIALIZED (
            SELECT person, key FROM notices WHERE push_at <= $1 ORDER BY push_at
            LIMIT ${Math.floor(limit)} ${this.#database.skipLockedSql})
          UPDATE notices SET push_at = NULL WHERE (person, key) IN (SELECT person, key FROM waiting) RETURNING *`,
        values: [now],
      },
    ]);
    return rows.map(toNotice);
  }

  /** Makes notices that were taken wait until a given time, unless they have been seen in the meantime. */
  async postpone(notices: readonly Pick<StoredNotice, 'person' | 'key'>[], pushAt: number): Promise<void> {
    if (notices.length === 0) return;
    await this.#database.batch(
      notices.map(({ person, key }) => ({
        sql: 'UPDATE notices SET push_at = $3 WHERE person = $1 AND key = $2 AND seen = 0',
        values: [person, key, pushAt],
      })),
    );
  }
}

function toNotice(row: Row): StoredNotice {
  return {
    person: textColumn(row, 'person'),
    key: textColumn(row, 'key'),
    content: parseContent(textColumn(row, 'body')),
    ...(row.about === null ? {} : { about: textColumn(row, 'about') }),
    at: numberColumn(row, 'at'),
    isSeen: numberColumn(row, 'seen') === 1,
  };
}
