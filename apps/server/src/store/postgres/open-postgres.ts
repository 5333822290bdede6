import type pg from 'pg';
import type { Database, Query, Row, Statement } from '../database.ts';
import { mergeStatements } from './merge-statements.ts';

/** An arbitrary number that keeps these locks apart from the locks of other programs on the same database. */
const ADVISORY_LOCK_NAMESPACE = 7_485_112;

/**
 * The error codes of a transaction that PostgreSQL has rolled back because of a conflict; it can be retried.
 */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

const INT8_TYPE = 20;

/** The time limit for getting a connection, in milliseconds, including the wait until one becomes free. */
const CONNECT_LIMIT_MS = 3000;

/**
 * The limits for players' statements, in milliseconds: on the run time, on the wait for a lock, and on the
 * wait for a response, which the network may drop. The last limit is for an idle transaction.
 */
const STATEMENT_TIMEOUTS = {
  statement_timeout: 5000,
  lock_timeout: 3000,
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/**
 * The number of partitions of a large table. A partition can be on its own disk, and is small enough to vacuum and move
 * quickly.
 */
const PARTITION_COUNT = 16;

/** The options for opening a PostgreSQL database. */
export interface PostgresOptions {
  /** The maximum number of connections. */
  readonly maxConnections?: number;
  /** Whether statements have timeouts. Migrations, backups and restores have none. */
  readonly hasTimeouts?: boolean;
}

/** Opens a PostgreSQL database by its URL. It connects when the first statement runs. */
export function openPostgres(address: string, options: PostgresOptions = {}): Database {
  let opened: Promise<Connections> | undefined;
  const open = (): Promise<Connections> => {
    opened ??= openConnections(address, options);
    return opened;
  };
  return {
    query: async (sql, values) => queryOn((await open()).pool)(sql, values),
    batch: async (statements) => useClient(await open(), (query) => runBatch(query, statements)),
    transaction: async (work) => useClient(await open(), (query) => inTransaction(query, 'BEGIN', work)),
    snapshot: async (read) =>
      useClient(await open(), (query) =>
        inTransaction(query, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read),
      ),
    tableNamesSql:
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    skipLockedSql: 'FOR UPDATE SKIP LOCKED',
    byteOrderSql: (column) => `${column} COLLATE "C"`,
    splitTableSql,
    jsonTextSql: (column, ...path) => `${column}::json #>> '{${path.join()}}'`,
    lockStatements: (name) => [lockStatement(name)],
    lock: async (query, name) => {
      const { sql, values } = lockStatement(name);
      await query(sql, values);
    },
    close: async () => (await opened)?.pool.end(),
  };
}

/** The connections of a database, and the class of the errors that PostgreSQL reports. */
interface Connections {
  readonly pool: pg.Pool;
  readonly DatabaseError: typeof pg.DatabaseError;
}

/** Opens connections. Loads the client for PostgreSQL, which a server with a data folder does not need. */
async function openConnections(
  address: string,
  { maxConnections = 10, hasTimeouts = false }: PostgresOptions,
): Promise<Connections> {
  const { DatabaseError, Pool, types } = (await import('pg')).default;
  const pool = new Pool({
    connectionString: address,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    // A batch sends all its statements without waiting for answers in between.
    pipeline: true,
    ...(hasTimeouts ? STATEMENT_TIMEOUTS : {}),
    types: {
      // All stored numbers are safe integers: times, line numbers, counts.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8_TYPE ? Number : types.getTypeParser(type, format),
    },
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks while it is in use also emits an error, which would end the process; its statements fail
  // with it anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, DatabaseError };
}

function lockStatement(name: string): Statement {
  return {
    sql: 'SELECT pg_advisory_xact_lock($1, hashtext($2))',
    values: [ADVISORY_LOCK_NAMESPACE, name],
  };
}

function splitTableSql(table: string, column: string): readonly string[] {
  const whole = `${table}_whole`;
  const parts = Array.from({ length: PARTITION_COUNT }, (_, part) => part);
  return [
    `ALTER TABLE ${table} RENAME TO ${whole}`,
    `CREATE TABLE ${table} (LIKE ${whole} INCLUDING ALL) PARTITION BY HASH (${column})`,
    ...parts.map(
      (part) => `CREATE TABLE ${table}_${part} PARTITION OF ${table}
        FOR VALUES WITH (MODULUS ${PARTITION_COUNT}, REMAINDER ${part})`,
    ),
    `INSERT INTO ${table} SELECT * FROM ${whole}`,
    `DROP TABLE ${whole}`,
  ];
}

/** Runs one statement. If it has a name, the connection keeps it prepared. */
type NamedQuery = (...parameters: readonly [...Parameters<Query>, name?: string]) => ReturnType<Query>;

function queryOn(client: pg.Pool | pg.PoolClient): NamedQuery {
  return async (sql, values = [], name) =>
    (await client.query<Row>({ text: sql, values: [...values], ...(name === undefined ? {} : { name }) }))
      .rows;
}

/** Runs work on a connection, and retries it if PostgreSQL has rolled it back because of a conflict. */
async function useClient<Value>(
  { pool, DatabaseError }: Connections,
  work: (query: NamedQuery) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let isBroken = false;
    const run = queryOn(client);
    const query: NamedQuery = async (...statement) => {
      // A connection that did not answer would not answer more statements.
      if (isBroken) throw new Error('the connection is broken');
      return run(...statement).catch((error) => {
        isBroken ||= !(error instanceof DatabaseError);
        throw error;
      });
    };
    try {
      const value = await work(query);
      client.release();
      return value;
    } catch (error) {
      client.release(isBroken);
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE_CODES.has(codeOf(error))) throw error;
    }
  }
}

async function inTransaction<Value>(
  query: Query,
  begin: string,
  work: (query: Query) => Promise<Value>,
): Promise<Value> {
  try {
    await query(begin);
    const value = await work(query);
    await query('COMMIT');
    return value;
  } catch (error) {
    await query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Runs statements in a transaction. After one that fails, PostgreSQL refuses the others, and `COMMIT` rolls back. */
async function runBatch(
  query: NamedQuery,
  statements: readonly Statement[],
): Promise<readonly (readonly Row[])[]> {
  const merged = mergeStatements(statements);
  if (merged !== undefined) {
    await query(merged.sql, merged.values, merged.name);
    return statements.map(() => []);
  }
  const run = ({ sql, values }: Statement): Promise<readonly Row[]> => query(sql, values);
  // A single statement is already a transaction.
  if (statements.length < 2) return Promise.all(statements.map(run));
  const answers = [query('BEGIN'), ...statements.map(run), query('COMMIT')];
  // The connection is free only after the last answer.
  await Promise.allSettled(answers);
  return (await Promise.all(answers)).slice(1, -1);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
