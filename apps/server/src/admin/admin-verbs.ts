import { accept, ModerationReason, type Result, validateAs } from '@halma/protocol';
import { parseDay } from '../parse-day.ts';
import type { Settings } from '../settings.ts';
import type { AccountAction } from '../store/audit-log.ts';
import {
  applyAccountAction,
  createPasswordReset,
  listAccounts,
  listAuditLog,
  listConnections,
  listReports,
  removeAuthenticator,
  showAccount,
  voidOrRestoreGames,
} from './accounts.ts';
import { archiveMonth } from './archive-month.ts';
import { replacePushKeys, showPushKey } from './push-keys.ts';
import { checkRatings, rebuildRatings } from './ratings.ts';
import { reviewPlay } from './review-play.ts';

/**
 * Runs a command on the store named in the settings. Returns its output, or why it was refused.
 *
 * @param now milliseconds since 1970
 */
export type OperatorCommand = (settings: Settings, now: number) => Promise<Result<string, string>>;

/** A verb of `halma admin`. */
export interface AdminVerb {
  /** The words after `halma admin`, with placeholders; those in brackets are optional. */
  readonly usage: string;
  readonly summary: string;
  /** Returns the command for arguments that fit the usage, or an explanation if one has an invalid value. */
  readonly parse: (args: readonly string[]) => Result<OperatorCommand, string>;
}

/** Returns a verb whose arguments can have any value. */
const verb = (
  usage: string,
  summary: string,
  run: (args: readonly string[], ...context: Parameters<OperatorCommand>) => ReturnType<OperatorCommand>,
): AdminVerb => ({
  usage,
  summary,
  parse: (args) => accept((settings, now) => run(args, settings, now)),
});

const actionOn = (usage: string, action: AccountAction, summary: string): AdminVerb => ({
  usage,
  summary,
  parse: ([name = '', reason = '']) => {
    if (action === 'note' && reason === '') return { ok: false, refusal: 'A note must not be empty.' };
    return isReason(reason)
      ? accept((settings, now) => applyAccountAction(settings, action, name, { reason }, now))
      : INVALID_REASON;
  },
});

const limitOn = (action: AccountAction, summary: string): AdminVerb => ({
  usage: `${action} <name> <hours> [<reason>]`,
  summary,
  parse: ([name = '', hours = '', reason = '']) => {
    if (!/^[1-9]\d{0,5}$/.test(hours))
      return { ok: false, refusal: `<hours> must be a whole number of hours, not "${hours}".` };
    return isReason(reason)
      ? accept((settings, now) =>
          applyAccountAction(settings, action, name, { hours: Number(hours), reason }, now),
        )
      : INVALID_REASON;
  },
});

const voidedGames = (verbName: string, change: 'void' | 'restore', summary: string): AdminVerb => ({
  usage: `${verbName} <name> <day>`,
  summary,
  parse: ([name = '', day = '']) => {
    const since = parseDay(day);
    return since === undefined
      ? { ok: false, refusal: `<day> must be a date such as 2026-11-23, not "${day}".` }
      : accept((settings, now) => voidOrRestoreGames(settings, change, name, since, now));
  },
});

const INVALID_REASON = {
  ok: false,
  refusal: 'A reason or note must be one line of at most 200 characters.',
} as const;

