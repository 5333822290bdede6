import type { PersonId } from '@halma/protocol';
import { isSubjectToPauses, personBehindAbort } from '../game/aborts.ts';
import { hasStarted } from '../game/state.ts';
import { numberColumn, textColumn } from './columns.ts';
import type { Database, Query, Statement } from './database.ts';
import type { Append } from './game-store.ts';

/** A person whose open games, challenges and tournament entries a server has to close. */
export interface LimitedPerson {
  readonly person: PersonId;
  /** The time at which the server has to close them, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the server has already closed them, and has to do so again. */
  readonly isRepeated: boolean;
}

/** The people whose limits servers have to enforce. */
export class PendingRestrictionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Lists the people who are due, earliest first. */
  async listDue(now: number, limit: number): Promise<readonly LimitedPerson[]> {
    const rows = await this.#database.query(
      `SELECT * FROM limit_work WHERE at <= $1 ORDER BY at, person LIMIT ${Math.floor(limit)}`,
      [now],
    );
    return rows.map((row) => ({
      person: textColumn(row, 'person'),
      at: numberColumn(row, 'at'),
      isRepeated: numberColumn(row, 'is_repeated') === 1,
    }));
  }

  /** Makes a person due once more, unless they have been marked again since. */
  async repeatAt({ person, at, isRepeated }: LimitedPerson, next: number): Promise<void> {
    await this.#database.batch([
      {
        sql: 'UPDATE limit_work SET at = $3, is_repeated = 1 WHERE person = $1 AND at = $2 AND is_repeated = $4',
        values: [person, at, next, isRepeated ? 1 : 0],
      },
    ]);
  }

  /** Removes a person's mark, unless they have been marked again since. */
  async remove({ person, at }: LimitedPerson): Promise<void> {
    await this.#database.batch([
      {
        sql: 'DELETE FROM limit_work WHERE person = $1 AND at = $2 AND is_repeated = 1',
        values: [person, at],
      },
    ]);
  }
}

/**
 * Marks a person, in the transaction that limits them or closes or deletes their account, so that a server closes what
 * they have open.
 */
export async function markLimited(query: Query, person: PersonId, at: number): Promise<void> {
  const { sql, values } = markStatement(person, at);
  await query(sql, values);
}

/**
 * Returns the statements that mark the person whose pause an event may have started, so that a server closes their seeks.
 */
export function pauseMarks({ state, logged: { event, at } }: Append): readonly Statement[] {
  if (event.kind !== 'aborted' || !hasStarted(state) || !isSubjectToPauses(state.terms)) return [];
  const person = personBehindAbort(state, event, at);
  return person === undefined ? [] : [markStatement(person, at)];
}

function markStatement(person: PersonId, at: number): Statement {
  return {
    sql: `INSERT INTO limit_work (person, at, is_repeated) VALUES ($1, $2, 0)
      ON CONFLICT (person) DO UPDATE SET at = excluded.at, is_repeated = 0`,
    values: [person, at],
  };
}
