import { accept, type Result } from '@halma/protocol';
import { restore } from '../backup/restore-backup.ts';
import { backUp } from '../backup/write-backup.ts';
import type { Settings } from '../settings.ts';
import { ADMIN_VERBS, argumentsFit, findAdminVerb } from './admin-verbs.ts';

/** The commands other than `halma admin`, with what they do. */
const SERVER_COMMANDS = [
  { usage: 'serve', summary: 'serve the site and its games, with settings from the environment' },
  { usage: 'backup <file>', summary: 'write all of the server’s data to a new file' },
  { usage: 'restore <file>', summary: 'load a backup into an empty DATA_DIR or database' },
] as const;

const COMMANDS = [
  ...SERVER_COMMANDS,
  ...ADMIN_VERBS.map(({ usage, summary }) => ({ usage: `admin ${usage}`, summary })),
];
const USAGE_WIDTH = Math.max(...COMMANDS.map(({ usage }) => usage.length));
const USAGE = [
  'Commands:',
  ...COMMANDS.map(({ usage, summary }) => `  ${usage.padEnd(USAGE_WIDTH)}  ${summary}`),
].join('\n');

const USAGE_ERROR: Result<string, string> = { ok: false, refusal: USAGE };

/**
 * Runs an operator command on the store named in the settings.
 *
 * @param now milliseconds since 1970
 */
export async function runOperatorCommand(
  args: readonly string[],
  settings: Settings,
  now: number,
): Promise<Result<string, string>> {
  const [verb, ...rest] = args;
  if (args.includes('--help')) return accept(USAGE);
  if (verb === 'admin') return runAdmin(rest, settings, now);
  const [file, ...others] = rest;
  if (file === undefined || others.length > 0) return USAGE_ERROR;
  if (verb === 'backup') {
    const rowCount = await backUp(settings.store, file);
    return rowCount.ok ? accept(`Backed up ${rowCount.value} rows to ${file}.`) : rowCount;
  }
  if (verb === 'restore') {
    const rowCount = await restore(settings.store, file);
    return rowCount.ok ? accept(`Restored ${rowCount.value} rows from ${file}.`) : rowCount;
  }
  return USAGE_ERROR;
}

async function runAdmin(
  [name = '', ...args]: readonly string[],
  settings: Settings,
  now: number,
): Promise<Result<string, string>> {
  const verb = findAdminVerb(name);
  return verb === undefined || !argumentsFit(verb, args) ? USAGE_ERROR : verb.run(args, settings, now);
}
