import { backUp, restore } from '../backup/command.ts';
import type { Settings } from '../settings.ts';

/** What a host's command says when it is done, or why nothing was done. */
export type HostAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

const USAGE = `halma backup <file>             write everything the server keeps into a new file
halma restore <file>            put a backup into an empty DATA_DIR or database`;

/** Runs one command of a host on the store that the settings name. */
export async function runHostCommand(
  words: readonly string[],
  settings: Settings,
  _now: number,
): Promise<HostAnswer> {
  const [verb, subject, ...others] = words;
  if (words.includes('--help')) return { ok: true, text: USAGE };
  if (subject === undefined || others.length > 0) return { ok: false, problem: USAGE };
  if (verb === 'backup') {
    const outcome = await backUp(settings, subject);
    return outcome.ok ? { ok: true, text: `Backed up ${outcome.rows} rows into ${subject}.` } : outcome;
  }
  if (verb === 'restore') {
    const outcome = await restore(settings, subject);
    return outcome.ok ? { ok: true, text: `Restored ${outcome.rows} rows from ${subject}.` } : outcome;
  }
  return { ok: false, problem: USAGE };
}
