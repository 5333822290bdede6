import { accept, type Result } from '@halma/protocol';
import type { Settings } from '../settings.ts';
import type { AccountAction } from '../store/audit-log.ts';
import { MIGRATIONS, schemaVersion } from '../store/migrations.ts';
import { ModerationStore } from '../store/moderation-store.ts';
import type { StoredPerson } from '../store/people-store.ts';
import { openSharedDatabase } from '../store/store.ts';

const HOUR_MS = 60 * 60_000;
const MAX_LINES = 200;

/** What the command line prints when an action is done. */
const CONFIRMATIONS: Readonly<Record<AccountAction, (name: string) => string>> = {
  'make-host': (name) => `${name} is now a moderator.`,
  'unmake-host': (name) => `${name} is no longer a moderator.`,
  mute: (name) => `${name} can play, but not use the chat.`,
  unmute: (name) => `${name} can use the chat again.`,
  close: (name) => `The account ${name} is closed. Its games stay.`,
  reopen: (name) => `The account ${name} is open again.`,
};

/** Applies an action to the account of a name. @param hours how long a mute lasts */
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
      return { ok: false, refusal: `"${name}" is in this state already, or its account is closed.` };
    return accept(CONFIRMATIONS[action](name));
  });
}

/** Lists the accounts whose names begin with a text. */
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

/** Lists the moderation actions and changes of passwords, the latest first. */
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
  if (database === undefined) return { ok: false, refusal: 'DATA_DIR holds no data of a server.' };
  try {
    // Only servers change the tables: another node may still run the version that they have.
    const tables = await database.query(database.tableNamesSql);
    const hasSchema = tables.some(({ name }) => name === 'migrations');
    const version = hasSchema ? await schemaVersion(database.query) : 0;
    if (version !== MIGRATIONS.length)
      return {
        ok: false,
        refusal: 'The tables are of another version. Start the server of this version first.',
      };
    return await work(new ModerationStore(database));
  } finally {
    await database.close();
  }
}
