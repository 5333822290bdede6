import { accept, type Result } from '@halma/protocol';
import { displayAddress } from '../address.ts';
import { resetLink } from '../people/account-mailer.ts';
import { createResetLink } from '../people/recovery.ts';
import type { Settings } from '../settings.ts';
import { type AccountAction, LOGGED_ACTIONS } from '../store/audit-log.ts';
import { CredentialStore } from '../store/credential-store.ts';
import type { Database } from '../store/database.ts';
import { LinkStore } from '../store/link-store.ts';
import { ModerationStore } from '../store/moderation-store.ts';
import { PeopleStore, type StoredPerson } from '../store/people-store.ts';
import { withDatabase } from './with-database.ts';

const HOUR_MS = 60 * 60_000;
const MAX_LINES = 200;

/** The messages that the command line prints after each action. */
const CONFIRMATIONS: Readonly<Record<AccountAction, (name: string) => string>> = {
  'make-host': (name) => `${name} is now a moderator, and has to sign in again.`,
  'unmake-host': (name) => `${name} is no longer a moderator.`,
  mute: (name) => `${name} is muted: they can play, but not chat.`,
  unmute: (name) => `${name} can chat again.`,
  close: (name) => `The account ${name} is closed. Its games remain.`,
  reopen: (name) => `The account ${name} is open again.`,
};

/** Applies an action to the account with this name. @param hours the length of a mute */
export function applyAccountAction(
  settings: Settings,
  action: AccountAction,
  name: string,
  hours: number | undefined,
  now: number,
): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const moderation = new ModerationStore(database);
    const { outcome } = await moderation.apply({
      action,
      target: { name },
      actor: OPERATOR,
      at: now,
      mutedUntil: hours === undefined ? undefined : now + hours * HOUR_MS,
      protectsModerators: false,
    });
    if (outcome === 'unknown') return { ok: false, refusal: `No account has the name "${name}".` };
    if (outcome === 'unchanged')
      return { ok: false, refusal: `"${name}" is already in this state, or the account is closed.` };
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
    const people = await moderation.listAccounts(namePrefix, MAX_LINES);
    const lines = people.map((person) => accountLine(person, now));
    return accept(lines.join('\n') || 'There are no accounts.');
  });
}

/** Lists the moderation actions and password changes, latest first. */
export function listAuditLog(settings: Settings): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const moderation = new ModerationStore(database);
    const lines = (await moderation.listAuditEntries(MAX_LINES, LOGGED_ACTIONS)).map(
      ({ at, actor, action, name, mutedUntil }) =>
        `${formatTimestamp(at)}  ${actor}  ${action} ${name}${mutedUntil === undefined ? '' : ` until ${formatTimestamp(mutedUntil)}`}`,
    );
    return accept(lines.join('\n') || 'The log is empty.');
  });
}

function accountLine({ name, role, mutedUntil, createdAt }: StoredPerson, now: number): string {
  const muted = mutedUntil > now ? `  muted until ${formatTimestamp(mutedUntil)}` : '';
  return `${name}  ${role}  since ${formatTimestamp(createdAt)}${muted}`;
}

function formatTimestamp(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The operator's name in the audit log. */
const OPERATOR = 'command line';

/** The lifetime of a link that the operator passes on, in milliseconds. */
const OPERATOR_LINK_LIFETIME_MS = 24 * HOUR_MS;

/** Creates a link with which the owner of an account sets a new password. */
export function createPasswordReset(
  settings: Settings,
  name: string,
  now: number,
): Promise<Result<string, string>> {
  return withAccount(settings, name, async (database, { person, name: spelledName }) => {
    const options = { now, lifetimeMs: OPERATOR_LINK_LIFETIME_MS, actor: OPERATOR };
    const token = await createResetLink(new LinkStore(database), person, options);
    const origin = settings.publicOrigin ?? displayAddress(settings.host, settings.port);
    return accept(
      `Give this link to the owner of ${spelledName}, and to no one else. It works once, for 24 hours.\n${resetLink(origin, token)}`,
    );
  });
}

/** Removes the authenticator app of an account, whose owner can then sign in with the password alone. */
export function removeAuthenticator(
  settings: Settings,
  name: string,
  now: number,
): Promise<Result<string, string>> {
  return withAccount(settings, name, async (database, { person, name: spelledName }) =>
    (await new CredentialStore(database).removeTotp(person, now, OPERATOR))
      ? accept(`${spelledName} signs in without a code now.`)
      : { ok: false, refusal: `"${spelledName}" has no authenticator app.` },
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
