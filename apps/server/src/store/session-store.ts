import type { PersonId } from '@halma/protocol';
import { removeAccessTokens } from './access-token-store.ts';
import { addSecurityEntry } from './audit-log.ts';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Query, Row } from './database.ts';

/** One session. The store has only a hash of its token, so that no one can sign in with a copy of the database. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly session: string;
  readonly person: PersonId;
  readonly startedAt: number;
  readonly lastSeenAt: number;
  /** The time of the owner's last proof of identity; 0 for a guest. */
  readonly provedAt: number;
  readonly userAgent: string;
}

/** Stores everyone's sessions. */
export class SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(session: StoredSession): Promise<void> {
    await this.#database.transaction((query) => addSession(query, session));
  }

  /**
   * Adds the session of a person who has just signed in. Returns false, and adds nothing, if the account has been closed
   * or deleted since the server checked the password or passkey, or now has another password.
   *
   * @param passwordHash the hash of the password that the person entered; undefined if they used a passkey
   */
  async addSignedIn(session: StoredSession, passwordHash: string | undefined): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      // Locks the row: a change that ends all sessions commits either before this, or afterwards and ends this one too.
      const current = await query(
        `UPDATE people SET role = role
         WHERE person = $1 AND role <> 'closed' AND (CAST($2 AS TEXT) IS NULL OR password = $2) RETURNING person`,
        [session.person, passwordHash ?? null],
      );
      if (current.length > 0) await addSession(query, session);
      return current.length > 0;
    });
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

  /** Returns which of the given sessions have not ended. */
  async findActive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    if (sessions.length === 0) return new Set();
    const rows = await this.#database.query(
      `SELECT session FROM sessions WHERE session IN (${placeholders(sessions)})`,
      sessions,
    );
    return new Set(rows.map((row) => textColumn(row, 'session')));
  }

  /**
   * Records a proof of the owner's identity, and gives the session a new token. Returns false if the session has ended
   * or its token has changed.
   */
  async prove(tokenHash: string, newTokenHash: string, at: number): Promise<boolean> {
    const proved = await this.#database.transaction((query) =>
      query('UPDATE sessions SET token_hash = $2, proved_at = $3 WHERE token_hash = $1 RETURNING session', [
        tokenHash,
        newTokenHash,
        at,
      ]),
    );
    return proved.length > 0;
  }

  async markSeen(tokenHash: string, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE sessions SET seen_at = $2 WHERE token_hash = $1', [tokenHash, at]),
    );
  }

  /**
   * Ends one of a person's sessions. Returns false if the person has no such session.
   *
   * @param loggedAt when the person ended it from another session, for the audit log; undefined if they signed out
   */
  async end(person: PersonId, session: string, loggedAt?: number): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const ended = await query('DELETE FROM sessions WHERE person = $1 AND session = $2 RETURNING session', [
        person,
        session,
      ]);
      await query('DELETE FROM push_subscriptions WHERE session = $1 AND person = $2', [session, person]);
      if (ended.length > 0 && loggedAt !== undefined)
        await addSecurityEntry(query, person, 'end-session', loggedAt);
      return ended.length > 0;
    });
  }
}

async function addSession(query: Query, session: StoredSession): Promise<void> {
  await query(
    `INSERT INTO sessions (token_hash, session, person, began_at, seen_at, proved_at, agent)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      session.tokenHash,
      session.session,
      session.person,
      session.startedAt,
      session.lastSeenAt,
      session.provedAt,
      session.userAgent,
    ],
  );
}

/**
 * Ends all of a person's sessions and removes their access tokens in a transaction, and starts a session if
 * one is given. Returns the ids of the ended sessions and the removed tokens.
 *
 * @param continued the id of the session that the new one continues in the same browser, which keeps its subscription
 * to messages
 */
export async function replaceSessions(
  query: Query,
  person: PersonId,
  next: StoredSession | undefined,
  continued?: string,
): Promise<readonly string[]> {
  const ended = await query('DELETE FROM sessions WHERE person = $1 RETURNING session', [person]);
  const kept = continued ?? '';
  await query('DELETE FROM push_subscriptions WHERE person = $1 AND session <> $2', [person, kept]);
  if (next !== undefined)
    await query('UPDATE push_subscriptions SET session = $3 WHERE person = $1 AND session = $2', [
      person,
      kept,
      next.session,
    ]);
  const endedTokens = await removeAccessTokens(query, person);
  if (next !== undefined) await addSession(query, next);
  return [...ended.map((row) => textColumn(row, 'session')), ...endedTokens];
}

function toSession(row: Row): StoredSession {
  return {
    tokenHash: textColumn(row, 'token_hash'),
    session: textColumn(row, 'session'),
    person: textColumn(row, 'person'),
    startedAt: numberColumn(row, 'began_at'),
    lastSeenAt: numberColumn(row, 'seen_at'),
    provedAt: numberColumn(row, 'proved_at'),
    userAgent: textColumn(row, 'agent'),
  };
}
