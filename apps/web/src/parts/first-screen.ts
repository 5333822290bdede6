/** The element with the first screen that came with the document. */
const SELECTOR = '.first-screen';

/** Returns whether the document still contains a first screen, which the page will replace. */
export function hasFirstScreen(): boolean {
  return document.querySelector(SELECTOR) !== null;
}

/** Returns whether the document shows a first screen. `theme.js` hides one in a language that the visitor has not chosen. */
export function showsFirstScreen(): boolean {
  return hasFirstScreen() && document.documentElement.dataset.firstScreen !== 'hidden';
}

/**
 * Hides everything after the first screen while it is rendered, which saves the browser its layout. Returns a function
 * that shows it.
 */
export function hideBehindFirstScreen(): () => void {
  const { classList } = document.documentElement;
  classList.add('starting');
  return () => classList.remove('starting');
}

/**
 * Takes the picture of a board from the first screen, to show it until the board itself is drawn. Returns null if the
 * visitor did not see one.
 */
export function takeStillBoard(): Element | null {
  if (document.documentElement.dataset.firstScreen !== undefined) return null;
  const board = document.querySelector(`${SELECTOR} .still-board`);
  board?.remove();
  return board;
}

/** Removes the first screen, once the page itself is in the document. A focused link, or the page itself, keeps the focus. */
export function removeFirstScreen(): void {
  const screen = document.querySelector(SELECTOR);
  const focused = document.activeElement;
  const selector = focused !== null && screen?.contains(focused) === true ? selectorOf(focused) : null;
  screen?.remove();
  if (selector !== null) document.querySelector<HTMLElement>(selector)?.focus();
}

/** Returns a selector for the element of the page that corresponds to a focused element of the first screen. */
function selectorOf(focused: Element): string | null {
  if (focused.id !== '') return `#${CSS.escape(focused.id)}`;
  const href = focused.getAttribute('href');
  return href === null ? null : `a[href="${CSS.escape(href)}"]`;
}
