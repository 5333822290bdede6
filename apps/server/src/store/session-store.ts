import type { PersonId } from '@halma/protocol';
import { type Database, numberOf, placesFor, type Row, textOf } from './database.ts';

/** One session. Its token is kept as a hash only, so that whoever reads the database can be nobody. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly session: string;
  readonly person: PersonId;
  readonly beganAt: number;
  readonly seenAt: number;
  readonly agent: string;
}

/** Everybody's sessions. */
export class SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add({ tokenHash, session, person, beganAt, seenAt, agent }: StoredSession): Promise<void> {
    await this.#database.transaction((query) =>
      query(
        'INSERT INTO sessions (token_hash, session, person, began_at, seen_at, agent) VALUES ($1, $2, $3, $4, $5, $6)',
        [tokenHash, session, person, beganAt, seenAt, agent],
      ),
    );
  }

  async find(tokenHash: string): Promise<StoredSession | undefined> {
    const [row] = await this.#database.query('SELECT * FROM sessions WHERE token_hash = $1', [tokenHash]);
    return row && sessionOf(row);
  }

  async ofPerson(person: PersonId): Promise<readonly StoredSession[]> {
    const rows = await this.#database.query('SELECT * FROM sessions WHERE person = $1 ORDER BY began_at', [
      person,
    ]);
    return rows.map(sessionOf);
  }

  /** Those of these tokens that still prove something. */
  async stillBegun(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (tokenHashes.length === 0) return new Set();
    const rows = await this.#database.query(
      `SELECT token_hash FROM sessions WHERE token_hash IN (${placesFor(tokenHashes)})`,
      tokenHashes,
    );
    return new Set(rows.map((row) => textOf(row, 'token_hash')));
  }

  async markSeen(tokenHash: string, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE sessions SET seen_at = $2 WHERE token_hash = $1', [tokenHash, at]),
    );
  }

  /** Ends one of a person's sessions; false when the person has no such session. */
  async end(person: PersonId, session: string): Promise<boolean> {
    const ended = await this.#database.transaction((query) =>
      query('DELETE FROM sessions WHERE person = $1 AND session = $2 RETURNING session', [person, session]),
    );
    return ended.length > 0;
  }

  /** Forgets sessions nobody has used since. */
  async forgetUnused(since: number): Promise<void> {
    await this.#database.transaction((query) => query('DELETE FROM sessions WHERE seen_at < $1', [since]));
  }
}

function sessionOf(row: Row): StoredSession {
  return {
    tokenHash: textOf(row, 'token_hash'),
    session: textOf(row, 'session'),
    person: textOf(row, 'person'),
    beganAt: numberOf(row, 'began_at'),
    seenAt: numberOf(row, 'seen_at'),
    agent: textOf(row, 'agent'),
  };
}
