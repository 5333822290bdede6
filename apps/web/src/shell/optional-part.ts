import { type Component, lazy } from 'solid-js';
import { withCatalogue } from '../locale/language.ts';

/**
 * Returns a component that loads on demand, and that the page works without. If it cannot be loaded, it stays empty, because
 * an error outside the page would also stop the site from changing pages.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ readonly default: Component<Props> }>,
): Component<Props> {
  return lazy(() => withCatalogue(load()).catch(() => ({ default: () => null })));
}
