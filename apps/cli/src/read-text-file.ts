import { createReadStream } from 'node:fs';
import { accept } from '@halma/rules';
import { fileErrorText } from './file-error.ts';
import { type CommandResult, refuse, refuseAsRules } from './refusal.ts';

/** A file may contain several thousand records; each record, key or position has a separate limit. */
const MAX_FILE_BYTES = 100_000_000;

/** Reads a text file, or standard input for the path `-`. Refuses a file that is too long or cannot be read. */
export async function readTextFile(path: string): Promise<CommandResult<string>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_FILE_BYTES) return refuseAsRules({ code: 'too-long', at: MAX_FILE_BYTES });
    }
  } catch (error) {
    return refuse('unreadable-file', `The file “${path}” cannot be read: ${fileErrorText(error)}.`);
  }
  const content = Buffer.concat(chunks);
  // Pictures, programs and archives contain null bytes, and so does text in UTF-16, which PowerShell writes to files.
  if (content.includes(0)) return refuse('unreadable-file', `The file “${path}” is not text in UTF-8.`);
  // Some editors write a byte order mark at the start of a file.
  return accept(content.toString('utf8').replace(/^\uFEFF/, ''));
}
