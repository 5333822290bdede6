import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder that Linux keeps in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** The space that all tests together may need there, in bytes. A container often has only 64 MB. */
const SPACE_NEEDED = 2 ** 30;

/**
 * Creates a folder for a server's data. The folder is in memory if there is space, because SQLite waits for the disk in
 * each transaction. The caller removes the folder.
 */
export function createDataFolder(): Promise<string> {
  return mkdtemp(join(hasMemoryFolder() ? MEMORY_FOLDER : tmpdir(), 'halma-data-'));
}

function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= SPACE_NEEDED;
  } catch {
    return false;
  }
}
