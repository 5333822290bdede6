import type { PersonId } from '@halma/protocol';
import { addSecurityEntry } from './audit-log.ts';
import { textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import { lockOpenAccount } from './open-account.ts';

/** A link that can be used once. The store has only a hash of its token. */
export interface StoredLink {
  readonly tokenHash: string;
  readonly purpose: 'reset-password' | 'confirm-email';
  readonly person: PersonId;
  /**
   * The address to confirm, or the one to which a link that resets a password is sent, and the language of e-mails to
   * it; undefined for a link that the operator passes on.
   */
  readonly email: { readonly address: string; readonly language: string } | undefined;
  readonly until: number;
}

/** A confirmed address, and the language of e-mails to it. */
export interface StoredEmail {
  readonly person: PersonId;
  readonly address: string;
  readonly language: string;
}

/**
 * The condition for a link that resets a password: $1 is the hash of its token, and $2 the time. A link from an e-mail
 * works only as long as the account has the address that it was sent to, so that it gives no access to an earlier
 * mailbox.
 */
export const IS_VALID_RESET_LINK = `token_hash = $1 AND purpose = 'reset-password' AND until >= $2
  AND (address IS NULL OR EXISTS (
    SELECT 1 FROM emails WHERE emails.person = account_links.person AND emails.address = account_links.address))`;

/** The links that people receive, and their confirmed addresses. */
export class AccountLinkStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds a link, which replaces the person's earlier links for the same purpose. Deletes links that have
   * expired. Adds none for an account that has been closed or deleted.
   *
   * @param actor who requested a link that resets a password
   */
  async add(link: StoredLink, now: number, actor?: string): Promise<void> {
    const { tokenHash, purpose, person, email, until } = link;
    await this.#database.transaction(async (query) => {
      if (!(await lockOpenAccount(query, person))) return;
      await query('DELETE FROM account_links WHERE until < $1 OR (person = $2 AND purpose = $3)', [
        now,
        person,
        purpose,
      ]);
      await query(
        `INSERT INTO account_links (token_hash, purpose, person, address, language, until)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [tokenHash, purpose, person, email?.address ?? null, email?.language ?? null, until],
      );
      if (purpose === 'reset-password') await addSecurityEntry(query, person, 'send-reset-link', now, actor);
    });
  }

  /** Finds a person's unconfirmed address. */
  async findNewEmail(person: PersonId, now: number): Promise<string | undefined> {
    const [row] = await this.#database.query(
      `SELECT address FROM account_links WHERE person = $1 AND purpose = 'confirm-email' AND until >= $2`,
      [person, now],
    );
    return row && textColumn(row, 'address');
  }

  /**
   * Uses up a link that confirms an address, and stores the address. Returns the previous address; undefined if the
   * link cannot be used.
   */
  async confirmEmail(
    tokenHash: string,
    now: number,
  ): Promise<{ readonly before: StoredEmail | undefined } | undefined> {
    return this.#database.transaction(async (query) => {
      const [row] = await query(
        `DELETE FROM account_links WHERE token_hash = $1 AND purpose = 'confirm-email' AND until >= $2 RETURNING *`,
        [tokenHash, now],
      );
      if (row === undefined) return undefined;
      const { person, address, language } = toEmail(row);
      const [before] = await query('SELECT * FROM emails WHERE person = $1', [person]);
      await query(
        `INSERT INTO emails (person, address, address_key, language, confirmed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (person) DO UPDATE SET address = excluded.address, address_key = excluded.address_key,
           language = excluded.language, confirmed_at = excluded.confirmed_at`,
        [person, address, addressKey(address), language, now],
      );
      await addSecurityEntry(query, person, 'change-email', now);
      return { before: before && toEmail(before) };
    });
  }

  /** Finds the person whose password a link resets, without using the link up. */
  async findReset(tokenHash: string, now: number): Promise<PersonId | undefined> {
    const [row] = await this.#database.query(
      `SELECT person FROM account_links WHERE ${IS_VALID_RESET_LINK}`,
      [tokenHash, now],
    );
    return row && textColumn(row, 'person');
  }

  async findEmail(person: PersonId): Promise<StoredEmail | undefined> {
    const [row] = await this.#database.query('SELECT * FROM emails WHERE person = $1', [person]);
    return row && toEmail(row);
  }

  /**
   * Lists accounts that have confirmed an address, ignoring case. Accounts that have confirmed it as given come before
   * the others; in each of the two groups, accounts to which no valid link has been sent come first, so that a repeated
   * request reaches further accounts.
   */
  async listByAddress(address: string, limit: number, now: number): Promise<readonly StoredEmail[]> {
    const rows = await this.#database.query(
      `SELECT emails.* FROM emails JOIN people ON people.person = emails.person
       WHERE address_key = $1 AND people.name IS NOT NULL AND people.role <> 'closed'
       ORDER BY CASE WHEN address = $2 THEN 0 ELSE 1 END,
         (SELECT count(*) FROM account_links WHERE account_links.person = emails.person
           AND purpose = 'reset-password' AND account_links.address = emails.address AND until >= $3),
         confirmed_at, emails.person
       LIMIT ${Math.floor(limit)}`,
      [addressKey(address), address, now],
    );
    return rows.map(toEmail);
  }

  /**
   * Removes a person's address, and any link that would confirm a new one. Returns the removed address; undefined if
   * there was none.
   */
  async removeEmail(person: PersonId, at: number): Promise<StoredEmail | undefined> {
    return this.#database.transaction(async (query) => {
      await query(`DELETE FROM account_links WHERE person = $1 AND purpose = 'confirm-email'`, [person]);
      const [removed] = await query('DELETE FROM emails WHERE person = $1 RETURNING *', [person]);
      if (removed === undefined) return undefined;
      await addSecurityEntry(query, person, 'remove-email', at);
      return toEmail(removed);
    });
  }
}

/** Returns the key of an address, which ignores case. */
function addressKey(address: string): string {
  return address.toLowerCase();
}

function toEmail(row: Row): StoredEmail {
  return {
    person: textColumn(row, 'person'),
    address: textColumn(row, 'address'),
    language: textColumn(row, 'language'),
  };
}