function isReason(text: string): boolean {
  return validateAs(ModerationReason, text).ok;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The verbs of `halma admin`, in the order in which the usage lists them. */
export const ADMIN_VERBS: readonly AdminVerb[] = [
  verb('users [<prefix>]', 'list accounts by name', ([prefix = ''], settings, now) =>
    listAccounts(settings, prefix, now),
  ),
  verb(
    'account <name>',
    'show an account with its restrictions, the reports about it and its log',
    ([name = ''], settings, now) => showAccount(settings, name, now),
  ),
  verb('reports', 'list the reports that are still open', (_, settings) => listReports(settings)),
  actionOn('make-moderator <name>', 'make-host', 'make an account a moderator'),
  actionOn('unmake-moderator <name>', 'unmake-host', 'make a moderator an ordinary account again'),
  limitOn('mute', 'stop an account from using the chat; the person is shown the reason'),
  actionOn('unmute <name>', 'unmute', 'let an account use the chat again'),
  limitOn('unrated', 'stop an account from starting rated games'),
  actionOn('allow-rated <name>', 'allow-rated', 'let an account play rated games again'),
  limitOn('suspend', 'stop an account from starting or joining games'),
  actionOn('unsuspend <name>', 'unsuspend', 'let an account start and join games again'),
  actionOn('note <name> <text>', 'note', 'add a note on an account to the log'),
  actionOn('close <name> [<reason>]', 'close', 'close an account'),
  actionOn('reopen <name>', 'reopen', 'reopen a closed account'),
  verb(
    'reset-password <name>',
    'print a link that lets the owner of an account set a new password',
    ([name = ''], settings, now) => createPasswordReset(settings, name, now),
  ),
  verb('remove-totp <name>', 'remove an account’s authenticator app', ([name = ''], settings, now) =>
    removeAuthenticator(settings, name, now),
  ),
  verb(
    'connections <name>',
    'list the people who connected from the same networks as an account on the same days',
    ([name = ''], settings) => listConnections(settings, name),
  ),
  verb(
    'review-play <name> <file>',
    'compare an account’s moves in rated games with the engine’s, and add the results to a file',
    ([name = '', file = ''], settings) => reviewPlay(settings, name, file),
  ),
  voidedGames(
    'void-games',
    'void',
    'exclude an account’s rated games since a given day from the ratings of all players',
  ),
  voidedGames(
    'restore-games',
    'restore',
    'include an account’s excluded games since a given day in the ratings again',
  ),
  verb(
    'rebuild-ratings [--check]',
    'recompute all ratings from the finished games; --check only compares',
    ([option], settings) => (option === undefined ? rebuildRatings(settings) : checkRatings(settings)),
  ),
  verb(
    'push-keys [--renew]',
    'print the public key for push notifications; --renew replaces the keys',
    ([option], settings, now) =>
      option === undefined ? showPushKey(settings, now) : replacePushKeys(settings, now),
  ),
  {
    usage: 'archive <month> <folder>',
    summary: 'write the listed games of a month, such as 2026-11, to a folder',
    parse: ([month = '', folder = '']) =>
      MONTH.test(month)
        ? accept((settings) => archiveMonth(settings, month, folder))
        : { ok: false, refusal: `<month> must have the form YYYY-MM, such as 2026-11, not "${month}".` },
  },
  verb('log', 'list the actions on accounts, latest first', (_, settings) => listAuditLog(settings)),
];

/** Former names of `halma admin` verbs, which still work. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['make-host', 'make-moderator'],
  ['unmake-host', 'unmake-moderator'],
]);

/** Returns the verb with the given current or former name; undefined if there is none. */
export function findAdminVerb(name: string): AdminVerb | undefined {
  const currentName = FORMER_NAMES.get(name) ?? name;
  return ADMIN_VERBS.find((verb) => parseUsage(verb).name === currentName);
}

/** Returns the name of a verb and its placeholders. */
function parseUsage({ usage }: AdminVerb): {
  readonly name: string;
  readonly parameters: readonly string[];
} {
  const [name = '', ...parameters] = usage.split(' ');
  return { name, parameters };
}

/** Returns whether arguments fit the usage of a verb. */
export function argumentsFit(verb: AdminVerb, args: readonly string[]): boolean {
  const { parameters } = parseUsage(verb);
  const requiredCount = parameters.filter((parameter) => !parameter.startsWith('[')).length;
  if (args.length < requiredCount || args.length > parameters.length) return false;
  return args.every((arg, index) => {
    const option = /^\[(--[\w-]+)\]$/.exec(parameters[index] ?? '')?.[1];
    return option === undefined ? !arg.startsWith('--') : arg === option;
  });
}
