import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';

/** Held for as long as the process lives: the system takes it back from a process that dies, however it dies. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this process alone, and makes it where there is none. Two servers on one folder would each
 * believe that nobody else takes its work.
 *
 * @returns undefined when another process has it
 */
export function lockFolder(folder: string): FolderLock | undefined {
  mkdirSync(folder, { recursive: true });
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

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
