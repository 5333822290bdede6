import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { createFolder } from '../../create-folder.ts';

/** A lock that lasts as long as the process: the operating system releases it when the process ends. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks a data folder for this process. If there is none, creates one that only this user can read. Two servers on one
 * folder would take each other's work.
 *
 * @returns undefined if another process holds the lock
 */
export function lockFolder(folder: string): FolderLock | undefined {
  createFolder(folder, 0o700);
  // SQLite opens and locks files that it cannot write.
  accessSync(folder, constants.W_OK);
  const database = new Sqlite(join(folder, 'lock'));
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

/** Returns whether an error reports that another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
