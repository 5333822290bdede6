import { createHmac, randomBytes } from 'node:crypto';
import type { PersonId } from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import { numberColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';

/** How many days tags are kept. */
export const TAG_DAYS = 30;

/**
 * Returns the number of the day that contains a time. Each tag is stored with this number.
 *
 * @param at milliseconds since 1970
 */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** Another person who connected from the same networks. */
export interface SharedConnection {
  readonly person: PersonId;
  /** The number of days on which both connected from the same network. */
  readonly days: number;
  /** The start of the last of these days, in milliseconds since 1970. */
  readonly lastAt: number;
}

/**
 * Records which people connected from the same network on the same day, without their addresses: a tag is a hash of the
 * network under a key that is deleted after the day. Without the key, no one can compute a tag from an address or
 * compare the tags of different days.
 */
export class NetworkTagStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Records that a person connected from a network. */
  async record(person: PersonId, network: string, now: number): Promise<void> {
    const day = dayOf(now);
    await this.#database.transaction(async (query) => {
      await query('INSERT INTO tag_keys (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        day,
        randomBytes(32).toString('base64url'),
      ]);
      const [row] = await query('SELECT key FROM tag_keys WHERE day = $1', [day]);
      if (row === undefined) return;
      const tag = createHmac('sha256', textColumn(row, 'key'))
        .update(network)
        .digest('base64url')
        .slice(0, 22);
      await query(
        'INSERT INTO connection_tags (person, day, tag) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [person, day, tag],
      );
    });
  }

  /**
   * Lists the people who connected from the same networks as a person; people who did so on the most days
   * come first.
   */
  async listShared(person: PersonId, limit: number): Promise<readonly SharedConnection[]> {
    const rows = await this.#database.query(
      `SELECT other.person AS person, count(DISTINCT other.day) AS days, max(other.day) AS last_day
       FROM connection_tags own JOIN connection_tags other ON other.tag = own.tag AND other.person <> own.person
       WHERE own.person = $1 GROUP BY other.person ORDER BY days DESC, last_day DESC, person LIMIT ${Math.floor(limit)}`,
      [person],
    );
    return rows.map((row) => ({
      person: textColumn(row, 'person'),
      days: numberColumn(row, 'days'),
      lastAt: numberColumn(row, 'last_day') * DAY_MS,
    }));
  }

  /** Lists the days on which a person connected, with the number of networks. */
  async listDays(person: PersonId): Promise<readonly { readonly day: number; readonly networks: number }[]> {
    const rows = await this.#database.query(
      'SELECT day, count(*) AS networks FROM connection_tags WHERE person = $1 GROUP BY day ORDER BY day',
      [person],
    );
    return rows.map((row) => ({
      day: numberColumn(row, 'day') * DAY_MS,
      networks: numberColumn(row, 'networks'),
    }));
  }

  /** Deletes the keys of earlier days, and old tags. */
  async deleteOld(now: number): Promise<void> {
    const day = dayOf(now);
    await this.#database.transaction(async (query) => {
      await query('DELETE FROM tag_keys WHERE day < $1', [day]);
      await query('DELETE FROM connection_tags WHERE day <= $1', [day - TAG_DAYS]);
    });
  }
}
