import { peopleStrings } from '@halma/locales/people';
import { accept, type LimitKind, OPERATOR_ACTOR, type Result } from '@halma/protocol';
import { displayAddress } from '../address.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { resetLink } from '../people/account-mailer.ts';
import { personLabel } from '../people/person-label.ts';
import { createResetLink } from '../people/recovery.ts';
import type { Settings } from '../settings.ts';
import { AccountLinkStore } from '../store/account-link-store.ts';
import { archiveProjection } from '../store/archive-projection.ts';
import {
  type AccountAction,
  type AuditEntry,
  LOGGED_ACTIONS,
  type NumberedAuditEntry,
} from '../store/audit-log.ts';
import { CredentialStore } from '../store/credential-store.ts';
import type { Database } from '../store/database.ts';
import { ModerationStore } from '../store/moderation-store.ts';
import { NetworkTagStore } from '../store/network-tag-store.ts';
import { activeLimits, PeopleStore, type StoredPerson } from '../store/people-store.ts';
import { ProjectionStore } from '../store/projection-store.ts';
import { ReportStore, type StoredReport } from '../store/report-store.ts';
import { VoidStore } from '../store/void-store.ts';
import { completeRebuild } from './ratings.ts';
import { withDatabase } from './with-database.ts';

/** The maximum number of entries in a list. */
const MAX_LINES = 200;

/** The last lines of lists that have more than `MAX_LINES` entries. */
const EARLIER_ENTRIES = 'There are earlier entries.';
const EARLIER_REPORTS = 'There are earlier reports.';

/** The message that the command line prints after each action. */
const CONFIRMATIONS: Readonly<Record<AccountAction, (name: string) => string>> = {
  'make-host': (name) => `${name} is now a moderator, and has to sign in again.`,
  'unmake-host': (name) => `${name} is no longer a moderator.`,
  mute: (name) => `${name} is muted: they can play, but not chat.`,
  unmute: (name) => `${name} can chat again.`,
  unrated: (name) => `${name} cannot start rated games for now.`,
  'allow-rated': (name) => `${name} can play rated games again.`,
  suspend: (name) => `${name} cannot start or join games for now. Games in progress continue.`,
  unsuspend: (name) => `${name} can start and join games again.`,
  note: (name) => `The note on ${name} is in the log.`,
  close: (name) => `The account ${name} is closed. Its games remain.`,
  reopen: (name) => `The account ${name} is open again.`,
};

/** The details of an operator's action on an account. */
export interface AccountActionDetails {
  /** The length of a restriction. */
  readonly hours?: number;
  /** The reason for a restriction, which is shown to the person; empty if there is none. For a note, its text. */
  readonly reason: string;
}

/** Applies an action to the account with the given name. */
export async function applyAccountAction(
  settings: Settings,
  action: AccountAction,
  name: string,
  { hours, reason }: AccountActionDetails,
  now: number,
): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const moderation = new ModerationStore(database);
    const { outcome } = await moderation.apply({
      action,
      target: { name },
      actor: OPERATOR_ACTOR,
      at: now,
      until: hours === undefined ? undefined : now + hours * HOUR_MS,
      reason,
      protectsModerators: false,
    });
    if (outcome === 'unknown') return { ok: false, refusal: `No account has the name "${name}".` };
    if (outcome === 'unchanged')
      return {
        ok: false,
        refusal: `This would not change "${name}": the account is already in that state, or closed.`,
      };
    return accept(CONFIRMATIONS[action](name));
  });
}

/** Lists the accounts whose names start with a prefix. */
export function listAccounts(
  settings: Settings,
  namePrefix: string,
  now: number,
): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const moderation = new ModerationStore(database);
    const people = await moderation.listAccounts(namePrefix, MAX_LINES + 1);
    const lines = people.map((person) => accountLine(person, now));
    const empty =
      namePrefix === ''
        ? 'There are no accounts.'
        : `No account has a name that starts with "${namePrefix}".`;
    return accept(listText(lines, empty, 'There are more accounts. Give a longer prefix.'));
  });
}

