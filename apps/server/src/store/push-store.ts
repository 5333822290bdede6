import type { PersonId, PushSubscription } from '@halma/protocol';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import { lockOpenAccount } from './open-account.ts';

/** A subscription, and the session whose browser it belongs to. */
export interface StoredSubscription extends PushSubscription {
  readonly person: PersonId;
  readonly session: string;
}

/** The key pair that push services use to recognise this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The maximum number of subscriptions per person; a new one replaces the oldest. */
const MAX_SUBSCRIPTIONS = 10;

/** The browsers' subscriptions to push notifications, and the server's keys. */
export class PushStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the server's keys. The first node to ask stores the keys that it has created. */
  async keys(create: () => PushKeys | Promise<PushKeys>, now: number): Promise<PushKeys> {
    const { publicKey, privateKey } = await create();
    const [, [row] = []] = await this.#database.batch([
      {
        sql: `INSERT INTO push_keys (name, public_key, private_key, created_at) VALUES ('vapid', $1, $2, $3)
          ON CONFLICT (name) DO NOTHING`,
        values: [publicKey, privateKey, now],
      },
      { sql: `SELECT public_key, private_key FROM push_keys WHERE name = 'vapid'` },
    ]);
    if (row === undefined) throw new Error('the keys for push notifications are missing');
    return { publicKey: textColumn(row, 'public_key'), privateKey: textColumn(row, 'private_key') };
  }

  /**
   * Replaces the server's keys, which cancels all subscriptions. Returns the number of cancelled
   * subscriptions.
   */
  async replaceKeys({ publicKey, privateKey }: PushKeys, now: number): Promise<number> {
    const [, , ended = []] = await this.#database.batch([
      { sql: `DELETE FROM push_keys WHERE name = 'vapid'` },
      {
        sql: `INSERT INTO push_keys (name, public_key, private_key, created_at) VALUES ('vapid', $1, $2, $3)`,
        values: [publicKey, privateKey, now],
      },
      { sql: 'DELETE FROM push_subscriptions RETURNING endpoint' },
    ]);
    return ended.length;
  }

  /**
   * Subscribes a session's browser, in place of its earlier subscription. Does nothing if the account has been closed or
   * deleted.
   */
  async subscribe(subscription: StoredSubscription, now: number): Promise<void> {
    const { endpoint, person, session, p256dh, auth, language } = subscription;
    await this.#database.transaction(async (query) => {
      if (!(await lockOpenAccount(query, person))) return;
      await query('DELETE FROM push_subscriptions WHERE endpoint = $1 OR session = $2', [endpoint, session]);
      await query(
        `INSERT INTO push_subscriptions (endpoint, person, session, p256dh, auth, language, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, session = excluded.session,
           p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, at = excluded.at`,
        [endpoint, person, session, p256dh, auth, language, now],
      );
      await query(
        `DELETE FROM push_subscriptions WHERE person = $1 AND endpoint NOT IN (
          SELECT endpoint FROM push_subscriptions WHERE person = $1 ORDER BY at DESC, endpoint
          LIMIT ${MAX_SUBSCRIPTIONS})`,
        [person],
      );
    });
  }

  /** Cancels a session's subscription. */
  async unsubscribe(session: string): Promise<void> {
    await this.#database.batch([
      { sql: 'DELETE FROM push_subscriptions WHERE session = $1', values: [session] },
    ]);
  }

  /** Deletes a subscription that its push service no longer knows. */
  async deleteEndpoint(endpoint: string): Promise<void> {
    await this.#database.batch([
      { sql: 'DELETE FROM push_subscriptions WHERE endpoint = $1', values: [endpoint] },
    ]);
  }

  /** Returns the language of the push notifications to a session's browser; undefined if it has no subscription. */
  async findLanguage(session: string): Promise<string | undefined> {
    const [row] = await this.#database.query('SELECT language FROM push_subscriptions WHERE session = $1', [
      session,
    ]);
    return row && textColumn(row, 'language');
  }

  /** Lists the subscriptions of the given people, except those whose sessions have ended. */
  async listOf(people: readonly PersonId[]): Promise<readonly StoredSubscription[]> {
    if (people.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT push_subscriptions.* FROM push_subscriptions
       JOIN sessions ON sessions.session = push_subscriptions.session
         AND sessions.person = push_subscriptions.person
       WHERE push_subscriptions.person IN (${placeholders(people)})`,
      people,
    );
    return rows.map(toSubscription);
  }

  /** Lists the push services that hold a person's subscriptions, without the browsers' secrets. */
  async listServices(
    person: PersonId,
  ): Promise<readonly { readonly service: string; readonly at: number }[]> {
    const rows = await this.#database.query(
      'SELECT * FROM push_subscriptions WHERE person = $1 ORDER BY at',
      [person],
    );
    return rows.map((row) => ({
      service: new URL(textColumn(row, 'endpoint')).origin,
      at: numberColumn(row, 'at'),
    }));
  }
}

function toSubscription(row: Row): StoredSubscription {
  return {
    endpoint: textColumn(row, 'endpoint'),
    person: textColumn(row, 'person'),
    session: textColumn(row, 'session'),
    p256dh: textColumn(row, 'p256dh'),
    auth: textColumn(row, 'auth'),
    language: textColumn(row, 'language'),
  };
}
