import { DEFAULT_PREFERENCES, type PersonId, Preferences, validateAs } from '@halma/protocol';
import { placeholders, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import { digestSwitch } from './digest-store.ts';

/** What people have chosen about challenges and notices. */
export class PreferenceStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the preferences of a person: the default ones if they have chosen nothing. */
  async find(person: PersonId): Promise<Preferences> {
    return (await this.findAll([person])).get(person) ?? DEFAULT_PREFERENCES;
  }

  /** Returns the preferences of the given people; people who have chosen none are absent. */
  async findAll(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Preferences>> {
    if (people.length === 0) return new Map();
    const rows = await this.#database.query(
      `SELECT person, chosen FROM preferences WHERE person IN (${placeholders(people)})`,
      people,
    );
    return new Map(
      rows.map((row) => [textColumn(row, 'person'), parsePreferences(textColumn(row, 'chosen'))]),
    );
  }

  async set(person: PersonId, chosen: Preferences, now: number): Promise<void> {
    await this.#database.batch([
      {
        sql: `INSERT INTO preferences (person, chosen) VALUES ($1, $2)
          ON CONFLICT (person) DO UPDATE SET chosen = excluded.chosen`,
        values: [person, JSON.stringify(chosen)],
      },
      digestSwitch(person, chosen.digest, now),
    ]);
  }

  /** Switches the daily e-mails of a person off. Does nothing for a person who has chosen nothing or is deleted. */
  async endDigest(person: PersonId, now: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      const [row] = await query('SELECT chosen FROM preferences WHERE person = $1', [person]);
      if (row === undefined) return;
      const chosen = { ...parsePreferences(textColumn(row, 'chosen')), digest: false };
      await query('UPDATE preferences SET chosen = $2 WHERE person = $1', [person, JSON.stringify(chosen)]);
      const { sql, values } = digestSwitch(person, false, now);
      await query(sql, values);
    });
  }
}

/** Parses stored preferences. Kinds of notices that were added later have the default switches. */
function parsePreferences(json: string): Preferences {
  const stored = JSON.parse(json) as Partial<Preferences>;
  const notices = { ...DEFAULT_PREFERENCES.notices, ...stored.notices };
  const merged = validateAs(Preferences, { ...DEFAULT_PREFERENCES, ...stored, notices });
  return merged.ok ? merged.value : DEFAULT_PREFERENCES;
}
