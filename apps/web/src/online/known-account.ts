import type { Person } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../storage/browser-storage.ts';

const STORAGE_KEY = 'halma.online.name';

const [name, setName] = createSignal(storedName());

/**
 * The name of the account in use, as far as this device knows; undefined for guests. Pages can show it
 * without asking the server, which only the online pages do.
 */
export const knownAccount: Accessor<string | undefined> = name;

/** Records who is signed in. */
export function rememberAccount({ person }: { readonly person: Pick<Person, 'guest' | 'name'> }): void {
  const accountName = person.guest || person.name === '' ? undefined : person.name;
  if (accountName === name()) return;
  setName(accountName);
  store(STORAGE_KEY, accountName ?? null);
}

function storedName(): string | undefined {
  const stored = readStored(STORAGE_KEY);
  return typeof stored === 'string' ? stored : undefined;
}
