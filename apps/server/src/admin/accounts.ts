import type { Settings } from '../settings.ts';
import type { Deed } from '../store/audit.ts';
import { HostStore } from '../store/host-store.ts';
import { MIGRATIONS, versionOf } from '../store/migrations.ts';
import type { StoredPerson } from '../store/people-store.ts';
import { openBeside } from '../store/store.ts';
import type { HostAnswer } from './answer.ts';

const HOUR = 60 * 60_000;
const MOST_LINES = 200;

/** What is said when a deed is done. */
const DONE: Readonly<Record<Deed, (name: string) => string>> = {
  'make-host': (name) => `${name} is a host now.`,
  'unmake-host': (name) => `${name} is no longer a host.`,
  mute: (name) => `${name} can play, but not talk.`,
  unmute: (name) => `${name} can talk again.`,
  close: (name) => `The account ${name} is closed. Its games stay.`,
  reopen: (name) => `The account ${name} is open again.`,
};

/** Carries out a deed on the account of that name. @param hours how long a mute holds */
export async function changeAccount(
  settings: Settings,
  deed: Deed,
  name: string,
  hours: number | undefined,
  now: number,
): Promise<HostAnswer> {
  return beside(settings, async (hosts) => {
    const until = hours === undefined ? undefined : now + hours * HOUR;
    const { outcome } = await hosts.carryOut({
      deed,
      to: { name },
      by: 'command line',
      at: now,
      until,
      sparesHosts: false,
    });
    if (outcome === 'unknown') return { ok: false, problem: `Nobody here is called "${name}".` };
    if (outcome === 'unchanged')
      return { ok: false, problem: `That does not fit: "${name}" is so already, or its account is closed.` };
    return { ok: true, text: DONE[deed](name) };
  });
}

/** Lists accounts whose names begin so. */
export async function listAccounts(settings: Settings, beginning: string, now: number): Promise<HostAnswer> {
  return beside(settings, async (hosts) => {
    const people = await hosts.accounts(beginning, MOST_LINES);
    const lines = people.map((person) => accountLine(person, now));
    return { ok: true, text: lines.join('\n') || 'There are none.' };
  });
}

/** Lists what hosts did, the latest first. */
export async function listDeeds(settings: Settings): Promise<HostAnswer> {
  return beside(settings, async (hosts) => {
    const lines = (await hosts.audit(MOST_LINES)).map(
      ({ at, by, deed, name, until }) =>
        `${instant(at)}  ${by}  ${deed} ${name}${until === undefined ? '' : ` until ${instant(until)}`}`,
    );
    return { ok: true, text: lines.join('\n') || 'There is nothing in it yet.' };
  });
}

function accountLine({ name, role, mutedUntil, createdAt }: StoredPerson, now: number): string {
  const muted = mutedUntil > now ? `  muted until ${instant(mutedUntil)}` : '';
  return `${name}  ${role}  since ${instant(createdAt)}${muted}`;
}

function instant(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}

async function beside(
  { store }: Settings,
  work: (hosts: HostStore) => Promise<HostAnswer>,
): Promise<HostAnswer> {
  const database = openBeside(store);
  if (database === undefined) return { ok: false, problem: 'There is no server’s data in DATA_DIR.' };
  try {
    // Changing tables is for the server: another node may still be of the version that they are.
    const version = await database
      .query(database.tableNames)
      .then((tables) => (tables.some(({ name }) => name === 'migrations') ? versionOf(database.query) : 0));
    if (version !== MIGRATIONS.length)
      return { ok: false, problem: 'The tables are of another version: start this version’s server first.' };
    return await work(new HostStore(database));
  } finally {
    await database.close();
  }
}
