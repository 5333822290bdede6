import { accept, type Result } from '@halma/protocol';
import { restore } from '../backup/restore-backup.ts';
import { backUp } from '../backup/write-backup.ts';
import { ADMIN_VERBS, argumentsFit, findAdminVerb, type OperatorCommand } from './admin-verbs.ts';

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

/** Refuses a command whose arguments do not fit its usage. */
function refuseArguments({ usage, summary }: (typeof COMMANDS)[number]): Result<never, string> {
  return { ok: false, refusal: `An argument is missing or unexpected.\nUsage: ${usage}  ${summary}` };
}

/** Parses the command line of an operator command. Refuses with an explanation if it is invalid. */
export function parseOperatorCommand(args: readonly string[]): Result<OperatorCommand, string> {
  const [verb, ...rest] = args;
  if (args.includes('--help')) return accept(async () => accept(USAGE));
  if (verb === 'admin') return parseAdmin(rest);
  const command = SERVER_COMMANDS.find(({ usage }) => usage.split(' ')[0] === verb);
  if (command === undefined) return { ok: false, refusal: USAGE };
  const [file, ...others] = rest;
  if (file === undefined || others.length > 0) return refuseArguments(command);
  if (verb === 'backup')
    return accept(async ({ store }) => {
      const rowCount = await backUp(store, file);
      return rowCount.ok ? accept(`Backed up ${rowCount.value} rows to ${file}.`) : rowCount;
    });
  if (verb === 'restore')
    return accept(async ({ store }) => {
      const rowCount = await restore(store, file);
      return rowCount.ok ? accept(`Restored ${rowCount.value} rows from ${file}.`) : rowCount;
    });
  return refuseArguments(command);
}

function parseAdmin([name = '', ...args]: readonly string[]): Result<OperatorCommand, string> {
  const verb = findAdminVerb(name);
  if (verb === undefined)
    return { ok: false, refusal: name === '' ? USAGE : `There is no command “admin ${name}”.\n${USAGE}` };
  return argumentsFit(verb, args)
    ? verb.parse(args)
    : refuseArguments({ usage: `admin ${verb.usage}`, summary: verb.summary });
}
