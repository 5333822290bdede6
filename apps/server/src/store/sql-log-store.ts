import type { Append, AppendResult, LeasedWork, LogStore, StoredEvent } from '../log/log-store.ts';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Query } from './database.ts';

/** Where the logs of one kind of aggregate are stored. */
export interface LogTables<State, Event> {
  /** The table of events: (id, seq, command, at, event), unique by (id, seq) and by (id, command). */
  readonly events: string;
  /** The table of due work: (id, kind, at, taken_until), unique by id. */
  readonly due: string;
  /** The name of the id column in both tables. */
  readonly idColumn: string;
  /** Parses an event. Throws if the JSON has the wrong shape. */
  readonly parseEvent: (json: string) => Event;
  /** Writes the rows derived from the state, in the transaction of the event. */
  readonly writeDerived?: (query: Query, append: Append<State, Event>) => Promise<void>;
}

/** Thrown to roll a transaction back; carries the result of the append. */
export class AppendRejected extends Error {
  readonly result: AppendResult;

  constructor(result: AppendResult) {
    super('not appended');
    this.result = result;
  }
}

/** The logs of one kind of aggregate, in SQL. */
export class SqlLogStore<State, Event> implements LogStore<State, Event> {
  protected readonly database: Database;
  readonly #tables: LogTables<State, Event>;

  constructor(database: Database, tables: LogTables<State, Event>) {
    this.database = database;
    this.#tables = tables;
  }

  append(appends: readonly [Append<State, Event>, ...Append<State, Event>[]]): Promise<AppendResult> {
    return this.appendWithin(async (query) => {
      for (const append of appends) await this.write(query, append);
    });
  }

  /** Runs a transaction that calls `write`. An `AppendRejected` rolls it back and becomes the result. */
  protected async appendWithin(work: (query: Query) => Promise<void>): Promise<AppendResult> {
    try {
      await this.database.transaction(work);
      return { kind: 'committed' };
    } catch (error) {
      if (error instanceof AppendRejected) return error.result;
      throw error;
    }
  }

  /** Writes one event and the rows derived from it. Throws `AppendRejected` if its position is taken. */
  protected async write(query: Query, append: Append<State, Event>): Promise<void> {
    const { events, due, idColumn: column, writeDerived } = this.#tables;
    const { id, logged, commandId } = append;
    const written = await query(
      `INSERT INTO ${events} (${column}, seq, command, at, event) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING seq`,
      [id, logged.seq, commandId, logged.at, JSON.stringify(logged.event)],
    );
    if (written.length === 0) throw new AppendRejected(await this.#rejection(query, id, commandId));
    await writeDerived?.(query, append);
    if (append.due === null) await query(`DELETE FROM ${due} WHERE ${column} = $1`, [id]);
    else {
      await query(
        `INSERT INTO ${due} (${column}, kind, at, taken_until) VALUES ($1, $2, $3, 0)
         ON CONFLICT (${column}) DO UPDATE SET kind = excluded.kind, at = excluded.at, taken_until = 0`,
        [id, append.due.kind, append.due.at],
      );
    }
  }

  async #rejection(query: Query, id: string, commandId: string): Promise<AppendResult> {
    const { events, idColumn: column } = this.#tables;
    const [earlier] = await query(`SELECT seq FROM ${events} WHERE ${column} = $1 AND command = $2`, [
      id,
      commandId,
    ]);
    return earlier === undefined
      ? { kind: 'conflict' }
      : { kind: 'repeated', seq: numberColumn(earlier, 'seq') };
  }

  async read(id: string, after: number, limit?: number): Promise<readonly StoredEvent<Event>[]> {
    const { events, idColumn: column, parseEvent } = this.#tables;
    const rows = await this.database.query(
      `SELECT seq, at, command, event FROM ${events} WHERE ${column} = $1 AND seq > $2 ORDER BY seq
       ${limit === undefined ? '' : `LIMIT ${Math.floor(limit)}`}`,
      [id, after],
    );
    return rows.map((row) => ({
      seq: numberColumn(row, 'seq'),
      at: numberColumn(row, 'at'),
      commandId: textColumn(row, 'command'),
      event: parseEvent(textColumn(row, 'event')),
    }));
  }

  async lastSeqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const { events, idColumn: column } = this.#tables;
    const values = ids.map((_, index) => `(CAST($${index + 1} AS TEXT))`).join(', ');
    // One index lookup for each log; grouping would read every event.
    const rows = await this.database.query(
      `WITH asked (id) AS (VALUES ${values})
       SELECT id, (SELECT max(seq) FROM ${events} WHERE ${column} = asked.id) AS seq FROM asked`,
      ids,
    );
    return new Map(
      rows.flatMap((row) => (row.seq === null ? [] : [[textColumn(row, 'id'), numberColumn(row, 'seq')]])),
    );
  }

  leaseDue(kind: string, now: number, leaseMs: number, limit: number): Promise<readonly LeasedWork[]> {
    const { due, idColumn: column } = this.#tables;
    return this.database.transaction(async (query) => {
      const rows = await query(
        `SELECT ${column} AS id, at FROM ${due} WHERE kind = $1 AND at <= $2 AND taken_until <= $2
         ORDER BY at LIMIT ${Math.floor(limit)} ${this.database.skipLockedSql}`,
        [kind, now],
      );
      const ids = rows.map((row) => textColumn(row, 'id'));
      if (ids.length > 0) {
        await query(
          `UPDATE ${due} SET taken_until = $${ids.length + 1} WHERE ${column} IN (${placeholders(ids)})`,
          [...ids, now + leaseMs],
        );
      }
      return rows.map((row) => ({ id: textColumn(row, 'id'), kind, at: numberColumn(row, 'at') }));
    });
  }

  async releaseDue({ id, kind, at }: LeasedWork, availableAt: number): Promise<void> {
    const { due, idColumn: column } = this.#tables;
    await this.database.transaction((query) =>
      query(`UPDATE ${due} SET taken_until = $4 WHERE ${column} = $1 AND kind = $2 AND at = $3`, [
        id,
        kind,
        at,
        availableAt,
      ]),
    );
  }
}
