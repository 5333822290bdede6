import { createReadStream } from 'node:fs';
import { accept } from '@halma/rules';
import { type CommandResult, refuse, refuseAsRules } from './refusal.ts';

/** Five times the longest possible record. */
const MAX_FILE_BYTES = 1_000_000;

/** Reads a text file, or standard input for `-`, up to a limit of bytes. */
export async function readTextFile(path: string): Promise<CommandResult<string>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of path === '-' ? process.stdin : createReadStream(path)) {
      parts.push(part);
      length += part.length;
      if (length > MAX_FILE_BYTES) return refuseAsRules({ code: 'too-long', at: MAX_FILE_BYTES });
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return refuse('unreadable-file', `The file “${path}” cannot be read (${code}).`);
  }
  // Some editors start a file with a byte order mark.
  return accept(
    Buffer.concat(parts)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );
}
