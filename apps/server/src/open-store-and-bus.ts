import { accept, type Result } from '@halma/protocol';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local-bus.ts';
import type { Settings } from './settings.ts';
import { explainConnectionError } from './store/postgres/connection-errors.ts';
import { explainFolderError } from './store/sqlite/folder-errors.ts';
import { openStore, type Store, type StoreLocation } from './store/store.ts';

/**
 * Opens the store and the bus of a node. Refuses with an explanation if it cannot use the store.
 *
 * @param onError called when the bus has no connection
 */
export async function openStoreAndBus(
  { store: location, nats }: Pick<Settings, 'store' | 'nats'>,
  onError: (error: unknown) => void,
): Promise<Result<{ store: Store; bus: Bus }, string>> {
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
  return accept({ store, bus: await openBus(location, nats, onError) });
}

/** Opens a bus. The client for NATS is loaded only by nodes that use it, because most servers are a single node. */
async function openBus(
  location: StoreLocation,
  nats: string | undefined,
  onError: (error: unknown) => void,
): Promise<Bus> {
  // Only one server can use a data folder, but any number of nodes can share a database.
  if (nats === undefined) return openLocalBus('folder' in location);
  const { openNatsBus } = await import('./bus/nats-bus.ts');
  return openNatsBus(nats, onError);
}

function describeStoreError(location: StoreLocation, error: unknown): string {
  if ('folder' in location)
    return `The data folder "${location.folder}" cannot be used: ${explainFolderError(error) ?? firstLine(error)}. Choose another folder with DATA_DIR.`;
  return explainConnectionError(error) ?? `The database in DATABASE_URL cannot be used: ${firstLine(error)}.`;
}

/** Returns the first line of an error's message, without its final period. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\.$/, '');
}
