import {
  accept,
  MAX_ACCESS_TOKENS,
  type PersonId,
  type Result,
  refuse,
  TOKEN_SCOPES,
  type TokenScope,
} from '@halma/protocol';
import { addSecurityEntry } from './audit-log.ts';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Query, Row } from './database.ts';

/**
 * An access token. The store has only a hash of its secret, so that no one can gain access with a copy of the
 * database.
 */
export interface StoredAccessToken {
  readonly secretHash: string;
  readonly token: string;
  readonly person: PersonId;
  /** The name that its owner gave it. */
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: number;
  /** Undefined if it has never been used. */
  readonly lastUsedAt: number | undefined;
}

/** Stores everyone's access tokens. */
export class AccessTokenStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds a token. Refuses if its owner has too many, or if the session in which the owner created it has ended: a change
   * that ends all sessions removes all tokens, and must not miss this one.
   */
  async add(token: StoredAccessToken, session: string): Promise<Result<void>> {
    const { secretHash, person, name, scopes, createdAt } = token;
    return this.#database.transaction(async (query) => {
      // Locks the row: a change that ends all sessions commits either before this, or afterwards and removes the token.
      await query('UPDATE people SET role = role WHERE person = $1', [person]);
      const current = await query('SELECT session FROM sessions WHERE person = $1 AND session = $2', [
        person,
        session,
      ]);
      if (current.length === 0) return refuse('no-session');
      const added = await query(
        `INSERT INTO tokens (token_hash, token, person, name, scopes, created_at)
         SELECT $1, $2, $3, $4, $5, $6
         WHERE (SELECT count(*) FROM tokens WHERE person = $3) < ${MAX_ACCESS_TOKENS} RETURNING token`,
        [secretHash, token.token, person, name, scopes.join(' '), createdAt],
      );
      if (added.length === 0) return refuse('too-many-tokens');
      await addSecurityEntry(query, person, 'add-token', createdAt);
      return accept(undefined);
    });
  }

  async find(secretHash: string): Promise<StoredAccessToken | undefined> {
    const [row] = await this.#database.query('SELECT * FROM tokens WHERE token_hash = $1', [secretHash]);
    return row && toAccessToken(row);
  }

  /** Lists a person's tokens, oldest first. */
  async listForPerson(person: PersonId): Promise<readonly StoredAccessToken[]> {
    const rows = await this.#database.query(
      'SELECT * FROM tokens WHERE person = $1 ORDER BY created_at, token',
      [person],
    );
    return rows.map(toAccessToken);
  }

  async markUsed(token: string, at: number): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE tokens SET used_at = $2 WHERE token = $1', [token, at]),
    );
  }

  /**
   * Makes a stream the token's only stream. Returns the time until which the previous stream was open, as far
   * as its node recorded it, in milliseconds since 1970; undefined if the token has been removed.
   */
  async claimStream(
    token: string,
    stream: string,
    now: number,
  ): Promise<{ readonly lastOpenAt: number | undefined } | undefined> {
    return this.#database.transaction(async (query) => {
      const [previous] = await query('SELECT stream_open_at FROM tokens WHERE token = $1', [token]);
      const claimed = await query(
        `UPDATE tokens SET stream = $2, stream_open_at = coalesce(stream_open_at, $3)
         WHERE token = $1 RETURNING token`,
        [token, stream, now],
      );
      if (previous === undefined || claimed.length === 0) return undefined;
      const { stream_open_at: at } = previous;
      return { lastOpenAt: at === null ? undefined : numberColumn(previous, 'stream_open_at') };
    });
  }

  /** Records that these streams are open. Ignores streams that newer ones have replaced. */
  async markStreamsOpen(streams: readonly string[], now: number): Promise<void> {
    if (streams.length === 0) return;
    await this.#database.batch([
      {
        sql: `UPDATE tokens SET stream_open_at = $1 WHERE stream IN (${placeholders(streams, 2)})`,
        values: [now, ...streams],
      },
    ]);
  }

  /**
   * Returns the latest stream of each of the given tokens, or an empty string if the token has had none;
   * omits tokens that have been removed.
   */
  async findStreams(tokens: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tokens.length === 0) return new Map();
    const rows = await this.#database.query(
      `SELECT token, stream FROM tokens WHERE token IN (${placeholders(tokens)})`,
      tokens,
    );
    return new Map(rows.map((row) => [textColumn(row, 'token'), textColumn(row, 'stream')]));
  }

  /** Removes one of a person's tokens. Returns false if the person has no such token. */
  async remove(person: PersonId, token: string, at: number): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const removed = await query('DELETE FROM tokens WHERE person = $1 AND token = $2 RETURNING token', [
        person,
        token,
      ]);
      if (removed.length > 0) await addSecurityEntry(query, person, 'remove-token', at);
      return removed.length > 0;
    });
  }
}

/** Removes all of a person's access tokens in a transaction. Returns their ids. */
export async function removeAccessTokens(query: Query, person: PersonId): Promise<readonly string[]> {
  const removed = await query('DELETE FROM tokens WHERE person = $1 RETURNING token', [person]);
  return removed.map((row) => textColumn(row, 'token'));
}

function toAccessToken(row: Row): StoredAccessToken {
  const scopes: ReadonlySet<string> = new Set(textColumn(row, 'scopes').split(' '));
  return {
    secretHash: textColumn(row, 'token_hash'),
    token: textColumn(row, 'token'),
    person: textColumn(row, 'person'),
    name: textColumn(row, 'name'),
    // A later version may have added a token with scopes that this one does not know.
    scopes: TOKEN_SCOPES.filter((scope) => scopes.has(scope)),
    createdAt: numberColumn(row, 'created_at'),
    lastUsedAt: row.used_at === null ? undefined : numberColumn(row, 'used_at'),
  };
}
