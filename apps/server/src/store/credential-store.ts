import type { PersonId } from '@halma/protocol';
import { addSecurityEntry } from './audit-log.ts';
import { numberColumn, textColumn } from './columns.ts';
import type { Database, Query } from './database.ts';
import { lockOpenAccount } from './open-account.ts';

/** The secret that a person shares with an authenticator app. */
export interface StoredTotp {
  /** The secret, in base32. */
  readonly secret: string;
  /** Whether a code from the app has shown that the app has the secret. */
  readonly isConfirmed: boolean;
}

/** Stores everyone's recovery codes and authenticator apps. */
export class CredentialStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Replaces a person's recovery codes. Adds none to an account that has been closed or deleted. */
  async replaceRecoveryCodes(person: PersonId, hashes: readonly string[], at: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      if (!(await lockOpenAccount(query, person))) return;
      await query('DELETE FROM recovery_codes WHERE person = $1', [person]);
      await addRecoveryCodes(query, person, hashes, at);
      await addSecurityEntry(query, person, 'create-recovery-codes', at);
    });
  }

  /** Uses up a recovery code. Returns false if the person has no such code. */
  async useRecoveryCode(person: PersonId, hash: string, at: number): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const used = await query(
        'DELETE FROM recovery_codes WHERE code_hash = $1 AND person = $2 RETURNING code_hash',
        [hash, person],
      );
      if (used.length === 0) return false;
      await addSecurityEntry(query, person, 'use-recovery-code', at);
      return true;
    });
  }

  /** Lists when each of a person's unused recovery codes was created. */
  async listRecoveryCodeCreationTimes(person: PersonId): Promise<readonly number[]> {
    const rows = await this.#database.query('SELECT created_at FROM recovery_codes WHERE person = $1', [
      person,
    ]);
    return rows.map((row) => numberColumn(row, 'created_at'));
  }

  /**
   * Stores a secret that no code has confirmed yet. Returns false if the person already has a confirmed
   * secret, or their account has been closed or deleted.
   */
  async startTotp(person: PersonId, secret: string, at: number): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      if (!(await lockOpenAccount(query, person))) return false;
      const started = await query(
        `INSERT INTO totp (person, secret, created_at, last_step) VALUES ($1, $2, $3, 0)
         ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
         WHERE totp.confirmed_at IS NULL RETURNING person`,
        [person, secret, at],
      );
      return started.length > 0;
    });
  }

  async findTotp(person: PersonId): Promise<StoredTotp | undefined> {
    const [row] = await this.#database.query('SELECT secret, confirmed_at FROM totp WHERE person = $1', [
      person,
    ]);
    return row && { secret: textColumn(row, 'secret'), isConfirmed: row.confirmed_at !== null };
  }

  /**
   * Records that the code for a time step was used. Returns false if this step or a later one has already
   * been used.
   */
  async useTotpStep(person: PersonId, step: number): Promise<boolean> {
    const used = await this.#database.transaction((query) =>
      query('UPDATE totp SET last_step = $2 WHERE person = $1 AND last_step < $2 RETURNING person', [
        person,
        step,
      ]),
    );
    return used.length > 0;
  }

  /** Records that an app has the secret. Returns false if this has already been confirmed. */
  async confirmTotp(person: PersonId, at: number): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const confirmed = await query(
        'UPDATE totp SET confirmed_at = $2 WHERE person = $1 AND confirmed_at IS NULL RETURNING person',
        [person, at],
      );
      if (confirmed.length > 0) await addSecurityEntry(query, person, 'enable-totp', at);
      return confirmed.length > 0;
    });
  }

  /**
   * Removes a person's authenticator app. Returns false if no code has confirmed its secret, or if there is none.
   *
   * @param actor who removes the app, if not the person
   */
  async removeTotp(person: PersonId, at: number, actor?: string): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      const removed = await query('DELETE FROM totp WHERE person = $1 RETURNING confirmed_at', [person]);
      if (removed[0]?.confirmed_at == null) return false;
      await addSecurityEntry(query, person, 'disable-totp', at, actor);
      return true;
    });
  }
}

/** Adds recovery codes as part of the caller's transaction. */
export async function addRecoveryCodes(
  query: Query,
  person: PersonId,
  hashes: readonly string[],
  at: number,
): Promise<void> {
  const rows = hashes.flatMap((hash) => [hash, person, at]);
  const values = hashes.map((_, index) => `($${3 * index + 1}, $${3 * index + 2}, $${3 * index + 3})`);
  await query(`INSERT INTO recovery_codes (code_hash, person, created_at) VALUES ${values.join(', ')}`, rows);
}
