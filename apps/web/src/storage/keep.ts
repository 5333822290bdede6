import { store } from './browser-storage.ts';
import { setUnsavedWork } from './unsaved-work.ts';

/** Stores something that a person expects to find at the next visit. The site says so once if that fails. */
export function keep(name: string, value: unknown): void {
  if (!store(name, value)) setUnsavedWork(true);
}
