import { ACCOUNT_ROLES, type Person, type PersonId } from '@halma/protocol';
import { addAuditEntry } from './audit-log.ts';
import { enumColumn, numberColumn, placeholders, textColumn } from './columns.ts';
import { type Database, isUniqueViolation, type Row } from './database.ts';

/** A person as stored. */
export interface StoredPerson {
  readonly person: PersonId;
  /** Null for guests and deleted accounts. */
  readonly name: string | null;
  /** Null for guests and deleted accounts, like the name. */
  readonly passwordHash: string | null;
  readonly role: (typeof ACCOUNT_ROLES)[number];
  readonly mutedUntil: number;
  readonly createdAt: number;
}

/** People and their blocks. */
export class PeopleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async addGuest(person: PersonId, createdAt: number): Promise<void> {
    await this.#database.transaction((query) =>
      query(`INSERT INTO people (person, role, muted_until, created_at) VALUES ($1, 'player', 0, $2)`, [
        person,
        createdAt,
      ]),
    );
  }

  /** Gives a guest a name and a password. Returns false if the name is taken or the person is not a guest. */
  async createAccount(person: PersonId, name: string, passwordHash: string): Promise<boolean> {
    try {
      const updated = await this.#database.transaction((query) =>
        query(
          `UPDATE people SET name = $2, name_key = $3, password = $4
           WHERE person = $1 AND name IS NULL RETURNING person`,
          [person, name, nameKey(name), passwordHash],
        ),
      );
      return updated.length > 0;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /**
   * Changes a password and ends all of the person's sessions but one, in one transaction. Returns the ended sessions;
   * undefined if the password has changed since it was read.
   */
  async changePassword(
    { person, name, passwordHash: password }: StoredPerson,
    newHash: string,
    keptSession: string,
    at: number,
  ): Promise<readonly string[] | undefined> {
    return this.#database.transaction(async (query) => {
      const changed = await query(
        'UPDATE people SET password = $3 WHERE person = $1 AND password = $2 RETURNING person',
        [person, password, newHash],
      );
      if (changed.length === 0) return undefined;
      const by = name ?? '';
      await addAuditEntry(query, {
        at,
        actor: by,
        action: 'change-password',
        name: by,
        mutedUntil: undefined,
      });
      const ended = await query(
        'DELETE FROM sessions WHERE person = $1 AND session <> $2 RETURNING session',
        [person, keptSession],
      );
      return ended.map((row) => textColumn(row, 'session'));
    });
  }

  async find(person: PersonId): Promise<StoredPerson | undefined> {
    const [row] = await this.#database.query('SELECT * FROM people WHERE person = $1', [person]);
    return row && toStoredPerson(row);
  }

  /** Returns those of these people who exist, in any order. */
  async findAll(people: readonly PersonId[]): Promise<readonly StoredPerson[]> {
    if (people.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT * FROM people WHERE person IN (${placeholders(people)})`,
      people,
    );
    return rows.map(toStoredPerson);
  }

  async findByName(name: string): Promise<StoredPerson | undefined> {
    const [row] = await this.#database.query('SELECT * FROM people WHERE name_key = $1', [nameKey(name)]);
    return row && toStoredPerson(row);
  }

  /** Returns these people as others see them, in any order. A person without a name is a guest or was deleted. */
  async findPublic(people: readonly PersonId[]): Promise<readonly Person[]> {
    if (people.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT person, name, role FROM people WHERE person IN (${placeholders(people)})`,
      people,
    );
    return rows.map((row) => ({
      id: textColumn(row, 'person'),
      name: textColumn(row, 'name'),
      guest: row.name === null && row.role !== 'closed',
    }));
  }

  /**
   * Deletes a person's name and everything that they wrote, in one transaction. The row stays, since games refer to it.
   * Their chat lines stay without author and text, so that their numbers are not used again.
   */
  async anonymize(person: PersonId): Promise<void> {
    await this.#database.transaction(async (query) => {
      const [row] = await query('SELECT name FROM people WHERE person = $1', [person]);
      if (row?.name != null) {
        await query('UPDATE audit SET name = $1 WHERE name = $2', [person, row.name]);
        await query('UPDATE audit SET by_whom = $1 WHERE by_whom = $2', [person, row.name]);
      }
      await query(
        `UPDATE people SET name = NULL, name_key = NULL, password = NULL, role = 'closed' WHERE person = $1`,
        [person],
      );
      await query(`UPDATE talk SET person = '', said = '', command = CAST(line AS TEXT) WHERE person = $1`, [
        person,
      ]);
      await query('DELETE FROM reports WHERE reporter = $1 OR person = $1', [person]);
      await query('DELETE FROM passkeys WHERE person = $1', [person]);
      await query('DELETE FROM sessions WHERE person = $1', [person]);
      await query('DELETE FROM blocks WHERE person = $1 OR blocked = $1', [person]);
    });
  }

  async block(person: PersonId, blocked: PersonId): Promise<void> {
    await this.#database.transaction((query) =>
      query('INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING', [person, blocked]),
    );
  }

  async unblock(person: PersonId, blocked: PersonId): Promise<void> {
    await this.#database.transaction((query) =>
      query('DELETE FROM blocks WHERE person = $1 AND blocked = $2', [person, blocked]),
    );
  }

  /** Returns the people whom a person has blocked. */
  async blockedBy(person: PersonId): Promise<ReadonlySet<PersonId>> {
    const rows = await this.#database.query('SELECT blocked FROM blocks WHERE person = $1', [person]);
    return new Set(rows.map((row) => textColumn(row, 'blocked')));
  }
}

/** Returns the key of a name, which ignores upper and lower case. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

/** Converts a row to a person. */
export function toStoredPerson(row: Row): StoredPerson {
  return {
    person: textColumn(row, 'person'),
    name: row.name === null ? null : textColumn(row, 'name'),
    passwordHash: row.password === null ? null : textColumn(row, 'password'),
    role: enumColumn(row, 'role', ACCOUNT_ROLES),
    mutedUntil: numberColumn(row, 'muted_until'),
    createdAt: numberColumn(row, 'created_at'),
  };
}
