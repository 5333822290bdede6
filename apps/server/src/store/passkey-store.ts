import { accept, MAX_PASSKEYS, type PersonId, type Result, refuse } from '@halma/protocol';
import { addSecurityEntry } from './audit-log.ts';
import { numberColumn, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import { lockOpenAccount } from './open-account.ts';

/** The public half of a passkey. */
export interface StoredPasskey {
  readonly passkey: string;
  readonly person: PersonId;
  /** The public key, in base64url. */
  readonly publicKey: string;
  /** The number of uses that the device reports; many devices always report 0. */
  readonly counter: number;
  readonly addedAt: number;
  readonly lastUsedAt: number;
}

/** Stores everyone's passkeys, and the challenges that are still waiting for a response. */
export class PasskeyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds a challenge that expires at a given time. Deletes expired challenges. */
  async addChallenge(challenge: string, until: number, now: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      await query('DELETE FROM questions WHERE until < $1', [now]);
      await query('INSERT INTO questions (question, until) VALUES ($1, $2)', [challenge, until]);
    });
  }

  /** Removes a challenge. Returns false if it does not exist, was used before or has expired. */
  async takeChallenge(challenge: string, now: number): Promise<boolean> {
    const taken = await this.#database.transaction((query) =>
      query('DELETE FROM questions WHERE question = $1 AND until >= $2 RETURNING question', [challenge, now]),
    );
    return taken.length > 0;
  }

  /** Adds a passkey. Refuses if it already exists, or if its owner has too many or no longer has an open account. */
  async add(stored: StoredPasskey): Promise<Result<undefined>> {
    const { passkey, person, publicKey, counter, addedAt, lastUsedAt } = stored;
    return this.#database.transaction(async (query) => {
      // The lock also keeps requests at the same time from exceeding the maximum together.
      if (!(await lockOpenAccount(query, person))) return refuse('no-session');
      const existing = await query('SELECT passkey FROM passkeys WHERE person = $1', [person]);
      if (existing.length >= MAX_PASSKEYS) return refuse('too-many-passkeys');
      const added = await query(
        `INSERT INTO passkeys (passkey, person, public_key, counter, added_at, used_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING passkey`,
        [passkey, person, publicKey, counter, addedAt, lastUsedAt],
      );
      if (added.length === 0) return refuse('bad-passkey');
      await addSecurityEntry(query, person, 'add-passkey', addedAt);
      return accept(undefined);
    });
  }

  async find(passkey: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.#database.query('SELECT * FROM passkeys WHERE passkey = $1', [passkey]);
    return row && toPasskey(row);
  }

  async listForPerson(person: PersonId): Promise<readonly StoredPasskey[]> {
    const rows = await this.#database.query('SELECT * FROM passkeys WHERE person = $1 ORDER BY added_at', [
      person,
    ]);
    return rows.map(toPasskey);
  }

  async markUsed(passkey: string, counter: number, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE passkeys SET counter = $2, used_at = $3 WHERE passkey = $1', [passkey, counter, at]),
    );
  }

  /** Removes one of a person's passkeys. Returns false if the person has no such passkey. */
  async remove(person: PersonId, passkey: string, at: number): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const removed = await query(
        'DELETE FROM passkeys WHERE person = $1 AND passkey = $2 RETURNING passkey',
        [person, passkey],
      );
      if (removed.length > 0) await addSecurityEntry(query, person, 'remove-passkey', at);
      return removed.length > 0;
    });
  }
}

function toPasskey(row: Row): StoredPasskey {
  return {
    passkey: textColumn(row, 'passkey'),
    person: textColumn(row, 'person'),
    publicKey: textColumn(row, 'public_key'),
    counter: numberColumn(row, 'counter'),
    addedAt: numberColumn(row, 'added_at'),
    lastUsedAt: numberColumn(row, 'used_at'),
  };
}
