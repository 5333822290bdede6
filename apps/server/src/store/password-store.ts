import { accept, type PersonId, type Result, refuse } from '@halma/protocol';
import { IS_VALID_RESET_LINK } from './account-link-store.ts';
import { addSecurityEntry, type SecurityAction } from './audit-log.ts';
import { textColumn } from './columns.ts';
import type { Database, Query } from './database.ts';
import { lockOpenAccount } from './open-account.ts';
import { replaceSessions, type StoredSession } from './session-store.ts';

/** A changed password: its account, and the sessions that the change ended. */
export interface PasswordChange {
  readonly person: PersonId;
  readonly endedSessions: readonly string[];
}

/**
 * Changes passwords. Each change ends the person's sessions, and invalidates the links that could reset the password or
 * confirm an address.
 */
export class PasswordStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Changes a password. Returns undefined if the account is closed.
   *
   * @param session replaces the ended sessions
   * @param currentSession the id of the session in which the person changes the password: its browser stays subscribed to
   * messages
   */
  async change(
    person: PersonId,
    newHash: string,
    session: StoredSession,
    currentSession: string,
    at: number,
  ): Promise<PasswordChange | undefined> {
    return this.#database.transaction((query) =>
      setPassword(query, { person, newHash, session, currentSession, at, action: 'change-password' }),
    );
  }

  /** Resets a password with a link, and uses the link up. Returns undefined if the link cannot be used. */
  async resetWithLink(tokenHash: string, newHash: string, at: number): Promise<PasswordChange | undefined> {
    return this.#database.transaction(async (query) => {
      const [link] = await query(`DELETE FROM account_links WHERE ${IS_VALID_RESET_LINK} RETURNING person`, [
        tokenHash,
        at,
      ]);
      return (
        link &&
        setPassword(query, { person: textColumn(link, 'person'), newHash, at, action: 'reset-password' })
      );
    });
  }

  /**
   * Resets a password with a recovery code, and uses the code up. A closed account keeps its code, in case a moderator
   * reopens the account.
   */
  async resetWithCode(
    person: PersonId,
    codeHash: string,
    newHash: string,
    at: number,
  ): Promise<Result<PasswordChange>> {
    return this.#database.transaction(async (query) => {
      const isCode = 'FROM recovery_codes WHERE code_hash = $1 AND person = $2';
      const isOpen = await lockOpenAccount(query, person);
      const codes = await query(isOpen ? `DELETE ${isCode} RETURNING person` : `SELECT person ${isCode}`, [
        codeHash,
        person,
      ]);
      if (codes.length === 0) return refuse('wrong-code');
      const changed = isOpen && (await setPassword(query, { person, newHash, at, action: 'reset-password' }));
      return changed ? accept(changed) : refuse('account-closed');
    });
  }
}

interface NewPassword {
  readonly person: PersonId;
  readonly newHash: string;
  readonly session?: StoredSession;
  readonly currentSession?: string;
  readonly at: number;
  readonly action: SecurityAction;
}

async function setPassword(
  query: Query,
  { person, newHash, session, currentSession, at, action }: NewPassword,
): Promise<PasswordChange | undefined> {
  const changed = await query(
    `UPDATE people SET password = $2 WHERE person = $1 AND password IS NOT NULL AND role <> 'closed' RETURNING person`,
    [person, newHash],
  );
  if (changed.length === 0) return undefined;
  // Otherwise a stranger who knew the old password could still confirm an address of their own with a link sent before.
  await query('DELETE FROM account_links WHERE person = $1', [person]);
  await addSecurityEntry(query, person, action, at);
  return { person, endedSessions: await replaceSessions(query, person, session, currentSession) };
}
