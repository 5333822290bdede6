import { store } from './browser-storage.ts';
import { setUnsavedWork } from './unsaved-work.ts';

/** Stores something that a person expects to find at the next visit. If that fails, the site warns the person once. */
export function keep(name: string, value: unknown): void {
  if (!store(name, value)) setUnsavedWork(true);
}
