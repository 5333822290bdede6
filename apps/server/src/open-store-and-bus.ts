import { accept, type Result } from '@halma/protocol';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local-bus.ts';
import type { Settings } from './settings.ts';
import { explainConnectionError } from './store/postgres/connection-errors.ts';
import { openStore, type Store, type StoreLocation } from './store/store.ts';

/** Explanations for a data folder that cannot be used, by error code. */
const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  ENOTDIR: 'it, or a folder above it, is a file',
  EEXIST: 'it is a file',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENAMETOOLONG: 'its name is too long',
  SQLITE_CANTOPEN: 'this user may not use its files',
  SQLITE_READONLY: 'this user may not write its files',
  SQLITE_NOTADB: 'its file halma.db is not a database',
  SQLITE_FULL: 'its disk is full',
};

/** Opens the store and the bus of a node. Refuses with an explanation in one sentence if it cannot use the store. */
export async function openStoreAndBus({
  store: location,
  nats,
}: Pick<Settings, 'store' | 'nats'>): Promise<Result<{ store: Store; bus: Bus }, string>> {
  let store: Store | undefined;
  try {
    store = await openStore(location);
  } catch (error) {
    return { ok: false, refusal: describeStoreError(location, error) };
  }
  if (store === undefined) {
    const folder = 'folder' in location ? location.folder : '';
    return {
      ok: false,
      refusal: `Another server is using the data folder "${folder}". Choose another folder with DATA_DIR.`,
    };
  }
  return accept({ store, bus: await openBus(location, nats) });
}

/** Opens a bus. The client for NATS is loaded only by nodes that use it, because most servers are a single node. */
async function openBus(location: StoreLocation, nats: string | undefined): Promise<Bus> {
  // Only one server can use a data folder, but any number of nodes can share a database.
  if (nats === undefined) return openLocalBus('folder' in location);
  const { openNatsBus } = await import('./bus/nats-bus.ts');
  return openNatsBus(nats);
}

function describeStoreError(location: StoreLocation, error: unknown): string {
  if ('folder' in location)
    return `The data folder "${location.folder}" cannot be used: ${folderProblem(error)}. Choose another folder with DATA_DIR.`;
  return explainConnectionError(error) ?? `The database in DATABASE_URL cannot be used: ${firstLine(error)}.`;
}

function folderProblem(error: unknown): string {
  return FOLDER_PROBLEMS[errorCode(error)] ?? firstLine(error);
}

/**
 * Returns the code of an error; empty if it has none. For a file that it cannot open, libsql gives SQLite's number only
 * in the message.
 */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (/^ConnectionFailed\(.*: 14"\)$/.test(error.message)) return 'SQLITE_CANTOPEN';
  return 'code' in error ? String(error.code) : '';
}

/** Returns the first line of an error's message, without its final period. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\.$/, '');
}
