import { backUp, restore } from '../backup/command.ts';
import type { Settings } from '../settings.ts';
import { DEEDS } from '../store/audit.ts';
import { changeAccount, listAccounts, listDeeds } from './accounts.ts';
import type { HostAnswer } from './answer.ts';

const USAGE = `halma serve                        hand out the site and keep its games, as the environment says
halma backup <file>                write everything the server keeps into a new file
halma restore <file>               put a backup into an empty DATA_DIR or database
halma admin users [<beginning>]    accounts, by name
halma admin make-host <name>       make somebody a host; unmake-host takes it back
halma admin mute <name> <hours>    let somebody play but not talk; unmute takes it back
halma admin close <name>           close an account; reopen takes it back
halma admin log                    what hosts did and changes of passwords, the latest first`;

const WRONG: HostAnswer = { ok: false, problem: USAGE };

/** Runs one command of a host on the store that the settings name. @param now the instant, in milliseconds */
export async function runHostCommand(
  words: readonly string[],
  settings: Settings,
  now: number,
): Promise<HostAnswer> {
  const [verb, ...rest] = words;
  if (words.includes('--help')) return { ok: true, text: USAGE };
  if (verb === 'admin') return runAdmin(rest, settings, now);
  const [file, ...others] = rest;
  if (file === undefined || others.length > 0) return WRONG;
  if (verb === 'backup') {
    const outcome = await backUp(settings, file);
    return outcome.ok ? { ok: true, text: `Backed up ${outcome.rows} rows into ${file}.` } : outcome;
  }
  if (verb === 'restore') {
    const outcome = await restore(settings, file);
    return outcome.ok ? { ok: true, text: `Restored ${outcome.rows} rows from ${file}.` } : outcome;
  }
  return WRONG;
}

async function runAdmin(words: readonly string[], settings: Settings, now: number): Promise<HostAnswer> {
  const [action, name, hours] = words;
  const [fewest, most] = action === 'mute' ? [3, 3] : action === 'users' ? [1, 2] : [2, 2];
  if (action === 'log' && words.length === 1) return listDeeds(settings);
  if (words.length < fewest || words.length > most) return WRONG;
  if (action === 'users') return listAccounts(settings, name ?? '', now);
  const deed = DEEDS.find((known) => known === action);
  if (deed === undefined || name === undefined) return WRONG;
  if (hours !== undefined && !/^[1-9]\d{0,5}$/.test(hours))
    return { ok: false, problem: `A number of hours is expected, not "${hours}".` };
  return changeAccount(settings, deed, name, hours === undefined ? undefined : Number(hours), now);
}
