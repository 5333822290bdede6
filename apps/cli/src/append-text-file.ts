import { appendFile } from 'node:fs/promises';
import { accept } from '@halma/rules';
import { fileErrorText } from './file-error.ts';
import { type CommandResult, refuse } from './refusal.ts';

/** Appends text to a file. Creates the file if it does not exist. */
export async function appendTextFile(path: string, text: string): Promise<CommandResult<null>> {
  try {
    await appendFile(path, text);
    return accept(null);
  } catch (error) {
    return refuse('unwritable-file', `The file “${path}” cannot be written: ${fileErrorText(error)}.`);
  }
}