/** Lists the moderation actions, and the changes to accounts' security settings, latest first. */
export function listAuditLog(settings: Settings): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const moderation = new ModerationStore(database);
    const entries = await moderation.listAuditEntries(MAX_LINES + 1, LOGGED_ACTIONS);
    return accept(listText(await auditLines(database, entries), 'The log is empty.', EARLIER_ENTRIES));
  });
}

/**
 * Shows an account: its role, its restrictions with their reasons, the reports about it, and its log entries, latest
 * first.
 */
export function showAccount(settings: Settings, name: string, now: number): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const account = await new PeopleStore(database).findByName(name);
    if (account === undefined) return { ok: false, refusal: `No account has the name "${name}".` };
    const reports = await new ReportStore(database).listAbout(account.person, MAX_LINES + 1);
    const entries = await new ModerationStore(database).listAuditEntriesAbout(
      account.person,
      MAX_LINES + 1,
      LOGGED_ACTIONS,
    );
    return accept(
      [
        accountLine(account, now),
        ...shownLines(reports.map(reportLine), EARLIER_REPORTS),
        ...shownLines(await auditLines(database, entries), EARLIER_ENTRIES),
      ].join('\n'),
    );
  });
}

/** Lists the people who connected from the same networks as an account's owner on the same days. */
export function listConnections(settings: Settings, name: string): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const people = new PeopleStore(database);
    const account = await people.findByName(name);
    if (account === undefined) return { ok: false, refusal: `No account has the name "${name}".` };
    const shared = await new NetworkTagStore(database).listShared(account.person, MAX_LINES + 1);
    const otherPeople = await people.findPublic(shared.map(({ person }) => person));
    const lines = shared.map(({ person, days, lastAt }) => {
      const other = otherPeople.find(({ id }) => id === person);
      const label = other?.name || `guest ${person}`;
      return `${label}  ${days === 1 ? '1 day' : `${days} days`}, last on ${formatDay(lastAt)}`;
    });
    const empty = `No one else connected from the same networks as ${account.name} on the same days.`;
    return accept(
      listText(lines, empty, 'There are more people, who did so on the same number of days or fewer.'),
    );
  });
}

/** Lists the reports that are still open, latest first. */
export function listReports(settings: Settings): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const reports = (await new ReportStore(database).list(MAX_LINES + 1)).filter(
      ({ state }) => state !== 'settled',
    );
    const people = await new PeopleStore(database).findPublic([
      ...new Set(reports.flatMap(({ reporter, person }) => [reporter, person])),
    ]);
    const nameOf = (id: string): string => people.find((person) => person.id === id)?.name || id;
    const lines = reports.map(
      (report) => `${reportLine(report)}  about ${nameOf(report.person)}, by ${nameOf(report.reporter)}`,
    );
    return accept(listText(lines, 'There are no open reports.', EARLIER_REPORTS));
  });
}

/**
 * Excludes from the ratings all rated games that an account has played since the start of a day, or includes them
 * again. Then recomputes all ratings.
 */
export async function voidOrRestoreGames(
  settings: Settings,
  change: 'void' | 'restore',
  name: string,
  since: number,
  now: number,
): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const account = await new PeopleStore(database).findByName(name);
    if (account?.name == null) return { ok: false, refusal: `No account has the name "${name}".` };
    const projections = new ProjectionStore(database);
    while ((await projections.runRound(archiveProjection)) > 0);
    const games = { person: account.person, name: account.name, since };
    const store = new VoidStore(database);
    const { changed, voidForOthers } = await store[change](games, OPERATOR_ACTOR, now);
    if (changed + voidForOthers === 0)
      return {
        ok: false,
        refusal: `${account.name} has no rated games since ${formatDay(since)} to ${change}.`,
      };
    await completeRebuild(projections);
    const isOne = changed === 1;
    const effect =
      change === 'void' ? `no longer ${isOne ? 'counts' : 'count'}` : `${isOne ? 'counts' : 'count'} again`;
    const others =
      voidForOthers === 0
        ? ''
        : ` ${voidForOthers} ${voidForOthers === 1 ? 'stays' : 'stay'} excluded because of other players.`;
    return accept(
      `${changed} rated ${isOne ? 'game' : 'games'} of ${account.name} ${effect}, and the ratings have been recomputed.${others}`,
    );
  });
}

/**
 * Returns a list as text, with at most `MAX_LINES` entries.
 *
 * @param empty the text for an empty list
 * @param more the last line if the list is longer
 */
