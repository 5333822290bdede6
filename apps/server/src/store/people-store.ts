import { ACCOUNT_ROLES, type Limit, type Person, type PersonId } from '@halma/protocol';
import { ARCHIVE } from './archive-projection.ts';
import { addMissingIds, addSecurityEntry } from './audit-log.ts';
import { lockChallenges } from './challenge-store.ts';
import { enumColumn, numberColumn, placeholders, readInBatches, textColumn } from './columns.ts';
import { addRecoveryCodes } from './credential-store.ts';
import { type Database, isUniqueViolation, type Row } from './database.ts';
import { toLimits } from './limit-columns.ts';
import { markLimited } from './pending-restriction-store.ts';
import { projectionLock } from './projection-store.ts';
import { RATINGS } from './rating-projection.ts';
import { seatingLock } from './seating-lock.ts';
import { separate } from './separation.ts';
import { replaceSessions, type StoredSession } from './session-store.ts';
import { TABLES } from './tables.ts';
import { isInTournamentWithoutBots, participationLock } from './tournament-store.ts';

/** A person as stored. */
export interface StoredPerson {
  readonly person: PersonId;
  /** Null for guests and deleted accounts. */
  readonly name: string | null;
  /** Null for guests and deleted accounts, like the name. */
  readonly passwordHash: string | null;
  readonly role: (typeof ACCOUNT_ROLES)[number];
  readonly mutedUntil: number;
  /** The limits that moderators have set, including the mute and those that have ended. */
  readonly limits: readonly Limit[];
  readonly createdAt: number;
  /** Whether a program plays for the account. */
  readonly isBot: boolean;
}

/** The maximum number of people that one person can block. */
export const MAX_BLOCKS = 500;

/** The data that a guest provides to create an account. */
export interface NewStoredAccount {
  readonly person: PersonId;
  readonly name: string;
  readonly passwordHash: string;
  readonly codeHashes: readonly string[];
  /** The session that replaces the guest's sessions. */
  readonly session: StoredSession;
  readonly at: number;
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

  /**
   * Gives a guest a name, a password and recovery codes. The guest's sessions end; `session` replaces them. Returns the
   * ended sessions; undefined if the name is taken or the person is not a guest.
   */
  async createAccount({
    person,
    name,
    passwordHash,
    codeHashes,
    session,
    at,
  }: NewStoredAccount): Promise<readonly string[] | undefined> {
    try {
      return await this.#database.transaction(async (query) => {
        const updated = await query(
          `UPDATE people SET name = $2, name_key = $3, password = $4
           WHERE person = $1 AND name IS NULL AND role <> 'closed' RETURNING person`,
          [person, name, nameKey(name), passwordHash],
        );
        if (updated.length === 0) return undefined;
        await addRecoveryCodes(query, person, codeHashes, at);
        await addSecurityEntry(query, person, 'create-account', at);
        return replaceSessions(query, person, session);
      });
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  async find(person: PersonId): Promise<StoredPerson | undefined> {
    const [row] = await this.#database.query('SELECT * FROM people WHERE person = $1', [person]);
    return row && toStoredPerson(row);
  }

  /** Returns the given people who exist, in any order. */
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

