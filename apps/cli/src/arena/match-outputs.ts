import { readFile } from 'node:fs/promises';
import { appendTextFile } from '../append-text-file.ts';
import { fileErrorCode, fileErrorText } from '../file-error.ts';
import { writeTextFile } from '../write-text-file.ts';
import type { GameReport } from './game-report.ts';

/**
 * Prepares the record file of a match: a new file, or a file with the records of the games before an
 * interruption, some of which may be missing. Never overwrites anything else.
 *
 * @param earlierReports the reports of those games; null if the match has just begun
 * @returns a problem, or null
 */
export async function prepareRecords(
  path: string | undefined,
  earlierReports: readonly GameReport[] | null,
): Promise<string | null> {
  if (path === undefined) return null;
  if (earlierReports === null) return writeTextFile(path, '', false);
  const expected = earlierReports.map(({ record }) => `${record}\n`).join('');
  const existing = await readIfExists(path);
  if ('problem' in existing) return existing.problem;
  return expected.startsWith(existing.text)
    ? writeTextFile(path, expected, true)
    : `${path} contains other records.`;
}

/**
 * Prepares a file to which a match appends: a new file, or any file if the match is resumed.
 *
 * @returns a problem, or null
 */
export async function prepareAppendedFile(
  path: string | undefined,
  isResumed: boolean,
): Promise<string | null> {
  if (path === undefined) return null;
  if (!isResumed) return writeTextFile(path, '', false);
  const appended = await appendTextFile(path, '');
  return appended.ok ? null : appended.refusal.message;
}

async function readIfExists(path: string): Promise<{ readonly text: string } | { readonly problem: string }> {
  try {
    return { text: await readFile(path, 'utf8') };
  } catch (error) {
    const code = fileErrorCode(error);
    return code === 'ENOENT' ? { text: '' } : { problem: `${path} cannot be read: ${fileErrorText(error)}.` };
  }
}
