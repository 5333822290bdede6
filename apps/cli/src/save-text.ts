import { writeFile } from 'node:fs/promises';

/**
 * Writes a text to a file.
 *
 * @param again true to write over a file that is there already
 * @returns why it could not be written, or null
 */
export async function saveText(path: string, text: string, again: boolean): Promise<string | null> {
  try {
    await writeFile(path, text, { flag: again ? 'w' : 'wx' });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return code === 'EEXIST' ? `${path} is there already.` : `${path} cannot be written (${code}).`;
  }
}
