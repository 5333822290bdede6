import type { PersonId } from '@halma/protocol';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';

/** One session. The store has only a hash of its token, so that no one can sign in with a copy of the database. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly session: string;
  readonly person: PersonId;
  readonly startedAt: number;
  readonly lastSeenAt: number;
  readonly userAgent: string;
}

/** The sessions of all people. */
export class SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add({ tokenHash, session, person, startedAt, lastSeenAt, userAgent }: StoredSession): Promise<void> {
    await this.#database.transaction((query) =>
      query(
        'INSERT INTO sessions (token_hash, session, person, began_at, seen_at, agent) VALUES ($1, $2, $3, $4, $5, $6)',
        [tokenHash, session, person, startedAt, lastSeenAt, userAgent],
      ),
    );
  }

  async find(tokenHash: string): Promise<StoredSession | undefined> {
    const [row] = await this.#database.query('SELECT * FROM sessions WHERE token_hash = $1', [tokenHash]);
    return row && toSession(row);
  }

  async listForPerson(person: PersonId): Promise<readonly StoredSession[]> {
    const rows = await this.#database.query('SELECT * FROM sessions WHERE person = $1 ORDER BY began_at', [
      person,
    ]);
    return rows.map(toSession);
  }

  /** Returns those of these token hashes whose sessions have not ended. */
  async findActive(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (tokenHashes.length === 0) return new Set();
    const rows = await this.#database.query(
      `SELECT token_hash FROM sessions WHERE token_hash IN (${placeholders(tokenHashes)})`,
      tokenHashes,
    );
    return new Set(rows.map((row) => textColumn(row, 'token_hash')));
  }

  async markSeen(tokenHash: string, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE sessions SET seen_at = $2 WHERE token_hash = $1', [tokenHash, at]),
    );
  }

  /** Ends one of a person's sessions. Returns false if the person has no such session. */
  async end(person: PersonId, session: string): Promise<boolean> {
    const ended = await this.#database.transaction((query) =>
      query('DELETE FROM sessions WHERE person = $1 AND session = $2 RETURNING session', [person, session]),
    );
    return ended.length > 0;
  }

  /** Deletes sessions that were last used before an instant. */
  async deleteUnused(before: number): Promise<void> {
    await this.#database.transaction((query) => query('DELETE FROM sessions WHERE seen_at < $1', [before]));
  }
}

function toSession(row: Row): StoredSession {
  return {
    tokenHash: textColumn(row, 'token_hash'),
    session: textColumn(row, 'session'),
    person: textColumn(row, 'person'),
    startedAt: numberColumn(row, 'began_at'),
    lastSeenAt: numberColumn(row, 'seen_at'),
    userAgent: textColumn(row, 'agent'),
  };
}
