import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileErrorCode } from './file-error.ts';

/**
 * Creates a folder and the missing folders above it, unless it exists. In a file system that reports every new folder as
 * missing, such as /proc, Node's recursive `mkdir` never ends; this function throws the error.
 */
export async function createFolder(path: string): Promise<void> {
  try {
    await createUnlessPresent(path);
  } catch (error) {
    const parent = dirname(path);
    if (fileErrorCode(error) !== 'ENOENT' || parent === path) throw error;
    await createFolder(parent);
    await createUnlessPresent(path);
  }
}

async function createUnlessPresent(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (!(await isFolder(path))) throw error;
  }
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
