import { createEffect, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { direction, language, startLanguage } from './locale/language.ts';
import { address, handleLinks } from './navigation/address.ts';
import { pathParts } from './navigation/path.ts';
import { hideBehindFirstScreen, removeFirstScreen, showsFirstScreen } from './parts/first-screen.ts';
import { loadUntilDone } from './parts/optional-part.ts';
import { routeOf } from './shell/routes.ts';
import { Site } from './shell/site.tsx';

/**
 * The maximum time that the first screen stays while the page loads, in milliseconds. After that, the site's
 * frame replaces it.
 */
const MAX_WAIT_MS = 4000;

handleLinks();
// Fetches the page while the frame's strings load. `Site` reports failures where it shows the page.
const route = routeOf(pathParts(address()));
const page = Promise.all([route.page.preload(), route.prepare?.(pathParts(address()).slice(1))]).catch(
  () => undefined,
);
const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
/** Waits for the next task, so that the browser can handle input between two steps. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The module itself must not wait: the pages' chunks import from it and would wait for it.
void start();

async function start(): Promise<void> {
  await Promise.all([startLanguage(), showsFirstScreen() && Promise.race([page, timeout])]);
  await nextTask();
  // Behind a first screen, the frame and the page are rendered in separate tasks.
  const [isFrameOnly, setFrameOnly] = createSignal(showsFirstScreen());
  const showPage = hideBehindFirstScreen();
  render(() => {
    createEffect(() => {
      document.documentElement.lang = language();
      document.documentElement.dir = direction();
    });
    return <Site isFrameOnly={isFrameOnly()} />;
  }, document.body);
  if (isFrameOnly()) await nextTask();
  showPage();
  setFrameOnly(false);
  removeFirstScreen();
  // Loads last, so that it does not compete with the page.
  if (route.isEmbedded !== true) void loadUntilDone(() => import('./shell/late-parts.ts'));
}
