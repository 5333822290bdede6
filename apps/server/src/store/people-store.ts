import type { PERSON_ROLES, Person, PersonId } from '@halma/protocol';
import { enterAudit } from './audit.ts';
import { type Database, isTaken, numberOf, placesFor, type Row, textOf } from './database.ts';

/** What is kept about a person. */
export interface StoredPerson {
  readonly person: PersonId;
  /** Null for guests and for those who have deleted their account. */
  readonly name: string | null;
  /** The hash, never the password. */
  readonly password: string | null;
  readonly role: (typeof PERSON_ROLES)[number];
  readonly mutedUntil: number;
  readonly createdAt: number;
}

/** People, and whom they block. */
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

  /** Gives a guest a name and a password; false when somebody has the name, or the person is no guest. */
  async makeAccount(person: PersonId, name: string, password: string): Promise<boolean> {
    try {
      const named = await this.#database.transaction((query) =>
        query(
          `UPDATE people SET name = $2, name_key = $3, password = $4
           WHERE person = $1 AND name IS NULL RETURNING person`,
          [person, name, keyOf(name), password],
        ),
      );
      return named.length > 0;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /**
   * Changes a person's password and ends all their sessions but one, in one commit; answers those that ended. Undefined when
   * the password is no longer the one that was looked at.
   */
  async changePassword(
    { person, name, password }: StoredPerson,
    next: string,
    keptSession: string,
    at: number,
  ): Promise<readonly string[] | undefined> {
    return this.#database.transaction(async (query) => {
      const changed = await query(
        'UPDATE people SET password = $3 WHERE person = $1 AND password = $2 RETURNING person',
        [person, password, next],
      );
      if (changed.length === 0) return undefined;
      const by = name ?? '';
      await enterAudit(query, { at, by, deed: 'change-password', name: by, until: undefined });
      const ended = await query(
        'DELETE FROM sessions WHERE person = $1 AND session <> $2 RETURNING session',
        [person, keptSession],
      );
      return ended.map((row) => textOf(row, 'session'));
    });
  }

  async find(person: PersonId): Promise<StoredPerson | undefined> {
    const [row] = await this.#database.query('SELECT * FROM people WHERE person = $1', [person]);
    return row && personOf(row);
  }

  /** Those of these people whom there are, in any order. */
  async findAll(people: readonly PersonId[]): Promise<readonly StoredPerson[]> {
    if (people.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT * FROM people WHERE person IN (${placesFor(people)})`,
      people,
    );
    return rows.map(personOf);
  }

  async findByName(name: string): Promise<StoredPerson | undefined> {
    const [row] = await this.#database.query('SELECT * FROM people WHERE name_key = $1', [keyOf(name)]);
    return row && personOf(row);
  }

  /** These people as others see them, in any order. Who has no name is a guest, or gone. */
  async named(people: readonly PersonId[]): Promise<readonly Person[]> {
    if (people.length === 0) return [];
    const rows = await this.#database.query(
      `SELECT person, name, role FROM people WHERE person IN (${placesFor(people)})`,
      people,
    );
    return rows.map((row) => ({
      id: textOf(row, 'person'),
      name: textOf(row, 'name'),
      guest: row.name === null && row.role !== 'closed',
    }));
  }

  /**
   * Takes away everything that names a person or that they wrote, in one commit. The row stays, so that their games have
   * somebody to point at; so do the places of their lines, so that no later line gets the number of one that was read.
   */
  async forget(person: PersonId): Promise<void> {
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

  /** Whom a person blocks. */
  async blockedBy(person: PersonId): Promise<ReadonlySet<PersonId>> {
    const rows = await this.#database.query('SELECT blocked FROM blocks WHERE person = $1', [person]);
    return new Set(rows.map((row) => textOf(row, 'blocked')));
  }
}

/** Upper and lower case name the same person. */
export function keyOf(name: string): string {
  return name.toLowerCase();
}

/** A person as their row says. */
export function personOf(row: Row): StoredPerson {
  return {
    person: textOf(row, 'person'),
    name: row.name === null ? null : textOf(row, 'name'),
    password: row.password === null ? null : textOf(row, 'password'),
    role: textOf(row, 'role') as StoredPerson['role'],
    mutedUntil: numberOf(row, 'muted_until'),
    createdAt: numberOf(row, 'created_at'),
  };
}
