import { type Accessor, batch, createSignal } from 'solid-js';

const [count, setCount] = createSignal(0);
const [current, setCurrent] = createSignal<URL>(new URL(location.href));

/** Where the page is now; follows links inside the site, `go`, and the back button. */
export const address: Accessor<URL> = current;

/** The parts of the path: `/learn/hop` is `['learn', 'hop']`. */
export function pathParts(url: URL): readonly string[] {
  return url.pathname.split('/').filter((part) => part !== '');
}

/** How often the visitor has come somewhere else. */
export const arrivals: Accessor<number> = count;

/**
 * Goes to an address of the site. With `replace` the back button does not come back to the present one; with `rename` the
 * visitor stays where he is, and only the address is another.
 */
export function go(href: string, how: 'push' | 'replace' | 'rename' = 'push'): void {
  const next = new URL(href, location.href);
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', next);
  batch(() => {
    setCurrent(next);
    if (how !== 'rename') setCount(count() + 1);
  });
}

/** Does the part of an address behind the sign # name a place on the page, rather than something to be shown? */
export function isPlace(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null;
}

/** Lets plain links inside the site be followed without loading the page anew. Call once, at the start. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    const next = new URL(location.href);
    if (isPlace(next.hash)) next.hash = '';
    // to a place on the page, or back from there: the browser has gone by itself
    if (next.href === current().href) return;
    batch(() => {
      setCurrent(next);
      setCount(count() + 1);
    });
  });
  document.addEventListener('click', (event) => {
    const href = followable(event);
    if (href === undefined) return;
    event.preventDefault();
    go(href);
    scrollTo(0, 0);
  });
}

/** The address of a click on a link that the page itself can follow. */
function followable(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link === undefined || link.origin !== location.origin) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.href;
}
