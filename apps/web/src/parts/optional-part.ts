import { type Component, lazy } from 'solid-js';
import { withCatalogue } from '../locale/language.ts';

/** The time after which a part that could not be loaded is requested again, in milliseconds. Each further wait is twice as long. */
const FIRST_RETRY_MS = 2000;

/**
 * Returns a component that loads on demand and that the page can do without. While it cannot be loaded, it stays empty,
 * because an error would replace the whole page, or, outside the page, stop the site from changing pages.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ readonly default: Component<Props> }>,
): Component<Props> {
  return lazy(() => loadUntilDone(() => withCatalogue(load())));
}

/** Loads a module. If that fails, tries again after a while, and when the connection returns. */
export const loadUntilDone = <Module>(
  load: () => Promise<Module>,
  waitMs = FIRST_RETRY_MS,
): Promise<Module> =>
  load().catch(() =>
    new Promise((resolve) => {
      setTimeout(resolve, waitMs);
      addEventListener('online', resolve);
    }).then(() => loadUntilDone(load, 2 * waitMs)),
  );
