import pg from 'pg';
import type { Database, Query, Row } from '../database.ts';

/** An arbitrary number that separates these locks from those of other programs on the same database. */
const ADVISORY_LOCK_NAMESPACE = 7_485_112;

/** PostgreSQL rolled back one of two conflicting transactions; it can be retried. */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

const INT8_TYPE = 20;

/** Opens a PostgreSQL database by its address. @param connections the largest number of connections */
export function openPostgres(address: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    types: {
      // All stored numbers are safe integers: times, line numbers, counts.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8_TYPE ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return {
    query: queryOn(pool),
    transaction: (work) => inTransaction(pool, 'BEGIN', work),
    snapshot: (read) => inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read),
    tableNamesSql:
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    skipLockedSql: 'FOR UPDATE SKIP LOCKED',
    jsonTextSql: (column, ...path) => `${column}::json #>> '{${path.join()}}'`,
    lock: async (query, name) => {
      await query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK_NAMESPACE, name]);
    },
    close: () => pool.end(),
  };
}

function queryOn(client: pg.Pool | pg.PoolClient): Query {
  return async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows;
}

async function inTransaction<Value>(
  pool: pg.Pool,
  begin: string,
  work: (query: Query) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const value = await work(queryOn(client));
      await client.query('COMMIT');
      client.release();
      return value;
    } catch (error) {
      const isRolledBack = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      );
      client.release(!isRolledBack);
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE_CODES.has(codeOf(error))) throw error;
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
