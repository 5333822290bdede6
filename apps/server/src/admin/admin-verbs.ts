import type { Result } from '@halma/protocol';
import type { Settings } from '../settings.ts';
import type { AccountAction } from '../store/audit-log.ts';
import {
  applyAccountAction,
  changeVoidGames,
  createPasswordReset,
  listAccounts,
  listAuditLog,
  listConnections,
  listReports,
  removeAuthenticator,
  showAccount,
} from './accounts.ts';
import { archiveMonth } from './archive-month.ts';
import { replacePushKeys, showPushKey } from './push-keys.ts';
import { checkRatings, rebuildRatings } from './ratings.ts';
import { reviewPlay } from './review-play.ts';

/** A verb of `halma admin`. */
export interface AdminVerb {
  /** The words after `halma admin`, with placeholders; those in brackets may be missing. */
  readonly usage: string;
  readonly summary: string;
  /** Runs the verb with arguments that fit its usage. */
  readonly run: (args: readonly string[], settings: Settings, now: number) => Promise<Result<string, string>>;
}

const actionOn = (usage: string, action: AccountAction, summary: string): AdminVerb => ({
  usage,
  summary,
  run: ([name = '', reason], settings, now) => applyAccountAction(settings, action, name, { reason }, now),
});

const limitOn = (action: AccountAction, summary: string): AdminVerb => ({
  usage: `${action} <name> <hours> [<why>]`,
  summary,
  run: async ([name = '', hours = '', reason], settings, now) =>
    /^[1-9]\d{0,5}$/.test(hours)
      ? applyAccountAction(settings, action, name, { hours: Number(hours), reason }, now)
      : { ok: false, refusal: `<hours> must be a whole number of hours, not "${hours}".` },
});

/** The verbs of `halma admin`, in the order of the usage. */
export const ADMIN_VERBS: readonly AdminVerb[] = [
  {
    usage: 'users [<prefix>]',
    summary: 'list accounts by name',
    run: ([prefix = ''], settings, now) => listAccounts(settings, prefix, now),
  },
  {
    usage: 'account <name>',
    summary: 'show an account with its limits, the reports about it and its log',
    run: ([name = ''], settings, now) => showAccount(settings, name, now),
  },
  {
    usage: 'reports',
    summary: 'list the reports that are not settled',
    run: (_, settings) => listReports(settings),
  },
  actionOn('make-host <name>', 'make-host', 'make an account a moderator'),
  actionOn('unmake-host <name>', 'unmake-host', 'make a moderator an ordinary account again'),
  limitOn('mute', 'stop an account from using the chat; the person reads the reason'),
  actionOn('unmute <name>', 'unmute', 'let an account use the chat again'),
  limitOn('unrated', 'stop an account from starting rated games'),
  actionOn('allow-rated <name>', 'allow-rated', 'let an account play rated games again'),
  limitOn('suspend', 'stop an account from starting or joining games'),
  actionOn('unsuspend <name>', 'unsuspend', 'let an account start and join games again'),
  actionOn('note <name> <text>', 'note', 'add a note on an account to the log'),
  actionOn('close <name> [<why>]', 'close', 'close an account'),
  actionOn('reopen <name>', 'reopen', 'reopen a closed account'),
  {
    usage: 'reset-password <name>',
    summary: 'print a link with which the owner of an account sets a new password',
    run: ([name = ''], settings, now) => createPasswordReset(settings, name, now),
  },
  {
    usage: 'remove-totp <name>',
    summary: 'remove the authenticator app of an account',
    run: ([name = ''], settings, now) => removeAuthenticator(settings, name, now),
  },
  {
    usage: 'connections <name>',
    summary: 'list the people who connected from the same networks on the same days',
    run: ([name = ''], settings) => listConnections(settings, name),
  },
  {
    usage: 'review-play <name> <file>',
    summary: 'compare the moves of the rated games of an account with the engine, and add them to a file',
    run: ([name = '', file = ''], settings) => reviewPlay(settings, name, file),
  },
  {
    usage: 'void-games <name> <day>',
    summary: 'take the rated games of an account since a day out of the ratings of all players',
    run: ([name = '', day = ''], settings, now) => changeVoidGames(settings, 'void', name, day, now),
  },
  {
    usage: 'restore-games <name> <day>',
    summary: 'include such games in the ratings again',
    run: ([name = '', day = ''], settings, now) => changeVoidGames(settings, 'restore', name, day, now),
  },
  {
    usage: 'rebuild-ratings [--check]',
    summary: 'recompute all ratings from the finished games; --check only compares',
    run: ([option], settings) => (option === undefined ? rebuildRatings(settings) : checkRatings(settings)),
  },
  {
    usage: 'push-keys [--renew]',
    summary: 'print the public key for messages to devices; --renew replaces the keys',
    run: ([option], settings, now) =>
      option === undefined ? showPushKey(settings, now) : replacePushKeys(settings, now),
  },
  {
    usage: 'archive <month> <folder>',
    summary: 'write the listed games of a month, such as 2026-11, to a folder',
    run: ([month = '', folder = ''], settings) => archiveMonth(settings, month, folder),
  },
  {
    usage: 'log',
    summary: 'list what was done to accounts, latest first',
    run: (_, settings) => listAuditLog(settings),
  },
];

/** Returns the name of a verb and its placeholders. */
export function wordsOf({ usage }: AdminVerb): {
  readonly name: string;
  readonly parameters: readonly string[];
} {
  const [name = '', ...parameters] = usage.split(' ');
  return { name, parameters };
}

/** Returns whether arguments fit the usage of a verb. */
export function argumentsFit(verb: AdminVerb, args: readonly string[]): boolean {
  const { parameters } = wordsOf(verb);
  const needed = parameters.filter((parameter) => !parameter.startsWith('[')).length;
  if (args.length < needed || args.length > parameters.length) return false;
  return args.every((arg, index) => {
    const option = /^\[(--[\w-]+)\]$/.exec(parameters[index] ?? '')?.[1];
    return option === undefined ? !arg.startsWith('--') : arg === option;
  });
}
