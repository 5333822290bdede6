import { writeFile } from 'node:fs/promises';
import { fileErrorCode, fileErrorText } from './file-error.ts';

/**
 * Writes a text file.
 *
 * @param overwrite whether to replace an existing file
 * @returns a problem, or null
 */
export async function writeTextFile(path: string, text: string, overwrite: boolean): Promise<string | null> {
  try {
    await writeFile(path, text, { flag: overwrite ? 'w' : 'wx' });
    return null;
  } catch (error) {
    const code = fileErrorCode(error);
    return code === 'EEXIST'
      ? `${path} already exists.`
      : `${path} cannot be written: ${fileErrorText(error)}.`;
  }
}
