import { accept, type Result } from '@halma/protocol';
import type { Settings } from '../settings.ts';
import type { AccountAction } from '../store/audit-log.ts';
import { MIGRATIONS, schemaVersion } from '../store/migrations.ts';
import { ModerationStore } from '../store/moderation-store.ts';
import type { StoredPerson } from '../store/people-store.ts';
import { openSharedDatabase } from '../store/store.ts';

const HOUR_MS = 60 * 60_000;
const MAX_LINES = 200;

/** What the command line prints after an action. */
const CONFIRMATIONS: Readonly<Record<AccountAction, (name: string) => string>> = {
  'make-host': (name) => `${name} is now a moderator.`,
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
  return withModerationStore(settings, async (moderation) => {
    const { outcome } = await moderation.apply({
      action,
      target: { name },
      actor: 'command line',
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
  return withModerationStore(settings, async (moderation) => {
    const people = await moderation.listAccounts(namePrefix, MAX_LINES);
    const lines = people.map((person) => accountLine(person, now));
    return accept(lines.join('\n') || 'There are no accounts.');
  });
}

/** Lists the moderation actions and password changes, latest first. */
export function listAuditLog(settings: Settings): Promise<Result<string, string>> {
  return withModerationStore(settings, async (moderation) => {
    const lines = (await moderation.listAuditEntries(MAX_LINES)).map(
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

async function withModerationStore(
  { store }: Settings,
  work: (moderation: ModerationStore) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  const database = openSharedDatabase(store);
  if (database === undefined) return { ok: false, refusal: 'DATA_DIR contains no server data.' };
  try {
    // Only servers migrate the tables, since another node may still be running the older version.
    const tables = await database.query(database.tableNamesSql);
    const hasSchema = tables.some(({ name }) => name === 'migrations');
    const version = hasSchema ? await schemaVersion(database.query) : 0;
    if (version !== MIGRATIONS.length)
      return {
        ok: false,
        refusal:
          'The database has a different schema version. Start a server of this version first; it updates the schema.',
      };
    return await work(new ModerationStore(database));
  } finally {
    await database.close();
  }
}
