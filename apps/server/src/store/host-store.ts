import type { PersonId } from '@halma/protocol';
import { type AuditEntry, type Deed, enterAudit, entryOf } from './audit.ts';
import type { Database, Query } from './database.ts';
import { keyOf, personOf, type StoredPerson } from './people-store.ts';

/** What a host says: to which account, done by whom and when. `until` is looked at for a mute alone. */
export interface Order {
  readonly deed: Deed;
  readonly name: string;
  readonly by: string;
  readonly at: number;
  readonly until: number | undefined;
}

/** What each deed does to a person's row; `$2` is until when. */
const CHANGES: Readonly<Record<Deed, string>> = {
  'make-host': `role = 'host' WHERE person = $1 AND role = 'player'`,
  'unmake-host': `role = 'player' WHERE person = $1 AND role = 'host'`,
  mute: `muted_until = $2 WHERE person = $1`,
  unmute: `muted_until = 0 WHERE person = $1 AND muted_until > 0`,
  close: `role = 'closed' WHERE person = $1 AND role <> 'closed'`,
  reopen: `role = 'player' WHERE person = $1 AND role = 'closed'`,
};

/** Accounts as hosts look after them. Every deed is entered in the log in the same commit. */
export class HostStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Accounts whose names begin so, by name; guests have none. */
  async accounts(beginning: string, most: number): Promise<readonly StoredPerson[]> {
    const key = keyOf(beginning);
    const rows = await this.#database.query(
      `SELECT * FROM people WHERE name_key IS NOT NULL AND substr(name_key, 1, $2) = $1
       ORDER BY name_key LIMIT ${Math.floor(most)}`,
      [key, [...key].length],
    );
    return rows.map(personOf);
  }

  /**
   * Does what a host says. `unknown`: nobody has the name; `unchanged`: the account is so already, and nothing was entered.
   * Closing ends every session and takes the passkeys; the name stays taken, and the games stay.
   */
  async carryOut({ deed, name: asked, by, at, until }: Order): Promise<'done' | 'unknown' | 'unchanged'> {
    return this.#database.transaction(async (query) => {
      const [row] = await query('SELECT * FROM people WHERE name_key = $1', [keyOf(asked)]);
      if (row === undefined) return 'unknown';
      const { person, name: known } = personOf(row);
      const values = deed === 'mute' ? [person, until ?? 0] : [person];
      const changed = await query(`UPDATE people SET ${CHANGES[deed]} RETURNING person`, values);
      if (changed.length === 0) return 'unchanged';
      if (deed === 'close') await signOut(query, person);
      const name = known ?? '';
      await enterAudit(query, { at, by, deed, name, until: deed === 'mute' ? (until ?? 0) : undefined });
      return 'done';
    });
  }

  /** The log of what hosts did, the latest first. */
  async audit(most: number): Promise<readonly AuditEntry[]> {
    const rows = await this.#database.query(
      `SELECT * FROM audit ORDER BY entry DESC LIMIT ${Math.floor(most)}`,
    );
    return rows.map(entryOf);
  }
}

async function signOut(query: Query, person: PersonId): Promise<void> {
  await query('DELETE FROM sessions WHERE person = $1', [person]);
  await query('DELETE FROM passkeys WHERE person = $1', [person]);
}
