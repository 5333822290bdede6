import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'libsql';
import { LRUCache } from 'lru-cache';
import type { Database, Query, Row, Statement } from '../database.ts';
import { CommitQueue, type TransactionStatements } from './commit-queue.ts';
import { isBusy, lockFolder } from './folder-lock.ts';

const DATABASE_FILE = 'halma.db';

/** How long a connection waits while another process opens or closes the database, in milliseconds. */
const OPENING_WAIT_MS = 1000;

/** Opens the database in a data folder. Returns undefined if another server is using the folder. */
export function openSqlite(folder: string): Database | undefined {
  const lock = lockFolder(folder);
  const path = join(folder, DATABASE_FILE);
  if (lock !== undefined) createPrivateFile(path);
  return lock && openDatabaseFile(path, () => lock.release());
}

/**
 * Creates a file that only this user can read, if there is none: the database contains password hashes, and the folder
 * may have been created so that others can read it. SQLite creates the files beside it with the same permissions.
 */
function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Opens the database in a data folder that a server may be using. Returns undefined if there is none. */
export function openSharedSqlite(folder: string): Database | undefined {
  const path = join(folder, DATABASE_FILE);
  // Throws if this user may not look into the folder.
  const file = statSync(path, { throwIfNoEntry: false });
  return file && openDatabaseFile(path, () => undefined);
}

function openDatabaseFile(path: string, onClose: () => void): Database {
  const writer = open(path);
  // The thread must not block while another process, such as an operator's command, is writing; the queue retries
  // instead.
  writer.exec('PRAGMA busy_timeout = 0');
  // Reads use a separate connection, so that they never see uncommitted rows.
  const reader = open(path);
  const write = runnerOn(writer);
  const prepare = (sql: string): (() => void) => {
    const statement = writer.prepare(sql);
    return () => {
      statement.run();
    };
  };
  const begin = prepare('BEGIN IMMEDIATE');
  const statements: TransactionStatements = {
    begin: () => {
      try {
        begin();
        return true;
      } catch (error) {
        if (isBusy(error)) return false;
        throw error;
      }
    },
    commit: prepare('COMMIT'),
    rollback: () => {
      if (writer.inTransaction) writer.exec('ROLLBACK');
    },
    isOpen: () => writer.inTransaction,
    savepoint: prepare('SAVEPOINT one'),
    releaseSavepoint: prepare('RELEASE one'),
    rollbackToSavepoint: () => writer.exec('ROLLBACK TO one; RELEASE one'),
  };
  const queue = new CommitQueue(statements, sleep);
  return {
    query: queryWith(runnerOn(reader)),
    batch: (batch) => queue.addBatch(batch.map((statement) => () => write(statement))),
    transaction: (work) => queue.add(() => runInTransaction(writer, write, work)),
    snapshot: async (read) => {
      const connection = open(path);
      try {
        connection.exec('BEGIN');
        return await read(queryWith(runnerOn(connection)));
      } finally {
        connection.close();
      }
    },
    tableNamesSql: "SELECT name FROM sqlite_master WHERE type = 'table'",
    skipLockedSql: '',
    byteOrderSql: (column) => column,
    // One file on one machine gains nothing from partitions.
    splitTableSql: () => [],
    jsonTextSql: (column, ...path) => `json_extract(${column}, '$.${path.join('.')}')`,
    // SQLite allows one writing transaction at a time, even across processes.
    lockStatements: () => [],
    lock: async () => undefined,
    close: async () => {
      await queue.close();
      reader.close();
      writer.close();
      onClose();
    },
  };
}

function open(path: string): Sqlite.Database {
  const database = new Sqlite(path);
  // In WAL mode, readers wait only while another process opens or closes the database.
  database.exec(`PRAGMA busy_timeout = ${OPENING_WAIT_MS}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  // Otherwise deleted data could still be read in the unused parts of the file, and in copies of it.
  database.exec('PRAGMA secure_delete = ON');
  return database;
}

function checkOpen(database: Sqlite.Database): void {
  if (!database.open) throw new Error('the store is closed');
}

/**
 * The maximum total length of the statements that a connection keeps prepared, in characters. Each character takes about
 * 50 bytes of memory, and lists of different lengths need different statements.
 */
const MAX_PREPARED_LENGTH = 500_000;

/** Runs a statement immediately. */
type Runner = (statement: Statement) => readonly Row[];

/**
 * Runs work with a query that is valid only in the work's own transaction. Later statements, or those after an error
 * that has ended the transaction, would take effect although the work has failed, or join the transaction of other
 * work.
 */
async function runInTransaction<Value>(
  database: Sqlite.Database,
  run: Runner,
  work: (query: Query) => Promise<Value>,
): Promise<Value> {
  let isOver = false;
  const query: Query = async (sql, values = []) => {
    if (isOver || !database.inTransaction) throw new Error('the transaction has ended');
    return run({ sql, values });
  };
  try {
    return await work(query);
  } finally {
    isOver = true;
  }
}

function queryWith(run: Runner): Query {
  return async (sql, values = []) => run({ sql, values });
}

function runnerOn(database: Sqlite.Database): Runner {
  const prepared = new LRUCache<string, Runner>({
    maxSize: MAX_PREPARED_LENGTH,
    sizeCalculation: (_, sql) => sql.length,
  });
  const prepare = (sql: string): Runner => {
    const statement = database.prepare<unknown[]>(sql.replaceAll(/\$(?=\d)/g, '?'));
    // The library copies arguments that are not in an array.
    if (statement.reader) return ({ values = [] }) => statement.all(values) as Row[];
    return ({ values = [] }) => {
      statement.run(values);
      return [];
    };
  };
  return (statement) => {
    checkOpen(database);
    let run = prepared.get(statement.sql);
    if (run === undefined) {
      run = prepare(statement.sql);
      prepared.set(statement.sql, run);
    }
    return run(statement);
  };
}
