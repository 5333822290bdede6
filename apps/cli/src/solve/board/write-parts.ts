import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { accept } from '@halma/rules';
import { fileErrorText } from '../../file-error.ts';
import { type CommandResult, refuse } from '../../refusal.ts';

/** The maximum number of bytes to write at a time. Streams refuse much larger parts. */
const PART_SIZE = 1 << 26;

/** Writes a file under the name `next`, and renames it to `path` once it is complete. */
export async function writeParts(
  next: string,
  path: string,
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<CommandResult<null>> {
  try {
    const file = createWriteStream(next);
    const failure = new Promise<never>((_, fail) => file.once('error', fail));
    const write = async (): Promise<void> => {
      for await (const part of parts) {
        for (let start = 0; start < part.length; start += PART_SIZE) {
          if (!file.write(part.subarray(start, start + PART_SIZE))) await once(file, 'drain');
        }
      }
      file.end();
      await once(file, 'close');
    };
    await Promise.race([write(), failure]);
    await rename(next, path);
    return accept(null);
  } catch (error) {
    return refuse('unwritable-file', `The file “${path}” cannot be written: ${fileErrorText(error)}.`);
  }
}
