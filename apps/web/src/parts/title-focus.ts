import { moveFocusTo, takeLostFocus } from './take-lost-focus.ts';

/** How long after the call a title that appears late still takes the focus, in milliseconds. */
const LOADING_TIME_MS = 10_000;

const INPUT_EVENTS = ['keydown', 'pointerdown'] as const;

let stop = (): void => {};

/**
 * Moves the focus to the title of a page, so that screen readers read it and the keyboard continues from there. A page
 * can mark a different part with `data-arrival`. A title that appears or is replaced while the page loads takes the
 * focus as well, unless the user has pressed a key, clicked or tapped in the meantime.
 */
export function focusTitle(): void {
  stop();
  if (isDialogOpen()) return;
  let hasFocused = false;
  const focus = (): void => {
    const title = titleOf();
    if (title === null) return;
    if (hasFocused) takeLostFocus(title);
    else moveFocusTo(title);
    hasFocused = true;
  };
  focus();
  // An open dialog has focus and returns it on closing.
  const observer = new MutationObserver(() => (isDialogOpen() ? stop() : focus()));
  observer.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
  const timeout = setTimeout(() => stop(), LOADING_TIME_MS);
  stop = () => {
    observer.disconnect();
    clearTimeout(timeout);
    for (const type of INPUT_EVENTS) removeEventListener(type, stop, true);
  };
  for (const type of INPUT_EVENTS) addEventListener(type, stop, true);
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function titleOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-arrival]') ?? document.querySelector<HTMLElement>('h1');
}
