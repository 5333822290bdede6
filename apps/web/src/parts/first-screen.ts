/** The element that contains the first screen that came with the document. */
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
 * Hides the page content behind the first screen while that content is being rendered, so that the browser
 * does not lay it out. Returns a function that shows the content.
 */
export function hideBehindFirstScreen(): () => void {
  const { classList } = document.documentElement;
  classList.add('starting');
  return () => classList.remove('starting');
}

/**
 * Takes the picture of a board out of the first screen, so that it can be shown until the board itself is
 * drawn. Returns null if the visitor did not see such a picture.
 */
export function detachStillBoard(): Element | null {
  if (document.documentElement.dataset.firstScreen !== undefined) return null;
  const board = document.querySelector(`${SELECTOR} .still-board`);
  board?.remove();
  return board;
}

/**
 * Removes the first screen once the page itself is in the document. If a link or an element with an id in it
 * has focus, focus moves to the same element on the page.
 */
export function removeFirstScreen(): void {
  const screen = document.querySelector(SELECTOR);
  const focused = document.activeElement;
  const selector = focused !== null && screen?.contains(focused) === true ? selectorOf(focused) : null;
  screen?.remove();
  if (selector !== null) document.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * Returns a selector for the element on the page that corresponds to a focused element in the first screen.
 */
function selectorOf(focused: Element): string | null {
  if (focused.id !== '') return `#${CSS.escape(focused.id)}`;
  const href = focused.getAttribute('href');
  return href === null ? null : `a[href="${CSS.escape(href)}"]`;
}
