import { accept, type Result } from '@halma/protocol';
import { restore } from '../backup/restore-backup.ts';
import { backUp } from '../backup/write-backup.ts';
import type { Settings } from '../settings.ts';
import { ACCOUNT_ACTIONS } from '../store/audit-log.ts';
import {
  applyAccountAction,
  createPasswordReset,
  listAccounts,
  listAuditLog,
  removeAuthenticator,
} from './accounts.ts';
import { archiveMonth } from './archive-month.ts';
import { replacePushKeys, showPushKey } from './push-keys.ts';
import { checkRatings, rebuildRatings } from './ratings.ts';

const USAGE = `halma serve                        serve the site and its games, with settings from the environment
halma backup <file>                write all data of the server to a new file
halma restore <file>               load a backup into an empty DATA_DIR or database
halma admin users [<prefix>]       list accounts by name
halma admin make-host <name>       make an account a moderator; unmake-host undoes it
halma admin mute <name> <hours>    stop an account from using the chat; unmute undoes it
halma admin close <name>           close an account; reopen undoes it
halma admin reset-password <name>  print a link with which the owner of an account sets a new password
halma admin remove-totp <name>     remove the authenticator app of an account
halma admin rebuild-ratings         compute all ratings anew from the finished games; --check only compares
halma admin push-keys              print the public key for messages to devices; --renew replaces the keys
halma admin archive <month> <folder>  write the listed games of a month, such as 2026-11, to a folder
halma admin log                    list what was done to accounts, latest first`;

const USAGE_ERROR: Result<string, string> = { ok: false, refusal: USAGE };

/** Runs an operator command on the store named in the settings. @param now milliseconds since 1970 */
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
    const rows = await backUp(settings.store, file);
    return rows.ok ? accept(`Backed up ${rows.value} rows to ${file}.`) : rows;
  }
  if (verb === 'restore') {
    const rows = await restore(settings.store, file);
    return rows.ok ? accept(`Restored ${rows.value} rows from ${file}.`) : rows;
  }
  return USAGE_ERROR;
}

async function runAdmin(
  args: readonly string[],
  settings: Settings,
  now: number,
): Promise<Result<string, string>> {
  const [verb, name, hours] = args;
  const [min, max] = verb === 'mute' ? [3, 3] : verb === 'users' ? [1, 2] : [2, 2];
  if (verb === 'rebuild-ratings') {
    const [option, ...others] = args.slice(1);
    if (others.length > 0 || (option !== undefined && option !== '--check')) return USAGE_ERROR;
    return option === undefined ? rebuildRatings(settings) : checkRatings(settings);
  }
  if (verb === 'push-keys') {
    const [option, ...others] = args.slice(1);
    if (others.length > 0 || (option !== undefined && option !== '--renew')) return USAGE_ERROR;
    return option === undefined ? showPushKey(settings, now) : replacePushKeys(settings, now);
  }
  if (verb === 'archive') {
    const [, month, folder, ...others] = args;
    if (month === undefined || folder === undefined || others.length > 0) return USAGE_ERROR;
    return archiveMonth(settings, month, folder);
  }
  if (verb === 'log' && args.length === 1) return listAuditLog(settings);
  if (args.length < min || args.length > max) return USAGE_ERROR;
  if (verb === 'users') return listAccounts(settings, name ?? '', now);
  if (verb === 'reset-password' && name !== undefined) return createPasswordReset(settings, name, now);
  if (verb === 'remove-totp' && name !== undefined) return removeAuthenticator(settings, name, now);
  const action = ACCOUNT_ACTIONS.find((known) => known === verb);
  if (action === undefined || name === undefined) return USAGE_ERROR;
  if (hours !== undefined && !/^[1-9]\d{0,5}$/.test(hours))
    return { ok: false, refusal: `<hours> must be a whole number of hours, not "${hours}".` };
  return applyAccountAction(settings, action, name, hours === undefined ? undefined : Number(hours), now);
}