function listText(lines: readonly string[], empty: string, more: string): string {
  return shownLines(lines, more).join('\n') || empty;
}

/**
 * Returns at most `MAX_LINES` lines of a list.
 *
 * @param more the last line if the list is longer
 */
function shownLines(lines: readonly string[], more: string): readonly string[] {
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), more] : lines;
}

function reportLine({ at, game, state, reason, text }: StoredReport): string {
  return `${formatTimestamp(at)}  report ${state}  ${reason} in ${game}${text === '' ? '' : `: ${text}`}`;
}

/** Describes entries of the log. Guests and deleted accounts have the names that the site gives them. */
async function auditLines(
  database: Database,
  entries: readonly NumberedAuditEntry[],
): Promise<readonly string[]> {
  const { account } = await peopleStrings.in('en');
  const unnamed = [...new Set(entries.flatMap((entry) => entry.unnamed))];
  const people = await new PeopleStore(database).findPublic(unnamed);
  const nameOf = (nameOrId: string): string =>
    unnamed.includes(nameOrId) ? personLabel(nameOrId, people, account) : nameOrId;
  return entries.map((entry) => auditLine(entry, nameOf));
}

/** @param nameOf returns the name to print for a name or an id in the entry */
function auditLine(
  { at, actor, action, name, until, reason }: AuditEntry,
  nameOf: (nameOrId: string) => string,
): string {
  const end = until === undefined ? '' : ` until ${formatTimestamp(until)}`;
  return `${formatTimestamp(at)}  ${nameOf(actor)}  ${action} ${nameOf(name)}${end}${reason === '' ? '' : `: ${reason}`}`;
}

/** The name of each restriction in a line about an account. */
const LIMIT_WORDS: Readonly<Record<LimitKind, string>> = {
  chat: 'muted',
  rated: 'no rated games',
  play: 'suspended',
};

function accountLine(account: StoredPerson, now: number): string {
  const limits = activeLimits(account, now).map(
    ({ kind, until, reason }) =>
      `  ${LIMIT_WORDS[kind]} until ${formatTimestamp(until)}${reason === '' ? '' : ` (${reason})`}`,
  );
  return `${account.name}  ${account.role}  since ${formatTimestamp(account.createdAt)}${limits.join('')}`;
}

function formatTimestamp(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}

function formatDay(at: number): string {
  return formatTimestamp(at).slice(0, 10);
}

/** The lifetime of a link that the operator passes on, in milliseconds. */
const OPERATOR_LINK_LIFETIME_MS = DAY_MS;

/** Creates a link that lets an account's owner set a new password. */
export function createPasswordReset(
  settings: Settings,
  name: string,
  now: number,
): Promise<Result<string, string>> {
  return withAccount(settings, name, async (database, { person, name: accountName }) => {
    const options = { now, lifetimeMs: OPERATOR_LINK_LIFETIME_MS, actor: OPERATOR_ACTOR };
    const token = await createResetLink(new AccountLinkStore(database), person, options);
    const origin = settings.publicOrigin ?? displayAddress(settings.host, settings.port);
    return accept(
      `Give this link to the owner of ${accountName}, and to no one else. It works once, and expires after 24 hours.\n${resetLink(origin, token)}`,
    );
  });
}

/** Removes an account's authenticator app. Its owner can then sign in with the password alone. */
export function removeAuthenticator(
  settings: Settings,
  name: string,
  now: number,
): Promise<Result<string, string>> {
  return withAccount(settings, name, async (database, { person, name: accountName }) =>
    (await new CredentialStore(database).removeTotp(person, now, OPERATOR_ACTOR))
      ? accept(`${accountName} can now sign in without a code.`)
      : { ok: false, refusal: `"${accountName}" has no authenticator app.` },
  );
}

/** Runs work on an account that is not closed. */
function withAccount(
  settings: Settings,
  name: string,
  work: (database: Database, account: StoredPerson) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const account = await new PeopleStore(database).findByName(name);
    if (account === undefined) return { ok: false, refusal: `No account has the name "${name}".` };
    if (account.role === 'closed')
      return { ok: false, refusal: `The account "${name}" is closed. Reopen it first.` };
    return work(database, account);
  });
}
