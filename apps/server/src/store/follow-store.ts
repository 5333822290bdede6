import type { Person, PersonId } from '@halma/protocol';
import { numberColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import { lockOpenAccounts } from './open-account.ts';
import { nameKeyRange, toPublicPerson } from './people-store.ts';

/** The maximum number of people one person can follow. */
export const MAX_FOLLOWS = 200;

/** A person who is followed, and the time at which the follow began. */
export interface Follow {
  readonly followed: PersonId;
  readonly at: number;
}

/** Stores who follows whom, and searches for people. */
export class FollowStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Records that a person follows another, unless the follower has blocked that person. Returns the reason if
   * this fails; otherwise undefined. A person can still follow someone who has blocked them, so that the
   * result does not reveal the block.
   */
  follow(person: PersonId, followed: PersonId, at: number): Promise<'unknown' | 'too-many' | undefined> {
    return this.#database.transaction(async (query) => {
      await this.#database.lock(query, `follows ${person}`);
      if (!(await lockOpenAccounts(query, [person, followed]))) return 'unknown';
      const [row] = await query(
        `SELECT person FROM people WHERE person = $2 AND person <> $1 AND name IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $1 AND blocked = $2)`,
        [person, followed],
      );
      if (row === undefined) return 'unknown';
      await query(
        `INSERT INTO follows (person, followed, at) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT)
         WHERE (SELECT count(*) FROM follows WHERE person = $1) < ${MAX_FOLLOWS} ON CONFLICT DO NOTHING`,
        [person, followed, at],
      );
      const added = await query('SELECT 1 FROM follows WHERE person = $1 AND followed = $2', [
        person,
        followed,
      ]);
      return added.length > 0 ? undefined : 'too-many';
    });
  }

  async unfollow(person: PersonId, followed: PersonId): Promise<void> {
    await this.#database.batch([
      { sql: 'DELETE FROM follows WHERE person = $1 AND followed = $2', values: [person, followed] },
    ]);
  }

  /** Lists the people a person follows, earliest first. */
  async listFollowed(person: PersonId): Promise<readonly Follow[]> {
    const rows = await this.#database.query(
      `SELECT followed, at FROM follows WHERE person = $1 ORDER BY at, followed LIMIT ${MAX_FOLLOWS}`,
      [person],
    );
    return rows.map((row) => ({ followed: textColumn(row, 'followed'), at: numberColumn(row, 'at') }));
  }

  async isFollowing(person: PersonId, followed: PersonId): Promise<boolean> {
    const rows = await this.#database.query('SELECT 1 FROM follows WHERE person = $1 AND followed = $2', [
      person,
      followed,
    ]);
    return rows.length > 0;
  }

  /** Counts the people who follow a person. */
  async countFollowers(person: PersonId): Promise<number> {
    const [row] = await this.#database.query(
      'SELECT count(*) AS followers FROM follows WHERE followed = $1',
      [person],
    );
    return row === undefined ? 0 : numberColumn(row, 'followers');
  }

  /**
   * Lists people whose names start with a prefix, by name. Leaves out closed accounts, the searcher, and
   * anyone the searcher has blocked.
   */
  async search(person: PersonId, namePrefix: string, limit: number): Promise<readonly Person[]> {
    const key = this.#database.byteOrderSql('name_key');
    const rows = await this.#database.query(
      `SELECT people.person, name, role, bot FROM people
       WHERE name_key IS NOT NULL AND ${key} >= $2 AND ${key} < $3 AND role <> 'closed' AND people.person <> $1
         AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = $1 AND blocked = people.person)
       ORDER BY ${key} LIMIT ${Math.floor(limit)}`,
      [person, ...nameKeyRange(namePrefix)],
    );
    return rows.map(toPublicPerson);
  }
}
