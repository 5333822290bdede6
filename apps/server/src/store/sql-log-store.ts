import type { PersonId } from '@halma/protocol';
import type { Append, AppendResult, LeasedWork, LogStore, StoredEvent } from '../log/log-store.ts';
import { numberColumn, textColumn } from './columns.ts';
import { type Database, isUniqueViolation, type Row, type Statement } from './database.ts';

/** The tables that hold the logs of one kind of aggregate. */
export interface LogTables<State, Event> {
  /** The table of events: (id, seq, command, at, event), unique by (id, seq) and by (id, command). */
  readonly events: string;
  /** The table of due work: (id, kind, at, taken_until), unique by id. */
  readonly due: string;
  /** The name of the id column in both tables. */
  readonly idColumn: string;
  /** An SQL expression for the person whom the work in a row of `due` serves, if people take turns. */
  readonly duePersonSql?: string;
  /** Parses an event. Throws if the JSON has the wrong shape. */
  readonly parseEvent: (json: string) => Event;
  /**
   * Returns the statements that write the rows derived from the state, in the same transaction as the event.
   */
  readonly derivedStatements?: (append: Append<State, Event>) => readonly Statement[];
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
    return this.commitOrReject(appends[0], async () => {
      await this.database.batch(appends.flatMap((append) => this.statements(append)));
      return { kind: 'committed' };
    });
  }

  /** Runs a transaction. If the number of an event or its command is already taken, writes nothing and returns why. */
  protected async commitOrReject(
    { id, commandId }: Append<State, Event>,
    transaction: () => Promise<AppendResult>,
  ): Promise<AppendResult> {
    try {
      return await transaction();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const { events, idColumn: column } = this.#tables;
      const [earlier] = await this.database.query(
        `SELECT seq FROM ${events} WHERE ${column} = $1 AND command = $2`,
        [id, commandId],
      );
      return earlier === undefined
        ? { kind: 'conflict' }
        : { kind: 'repeated', seq: numberColumn(earlier, 'seq') };
    }
  }

  /**
   * Returns the statements that write one event and the rows derived from it. The first fails if the event's number is
   * already taken.
   */
  protected statements(append: Append<State, Event>): readonly Statement[] {
    const { events, due: dueTable, idColumn: column, derivedStatements } = this.#tables;
    const { id, logged, commandId, due } = append;
    const event = {
      table: events,
      sql: `INSERT INTO ${events} (${column}, seq, command, at, event) VALUES ($1, $2, $3, $4, $5)`,
      values: [id, logged.seq, commandId, logged.at, JSON.stringify(logged.event)],
    };
    const dueWork =
      due === null
        ? { table: dueTable, sql: `DELETE FROM ${dueTable} WHERE ${column} = $1`, values: [id] }
        : {
            table: dueTable,
            // Most moves only postpone the end of a time limit. Then the row keeps the earlier time, which saves a
            // write to the table and to its index; the node that leases the work finds the right time in the log.
            sql: `INSERT INTO ${dueTable} (${column}, kind, at, taken_until) VALUES ($1, $2, $3, 0)
              ON CONFLICT (${column}) DO UPDATE SET kind = excluded.kind, at = excluded.at, taken_until = 0
              WHERE ${dueTable}.kind <> excluded.kind OR ${dueTable}.at > excluded.at OR ${dueTable}.taken_until > 0`,
            values: [id, due.kind, due.at],
          };
    return [event, ...(derivedStatements?.(append) ?? []), dueWork];
  }

  async read(id: string, after: number, limit?: number): Promise<readonly StoredEvent<Event>[]> {
    const { events, idColumn: column } = this.#tables;
    const rows = await this.database.query(
      `SELECT seq, at, command, event FROM ${events} WHERE ${column} = $1 AND seq > $2 ORDER BY seq
       ${limit === undefined ? '' : `LIMIT ${Math.floor(limit)}`}`,
      [id, after],
    );
    return rows.map((row) => this.#storedEvent(row));
  }

  async findEventOf(id: string, commandId: string): Promise<StoredEvent<Event> | undefined> {
    const { events, idColumn: column } = this.#tables;
    const [row] = await this.database.query(
      `SELECT seq, at, command, event FROM ${events} WHERE ${column} = $1 AND command = $2`,
      [id, commandId],
    );
    return row === undefined ? undefined : this.#storedEvent(row);
  }

  #storedEvent(row: Row): StoredEvent<Event> {
    return {
      seq: numberColumn(row, 'seq'),
      at: numberColumn(row, 'at'),
      commandId: textColumn(row, 'command'),
      event: this.#tables.parseEvent(textColumn(row, 'event')),
    };
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

  async leaseDue(
    kind: string,
    now: number,
    leaseMs: number,
    limit: number,
    servedPeople: readonly PersonId[] = [],
  ): Promise<readonly LeasedWork[]> {
    const { due, duePersonSql, idColumn: column } = this.#tables;
    const isFree = 'kind = $1 AND at <= $2 AND taken_until <= $2';
    // Nodes ask many times a second, and mostly nothing is due; reading takes less time than an empty transaction.
    const free = await this.database.query(`SELECT 1 FROM ${due} WHERE ${isFree} LIMIT 1`, [kind, now]);
    if (free.length === 0) return [];
    const ranks = servedPeople.map((_, index) => `WHEN $${index + 4} THEN ${index + 1}`);
    const order =
      ranks.length === 0 || duePersonSql === undefined
        ? 'at'
        : `CASE ${duePersonSql} ${ranks.join(' ')} ELSE 0 END, at`;
    const [rows = []] = await this.database.batch([
      {
        sql: `WITH free AS MATERIALIZED (
            SELECT ${column} FROM ${due} WHERE ${isFree}
            ORDER BY ${order} LIMIT ${Math.floor(limit)} ${this.database.skipLockedSql})
          UPDATE ${due} SET taken_until = $3 WHERE ${column} IN (SELECT ${column} FROM free)
          RETURNING ${column} AS id, at`,
        values: [kind, now, now + leaseMs, ...servedPeople],
      },
    ]);
    return rows
      .map((row) => ({ id: textColumn(row, 'id'), kind, at: numberColumn(row, 'at') }))
      .toSorted((one, other) => one.at - other.at);
  }

  async renewLeases(works: readonly LeasedWork[], until: number): Promise<void> {
    const { due, idColumn: column } = this.#tables;
    const sql = `UPDATE ${due} SET taken_until = $4 WHERE ${column} = $1 AND kind = $2 AND at = $3
      AND taken_until BETWEEN 1 AND $4`;
    // Each in its own transaction: two nodes that believe they have the same leases must not wait for each other.
    await Promise.all(
      works.map(({ id, kind, at }) => this.database.batch([{ sql, values: [id, kind, at, until] }])),
    );
  }

  async releaseDue({ id, kind, at }: LeasedWork, dueAt: number): Promise<void> {
    const { due, idColumn: column } = this.#tables;
    await this.database.batch([
      {
        sql: `UPDATE ${due} SET at = $4, taken_until = 0 WHERE ${column} = $1 AND kind = $2 AND at = $3`,
        values: [id, kind, at, dueAt],
      },
    ]);
  }
}
