/** The element with the first screen that came with the document. */
const SELECTOR = '.first-screen';

/** Returns whether the document came with a first screen. */
export function hasFirstScreen(): boolean {
  return document.querySelector(SELECTOR) !== null;
}

/** Removes the first screen, once the page itself is in the document. A focused link keeps the focus. */
export function removeFirstScreen(): void {
  const screen = document.querySelector(SELECTOR);
  const focused = document.activeElement;
  const href = screen?.contains(focused) === true ? focused?.getAttribute('href') : null;
  screen?.remove();
  if (typeof href === 'string') document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
}
