import type { Database } from './database.ts';
import type { GameStore } from './game-store.ts';
import { migrate } from './migrations.ts';
import { NodeStore } from './node-store.ts';
import { PasskeyStore } from './passkey-store.ts';
import { PeopleStore } from './people-store.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { SessionStore } from './session-store.ts';
import { SqlGameStore } from './sql-game-store.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { TalkStore } from './talk-store.ts';

/** Everything that outlives the process. */
export interface Store {
  readonly games: GameStore;
  readonly talk: TalkStore;
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly nodes: NodeStore;
  /** Can it answer? Throws where it cannot. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Where a store is: a PostgreSQL address, or a folder of this machine. */
export type StorePlace = { readonly postgres: string } | { readonly folder: string };

/** Opens a store and brings its tables up to date; undefined when another server has the folder. */
export async function openStore(place: StorePlace): Promise<Store | undefined> {
  const database = 'postgres' in place ? openPostgres(place.postgres) : openSqlite(place.folder);
  if (database === undefined) return undefined;
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return storeOn(database);
}

/** A store on a database whose tables are up to date. */
export function storeOn(database: Database): Store {
  return {
    games: new SqlGameStore(database),
    talk: new TalkStore(database),
    people: new PeopleStore(database),
    sessions: new SessionStore(database),
    passkeys: new PasskeyStore(database),
    nodes: new NodeStore(database),
    check: async () => {
      await database.query('SELECT version FROM migrations LIMIT 1');
    },
    close: () => database.close(),
  };
}
