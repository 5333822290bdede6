import { onCleanup, onMount } from 'solid-js';
import { isKeyTaken } from '../../board/step-keys.ts';
import { isFullScreen, setFullScreen } from './full-screen.ts';

/** The keys that work anywhere on a game page. `KeysDialog` lists them. */
const FULL_SCREEN_KEY = 'f';
const HELP_KEY = '?';

/**
 * Listens for the page's keys while the component is shown.
 *
 * @param openHelp opens the list of keys
 */
export function listenToPageKeys(openHelp: () => void): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event)) return;
    if (event.key.toLowerCase() === FULL_SCREEN_KEY) setFullScreen(!isFullScreen());
    else if (event.key === HELP_KEY) openHelp();
    // Needed only if the game fills the window rather than the screen. Otherwise the browser itself exits
    // full-screen mode.
    else if (event.key === 'Escape' && isFullScreen()) setFullScreen(false);
    else return;
    event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', listen));
  onCleanup(() => document.removeEventListener('keydown', listen));
}