  /**
   * Returns the given people as others see them, in any order. A person without a name is a guest or was
   * deleted.
   */
  async findPublic(people: readonly PersonId[]): Promise<readonly Person[]> {
    const rows = await readInBatches(people, (list) =>
      this.#database.query(
        `SELECT person, name, role, bot FROM people WHERE person IN (${placeholders(list)})`,
        list,
      ),
    );
    return rows.map(toPublicPerson);
  }

  /**
   * Marks an account as a bot's. Changes nothing if it has, or had, a seat in a game (`has-games`), or if it has entered
   * an unfinished tournament that does not allow bots or organises such an exhibition (`in-tournament`).
   */
  async makeBot(person: PersonId, at: number): Promise<'done' | 'has-games' | 'in-tournament'> {
    return this.#database.transaction(async (query) => {
      // A tournament entry or the seating in a game that is in progress either commits before this, or is refused.
      await this.#database.lock(query, participationLock(person));
      await this.#database.lock(query, seatingLock(person));
      if (await isInTournamentWithoutBots(query, person)) return 'in-tournament';
      const marked = await query(
        `UPDATE people SET bot = 1 WHERE person = $1 AND name IS NOT NULL AND role <> 'closed'
           AND NOT EXISTS (SELECT 1 FROM players WHERE players.person = $1) RETURNING person`,
        [person],
      );
      if (marked.length === 0) return 'has-games';
      await addSecurityEntry(query, person, 'become-bot', at);
      return 'done';
    });
  }

  /**
   * Deletes a person's data from all tables, in one transaction, and marks them, so that a server closes the games that
   * they have open. Their id stays where games and logs refer to it.
   */
  async anonymize(person: PersonId, at: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      // Otherwise a round of a projection that has already read the name would write the person into new rows.
      for (const projection of [RATINGS, ARCHIVE])
        await this.#database.lock(query, projectionLock(projection));
      // A tournament entry in progress either commits before this and is undone afterwards, or is refused.
      await this.#database.lock(query, participationLock(person));
      // Otherwise a sign-in in progress could add a session after the sessions have been deleted.
      await query('UPDATE people SET role = role WHERE person = $1', [person]);
      await addSecurityEntry(query, person, 'delete-account', at);
      await addMissingIds(query);
      for (const statement of TABLES.flatMap(({ deletion }) => deletion)) await query(statement, [person]);
      await markLimited(query, person, at);
    });
  }

  /**
   * Makes a person block and unfollow another, and ends the open challenges between the two. Returns whether there were
   * any; undefined if the person has already blocked too many people.
   */
  async block(
    person: PersonId,
    blocked: PersonId,
    at: number,
  ): Promise<{ readonly hasEndedChallenges: boolean } | undefined> {
    const values = [person, blocked];
    return this.#database.transaction(async (query) => {
      await lockChallenges(this.#database, query, [person, blocked]);
      await query(
        `INSERT INTO blocks (person, blocked) SELECT $1, $2
         WHERE (SELECT count(*) FROM blocks WHERE person = $1) < ${MAX_BLOCKS} ON CONFLICT DO NOTHING`,
        values,
      );
      const isBlocked =
        (await query('SELECT 1 FROM blocks WHERE person = $1 AND blocked = $2', values)).length > 0;
      return isBlocked ? { hasEndedChallenges: await separate(query, person, blocked, at) } : undefined;
    });
  }

  async unblock(person: PersonId, blocked: PersonId): Promise<void> {
    await this.#database.transaction((query) =>
      query('DELETE FROM blocks WHERE person = $1 AND blocked = $2', [person, blocked]),
    );
  }

  /** Returns the people a person has blocked. */
  async blockedBy(person: PersonId): Promise<ReadonlySet<PersonId>> {
    const rows = await this.#database.query('SELECT blocked FROM blocks WHERE person = $1', [person]);
    return new Set(rows.map((row) => textColumn(row, 'blocked')));
  }

  /** Returns whether a person has blocked one of the others, or one of them has blocked the person. */
  async hasBlockWith(person: PersonId, others: readonly PersonId[]): Promise<boolean> {
    if (others.length === 0) return false;
    const among = `IN (${placeholders(others, 2)})`;
    const blocks = await this.#database.query(
      `SELECT 1 FROM blocks WHERE person = $1 AND blocked ${among}
       UNION ALL SELECT 1 FROM blocks WHERE blocked = $1 AND person ${among} LIMIT 1`,
      [person, ...others],
    );
    return blocks.length > 0;
  }

  /** Returns the people who have blocked each of the given people; omits people who are not blocked. */
  async blockersOf(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, ReadonlySet<PersonId>>> {
    const blockers = new Map<PersonId, Set<PersonId>>();
    const rows = await readInBatches(people, (list) =>
      this.#database.query(
        `SELECT blocked, person FROM blocks WHERE blocked IN (${placeholders(list)})`,
        list,
      ),
    );
    for (const row of rows) {
      const blocked = textColumn(row, 'blocked');
      blockers.set(blocked, (blockers.get(blocked) ?? new Set()).add(textColumn(row, 'person')));
    }
    return blockers;
  }

  /**
   * Returns, for each of the given people, the people whom they have blocked or who have blocked them; omits people
   * without blocks.
   */
  async separatedFrom(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, ReadonlySet<PersonId>>> {
    const separated = new Map<PersonId, Set<PersonId>>();
    const rows = await readInBatches(people, (list) => {
      const among = `IN (${placeholders(list)})`;
      return this.#database.query(
        `SELECT person AS one, blocked AS other FROM blocks WHERE person ${among}
         UNION ALL SELECT blocked AS one, person AS other FROM blocks WHERE blocked ${among}`,
        list,
      );
    });
    for (const row of rows) {
      const one = textColumn(row, 'one');
      separated.set(one, (separated.get(one) ?? new Set()).add(textColumn(row, 'other')));
    }
    return separated;
  }
}

/** Returns the key of a name, which ignores case. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

/** A character that sorts after any character in a name. */
const LAST_CHARACTER = '\u{10ffff}';

/** Returns the range of the keys of all names that start with a prefix: the first key, and a key after the last one. */
export function nameKeyRange(prefix: string): readonly [first: string, end: string] {
  const first = nameKey(prefix);
  return [first, `${first}${LAST_CHARACTER}`];
}

/** Converts the columns `person`, `name`, `role` and `bot` of a row to a person as others see them. */
export function toPublicPerson(row: Row): Person {
  return {
    id: textColumn(row, 'person'),
    name: textColumn(row, 'name'),
    guest: row.name === null && row.role !== 'closed',
    ...(numberColumn(row, 'bot') > 0 ? { bot: true } : {}),
  };
}

/** Returns a stored person as others see them. */
export function publicPerson({ person, name, role, isBot }: StoredPerson): Person {
  return {
    id: person,
    name: name ?? '',
    guest: name === null && role !== 'closed',
    ...(isBot ? { bot: true } : {}),
  };
}

/** Returns a person's limits that have not ended. */
export function activeLimits({ limits }: Pick<StoredPerson, 'limits'>, now: number): Limit[] {
  return limits.filter(({ until }) => until > now);
}

/** Converts a row to a person. */
export function toStoredPerson(row: Row): StoredPerson {
  return {
    person: textColumn(row, 'person'),
    name: row.name === null ? null : textColumn(row, 'name'),
    passwordHash: row.password === null ? null : textColumn(row, 'password'),
    role: enumColumn(row, 'role', ACCOUNT_ROLES),
    mutedUntil: numberColumn(row, 'muted_until'),
    limits: toLimits(row),
    createdAt: numberColumn(row, 'created_at'),
    isBot: numberColumn(row, 'bot') > 0,
  };
}
