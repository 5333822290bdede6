/** The time after which a page no longer replaces its title, in milliseconds. */
const LOADING_TIME_MS = 10_000;

const INPUT_EVENTS = ['keydown', 'pointerdown'] as const;

let stop = (): void => {};

/**
 * Moves the focus to the title of a page, so that screen readers read it and the keyboard continues from there. A page can
 * mark a different part with `data-arrival`. A title that appears or is replaced while the page loads takes the focus as well,
 * unless the user has pressed a key or a button of the mouse in the meantime.
 */
export function focusTitle(): void {
  stop();
  if (document.querySelector('dialog[open]') !== null) return;
  let hasFocused = tryFocus();
  const observer = new MutationObserver(() => {
    // A dialog has the focus, and returns it when it closes.
    if (document.querySelector('dialog[open]') !== null) stop();
    else if (!hasFocused || document.activeElement === document.body) hasFocused = tryFocus() || hasFocused;
  });
  observer.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
  const timeout = setTimeout(() => stop(), LOADING_TIME_MS);
  stop = () => {
    observer.disconnect();
    clearTimeout(timeout);
    for (const type of INPUT_EVENTS) removeEventListener(type, stop, true);
  };
  for (const type of INPUT_EVENTS) addEventListener(type, stop, true);
}

/** Focuses the title if there is one. Returns whether it did. */
function tryFocus(): boolean {
  const title =
    document.querySelector<HTMLElement>('[data-arrival]') ?? document.querySelector<HTMLElement>('h1');
  if (title === null) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}
