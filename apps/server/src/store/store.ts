import type { Database } from './database.ts';
import type { GameStore } from './game-store.ts';
import { HostStore } from './host-store.ts';
import { migrate } from './migrations.ts';
import { NodeStore } from './node-store.ts';
import { PasskeyStore } from './passkey-store.ts';
import { PeopleStore } from './people-store.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { ReportStore } from './report-store.ts';
import { SessionStore } from './session-store.ts';
import { SqlGameStore } from './sql-game-store.ts';
import { openSqlite, openSqliteBeside } from './sqlite/open-sqlite.ts';
import { TalkStore } from './talk-store.ts';

/** Everything that outlives the process. */
export interface Store {
  readonly games: GameStore;
  readonly talk: TalkStore;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly reports: ReportStore;
  readonly hosts: HostStore;
  readonly nodes: NodeStore;
  /** Can it answer? Throws where it cannot. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Where a store is: a PostgreSQL address, or a folder of this machine. */
export type StorePlace = { readonly postgres: string } | { readonly folder: string };

/** Opens a store and brings its tables up to date; undefined when another server has the folder. */
export async function openStore(place: StorePlace): Promise<Store | undefined> {
  const database = openDatabase(place);
  if (database === undefined) return undefined;
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return storeOn(database);
}

/** Opens the database of a store for this process alone; undefined when another server has the folder. */
export function openDatabase(place: StorePlace): Database | undefined {
  return 'postgres' in place ? openPostgres(place.postgres) : openSqlite(place.folder);
}

/** Opens the database of a store that servers may be using; undefined when the folder has none. */
export function openBeside(place: StorePlace): Database | undefined {
  return 'postgres' in place ? openPostgres(place.postgres, 1) : openSqliteBeside(place.folder);
}

/** A store on a database whose tables are up to date. */
function storeOn(database: Database): Store {
  return {
    games: new SqlGameStore(database),
    talk: new TalkStore(database),
    people: new PeopleStore(database),
    sessions: new SessionStore(database),
    passkeys: new PasskeyStore(database),
    reports: new ReportStore(database),
    hosts: new HostStore(database),
    nodes: new NodeStore(database),
    check: async () => {
      await database.query('SELECT version FROM migrations LIMIT 1');
    },
    close: () => database.close(),
  };
}

/** Whether a fault says that the database cannot be reached, or lets nobody in. */
export function isNoConnection(fault: unknown): boolean {
  return (
    fault instanceof Error && 'code' in fault && /^(ECONN|ENOTFOUND|EAI_|28|3D)/.test(String(fault.code))
  );
}
