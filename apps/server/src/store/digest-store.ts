import type { PersonId } from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import { numberColumn, textColumn } from './columns.ts';
import type { Database, Statement } from './database.ts';

/** The minimum time between two daily e-mails to a person, in milliseconds. */
export const DIGEST_PERIOD_MS: number = DAY_MS;

/** The people who get a daily e-mail, and when a server next checks whether to send it. */
export class DigestStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Takes people who are due, longest overdue first, and makes each due again a day later. So no two nodes e-mail
   * a person on the same day, even if one of them stops before it has sent the e-mail.
   */
  async take(now: number, limit: number): Promise<readonly PersonId[]> {
    const rows = await this.#database.transaction((query) =>
      query(
        `UPDATE digests SET next_at = $2 WHERE next_at <= $1 AND person IN (
           SELECT person FROM digests WHERE next_at <= $1 ORDER BY next_at, person LIMIT ${Math.floor(limit)})
         RETURNING person`,
        [now, now + DIGEST_PERIOD_MS],
      ),
    );
    return rows.map((row) => textColumn(row, 'person'));
  }

  /** Makes a person who got no e-mail due again at a given time, in milliseconds since 1970. */
  async checkAgainAt(person: PersonId, at: number): Promise<void> {
    await this.#database.batch([
      { sql: 'UPDATE digests SET next_at = $2 WHERE person = $1', values: [person, at] },
    ]);
  }

  /**
   * Returns when a server next checks whether to send a person their e-mail; undefined if they have switched it off.
   */
  async findNextCheck(person: PersonId): Promise<number | undefined> {
    const [row] = await this.#database.query('SELECT next_at FROM digests WHERE person = $1', [person]);
    return row && numberColumn(row, 'next_at');
  }

  /**
   * Returns the key with which all nodes sign the unsubscribe links in the e-mails. The first node to call
   * this method creates and stores the key.
   */
  async signingKey(create: () => string, now: number): Promise<string> {
    const [, [row] = []] = await this.#database.batch([
      {
        sql: `INSERT INTO signing_keys (name, secret, created_at) VALUES ('digest', $1, $2)
          ON CONFLICT (name) DO NOTHING`,
        values: [create(), now],
      },
      { sql: `SELECT secret FROM signing_keys WHERE name = 'digest'` },
    ]);
    if (row === undefined) throw new Error('the key that signs links is missing');
    return textColumn(row, 'secret');
  }
}

/**
 * Returns the statement that switches a person's daily e-mails on or off. Once they are on, the first is due
 * a day later.
 */
export function digestSwitch(person: PersonId, isOn: boolean, now: number): Statement {
  return isOn
    ? {
        sql: 'INSERT INTO digests (person, next_at) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING',
        values: [person, now + DIGEST_PERIOD_MS],
      }
    : { sql: 'DELETE FROM digests WHERE person = $1', values: [person] };
}
