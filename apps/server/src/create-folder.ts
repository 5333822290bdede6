import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the missing folders above it, unless it exists. In a file system that reports every new folder as
 * missing, such as /proc, Node's recursive `mkdir` never ends; this function throws the error.
 *
 * @param mode the permissions of each new folder; by default, those that the process's umask leaves
 */
export function createFolder(path: string, mode?: number): void {
  const parent = dirname(path);
  if (!existsSync(parent)) createFolder(parent, mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
