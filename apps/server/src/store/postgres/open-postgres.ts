import pg from 'pg';
import type { Database, Query, Row } from '../database.ts';

/** Any number: it keeps these locks apart from those of other programs on the same database. */
const LOCKS = 7_485_112;

/** Two transactions got in each other's way, and PostgreSQL undid one of them: it can simply be tried again. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const TRIES = 5;

const INT8 = 20;

/** Opens a PostgreSQL database by its address. @param connections at most so many at a time */
export function openPostgres(address: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    types: {
      // Every number here is a safe integer: instants, lines, counts.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    query: queryOn(pool),
    transaction: (work) => inTransaction(pool, 'BEGIN', work),
    snapshot: (read) => inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read),
    tableNames:
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    lock: async (query, what) => {
      await query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCKS, what]);
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
      const undone = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      );
      client.release(!undone);
      if (attempt >= TRIES || !TRY_AGAIN.has(codeOf(error))) throw error;
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
