import type { PersonId } from '@halma/protocol';
import { type AuditEntry, type Deed, enterAudit, entryOf } from './audit.ts';
import { type Database, type Query, textOf } from './database.ts';
import { keyOf, personOf, type StoredPerson } from './people-store.ts';

/** What a host says: to whom, done by whom and when. `until` is looked at for a mute alone. */
export interface Order {
  readonly deed: Deed;
  readonly to: { readonly name: string } | { readonly person: PersonId };
  readonly by: string;
  readonly at: number;
  readonly until: number | undefined;
  /** Leave hosts alone: on the site, none is above another. */
  readonly sparesHosts: boolean;
}

/** What came of it, and the sessions that ended by it. */
export interface Carried {
  readonly outcome: 'done' | 'unknown' | 'unchanged' | 'spared';
  readonly ended: readonly string[];
}

const nothing = (outcome: Carried['outcome']): Carried => ({ outcome, ended: [] });

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
   * Does what a host says. `unknown`: there is nobody of that name or id; `unchanged`: the account is so already;
   * `spared`: it is a host's. Then nothing was entered.
   * Closing ends every session and takes the passkeys; the name stays taken, and the games stay.
   */
  async carryOut({ deed, to, by, at, until, sparesHosts }: Order): Promise<Carried> {
    return this.#database.transaction(async (query) => {
      const found = await findIn(query, to);
      if (found === undefined) return nothing('unknown');
      if (sparesHosts && found.role === 'host') return nothing('spared');
      const { person } = found;
      const values = deed === 'mute' ? [person, until ?? 0] : [person];
      const changed = await query(`UPDATE people SET ${CHANGES[deed]} RETURNING person`, values);
      if (changed.length === 0) return nothing('unchanged');
      const ended = deed === 'close' ? await signOut(query, person) : [];
      const name = found.name ?? person;
      await enterAudit(query, { at, by, deed, name, until: deed === 'mute' ? (until ?? 0) : undefined });
      return { outcome: 'done', ended };
    });
  }

  /** The log of what was done to accounts, the latest first. */
  async audit(most: number): Promise<readonly AuditEntry[]> {
    const rows = await this.#database.query(
      `SELECT * FROM audit ORDER BY entry DESC LIMIT ${Math.floor(most)}`,
    );
    return rows.map(entryOf);
  }
}

async function findIn(query: Query, to: Order['to']): Promise<StoredPerson | undefined> {
  const [row] =
    'name' in to
      ? await query('SELECT * FROM people WHERE name_key = $1', [keyOf(to.name)])
      : await query('SELECT * FROM people WHERE person = $1', [to.person]);
  return row && personOf(row);
}

/** Ends every session and takes the passkeys; the answer is the sessions. */
async function signOut(query: Query, person: PersonId): Promise<readonly string[]> {
  await query('DELETE FROM passkeys WHERE person = $1', [person]);
  const ended = await query('DELETE FROM sessions WHERE person = $1 RETURNING session', [person]);
  return ended.map((row) => textOf(row, 'session'));
}
