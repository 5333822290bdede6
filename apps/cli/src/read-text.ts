import { createReadStream } from 'node:fs';
import { decline, declineWith, give, type Reply } from './faults.ts';

/** The most that is read of a file, in bytes; the longest record there can be is a fifth of it. */
const LONGEST_FILE = 1_000_000;

/** Reads a file of text, or standard input for `-`. Never more than a limit, whatever the file is. */
export async function readText(path: string): Promise<Reply<string>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of path === '-' ? process.stdin : createReadStream(path)) {
      parts.push(part);
      length += part.length;
      if (length > LONGEST_FILE) return declineWith({ code: 'too-long', at: LONGEST_FILE });
    }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return decline('unreadable-file', `The file “${path}” cannot be read (${why}).`);
  }
  // The mark some editors begin a file with is not part of its text.
  return give(
    Buffer.concat(parts)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );
}
