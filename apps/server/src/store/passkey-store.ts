import type { PersonId } from '@halma/protocol';
import { type Database, numberOf, type Row, textOf } from './database.ts';

/** A passkey as it is kept: its public half. */
export interface StoredPasskey {
  readonly passkey: string;
  readonly person: PersonId;
  /** In base64url. */
  readonly publicKey: string;
  /** How often the device says it was used; many say 0 for ever. */
  readonly counter: number;
  readonly addedAt: number;
  readonly usedAt: number;
}

/** Passkeys, and the questions that are still to be answered. */
export class PasskeyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keeps a question until it is answered or too old; forgets those that are. */
  async ask(question: string, until: number, now: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      await query('DELETE FROM questions WHERE until < $1', [now]);
      await query('INSERT INTO questions (question, until) VALUES ($1, $2)', [question, until]);
    });
  }

  /** Takes a question away; false when nobody asked it, or it has been answered, or is too old. */
  async take(question: string, now: number): Promise<boolean> {
    const taken = await this.#database.transaction((query) =>
      query('DELETE FROM questions WHERE question = $1 AND until >= $2 RETURNING question', [question, now]),
    );
    return taken.length > 0;
  }

  /** Keeps a passkey; false when it is known already. */
  async add({ passkey, person, publicKey, counter, addedAt, usedAt }: StoredPasskey): Promise<boolean> {
    const added = await this.#database.transaction((query) =>
      query(
        `INSERT INTO passkeys (passkey, person, public_key, counter, added_at, used_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING passkey`,
        [passkey, person, publicKey, counter, addedAt, usedAt],
      ),
    );
    return added.length > 0;
  }

  async find(passkey: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.#database.query('SELECT * FROM passkeys WHERE passkey = $1', [passkey]);
    return row && passkeyOf(row);
  }

  async ofPerson(person: PersonId): Promise<readonly StoredPasskey[]> {
    const rows = await this.#database.query('SELECT * FROM passkeys WHERE person = $1 ORDER BY added_at', [
      person,
    ]);
    return rows.map(passkeyOf);
  }

  async markUsed(passkey: string, counter: number, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE passkeys SET counter = $2, used_at = $3 WHERE passkey = $1', [passkey, counter, at]),
    );
  }

  /** Removes one of a person's passkeys; false when the person has no such passkey. */
  async remove(person: PersonId, passkey: string): Promise<boolean> {
    const removed = await this.#database.transaction((query) =>
      query('DELETE FROM passkeys WHERE person = $1 AND passkey = $2 RETURNING passkey', [person, passkey]),
    );
    return removed.length > 0;
  }
}

function passkeyOf(row: Row): StoredPasskey {
  return {
    passkey: textOf(row, 'passkey'),
    person: textOf(row, 'person'),
    publicKey: textOf(row, 'public_key'),
    counter: numberOf(row, 'counter'),
    addedAt: numberOf(row, 'added_at'),
    usedAt: numberOf(row, 'used_at'),
  };
}
