import {
  type ChangedPreferences,
  DEFAULT_PREFERENCES,
  NOTICE_KINDS,
  type PersonId,
  Preferences,
  validateAs,
} from '@halma/protocol';
import { placeholders, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import { digestSwitch } from './digest-store.ts';
import { lockOpenAccount } from './open-account.ts';

/** People's preferences about challenges and notices. */
export class PreferenceStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns a person's preferences: the defaults if they have chosen none. */
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

  /**
   * Changes a person's preferences. Preferences that are absent stay as they were. Does nothing if the account has been
   * closed or deleted.
   */
  async change(person: PersonId, changes: ChangedPreferences, now: number): Promise<void> {
    await this.#change(person, now, (current = DEFAULT_PREFERENCES, isOpen) =>
      isOpen ? withChanges(current, changes) : undefined,
    );
  }

  /**
   * Switches off a person's daily e-mails. Does nothing for a person who has chosen no preferences or has
   * been deleted.
   */
  async endDigest(person: PersonId, now: number): Promise<void> {
    await this.#change(person, now, (current) => current && { ...current, digest: false });
  }

  /**
   * Replaces a person's stored preferences with what `change` returns for them. Stores nothing if it returns nothing.
   * Concurrent changes of a person's preferences take effect one after another.
   *
   * @param change also receives whether the account is open
   */
  async #change(
    person: PersonId,
    now: number,
    change: (current: Preferences | undefined, isOpen: boolean) => Preferences | undefined,
  ): Promise<void> {
    await this.#database.transaction(async (query) => {
      await this.#database.lock(query, `preferences ${person}`);
      const isOpen = await lockOpenAccount(query, person);
      const [row] = await query('SELECT chosen FROM preferences WHERE person = $1', [person]);
      const chosen = change(row && parsePreferences(textColumn(row, 'chosen')), isOpen);
      if (chosen === undefined) return;
      await query(
        `INSERT INTO preferences (person, chosen) VALUES ($1, $2)
          ON CONFLICT (person) DO UPDATE SET chosen = excluded.chosen`,
        [person, JSON.stringify(chosen)],
      );
      const { sql, values } = digestSwitch(person, chosen.digest, now);
      await query(sql, values);
    });
  }
}

/** Parses stored preferences. Kinds of notices that were added later get the default settings. */
function parsePreferences(json: string): Preferences {
  const stored = JSON.parse(json) as Partial<Preferences>;
  const notices = { ...DEFAULT_PREFERENCES.notices, ...stored.notices };
  const merged = validateAs(Preferences, { ...DEFAULT_PREFERENCES, ...stored, notices });
  return merged.ok ? merged.value : DEFAULT_PREFERENCES;
}

/** Returns preferences with the given changes. */
function withChanges(
  before: Preferences,
  { quiet, notices = {}, ...changes }: ChangedPreferences,
): Preferences {
  const { quiet: quietBefore, ...others } = before;
  const quietAfter = quiet === undefined ? quietBefore : quiet;
  return {
    ...others,
    ...changes,
    ...(quietAfter == null ? {} : { quiet: quietAfter }),
    notices: Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, { ...before.notices[kind], ...notices[kind] }]),
    ) as Preferences['notices'],
  };
}
