/** The element with the first screen that came with the document. */
const SELECTOR = '.first-screen';

/** Returns whether the document shows a first screen. `theme.js` hides one in a language that the visitor has not chosen. */
export function showsFirstScreen(): boolean {
  return (
    document.querySelector(SELECTOR) !== null && document.documentElement.dataset.firstScreen !== 'hidden'
  );
}

/** Removes the first screen, once the page itself is in the document. A focused link keeps the focus. */
export function removeFirstScreen(): void {
  const screen = document.querySelector(SELECTOR);
  const focused = document.activeElement;
  const href = screen?.contains(focused) === true ? focused?.getAttribute('href') : null;
  screen?.remove();
  if (typeof href === 'string') document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
}
