import { type Accessor, batch, createSignal } from 'solid-js';
import { toCurrentAddress } from './path.ts';

const [count, setCount] = createSignal(0);
const [current, setCurrent] = createSignal<URL>(toCurrentAddress(new URL(location.href)));

/** The current URL of the page. It changes with links inside the site, `navigate`, and the back button. */
export const address: Accessor<URL> = current;

/**
 * How many times a page has been opened, even at the same URL. Opening a dialog does not count, nor does going back from
 * one.
 */
export const navigationCount: Accessor<number> = count;

/** Whether the browser is still going back to the previous URL. */
let isGoingBack = false;

/**
 * Goes to a URL on the site. With `replace`, the back button does not return to the previous URL.
 * With `rename`, only the URL changes, and the page stays. With `dialog`, a dialog opens over the page,
 * and the page regains the focus afterwards.
 */
export function navigate(href: string, mode: 'push' | 'replace' | 'rename' | 'dialog' = 'push'): void {
  if (isGoingBack) {
    // Runs after the listener in `handleLinks`.
    addEventListener('popstate', () => navigate(href, mode), { once: true });
    return;
  }
  const next = toCurrentAddress(new URL(href, location.href));
  history[mode === 'push' || mode === 'dialog' ? 'pushState' : 'replaceState'](null, '', next);
  batch(() => {
    setCurrent(next);
    if (mode === 'push' || mode === 'replace') setCount(count() + 1);
  });
}

/** A dialog with its own URL, so that the back button closes it. */
interface DialogInHistory {
  readonly open: (href: string) => void;
  /**
   * Leaves the URL of the dialog.
   *
   * @param href the URL of the page behind the dialog, for a visit that began with the dialog
   */
  readonly close: (href: string) => void;
}

/** Tracks whether the page has opened its dialog, in which case closing it goes back in the history. */
export function createDialogInHistory(): DialogInHistory {
  let isInHistory = false;
  return {
    open: (href) => {
      isInHistory = true;
      navigate(href, 'dialog');
    },
    close: (href) => {
      if (!isInHistory) return navigate(href, 'replace');
      isInHistory = false;
      isGoingBack = true;
      history.back();
    },
  };
}

/** Returns whether the fragment of a URL is the id of an element rather than data for the page. */
export function isElementId(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null;
}

/** Scrolls to the element whose id is the fragment of the URL. Returns false if the page has none. */
export function scrollToFragment(): boolean {
  const target = document.getElementById(location.hash.slice(1));
  target?.scrollIntoView();
  return target !== null;
}

/** Makes links inside the site work without reloading the page. Call it once, at the start. */
export function handleLinks(): void {
  if (current().href !== location.href) navigate(current().href, 'rename');
  addEventListener('popstate', () => {
    isGoingBack = false;
    const next = toCurrentAddress(new URL(location.href));
    // The browser itself scrolls to an element on the page and back. Data for the page in the fragment still applies.
    if (isElementId(next.hash)) next.hash = next.pathname === current().pathname ? current().hash : '';
    if (next.href === current().href) return;
    // A dialog that closes returns the focus to the element that opened it.
    const closesDialog = document.querySelector('dialog') !== null;
    batch(() => {
      setCurrent(next);
      if (!closesDialog) setCount(count() + 1);
    });
  });
  document.addEventListener('click', (event) => {
    const href = hrefToFollow(event);
    if (href === undefined) return;
    event.preventDefault();
    // The second click of a double click must not add another history entry for the same page.
    navigate(href, href === location.href ? 'replace' : 'push');
    if (!scrollToFragment()) scrollTo(0, 0);
  });
}

/** The documentation for programmers and operators: a separate site. */
const DOCUMENTATION_PATH = /^\/docs(?:\/|$)/;

/** Returns the URL of a clicked link if the page can follow the link itself. */
function hrefToFollow(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link === undefined || link.origin !== location.origin) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  if (link.getAttribute('href')?.startsWith('#') || DOCUMENTATION_PATH.test(link.pathname)) return undefined;
  return link.href;
}
