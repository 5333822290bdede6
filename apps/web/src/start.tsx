import { createEffect } from 'solid-js';
import { render } from 'solid-js/web';
import { hasFirstScreen, removeFirstScreen } from './first-screen/replace-first-screen.ts';
import { direction, language, startLanguage } from './locale/language.ts';
import { address, handleLinks } from './navigation/address.ts';
import { pathParts } from './navigation/path.ts';
import { routeOf } from './shell/routes.ts';
import { Site } from './shell/site.tsx';

/** How long the first screen of the document waits for the page, in milliseconds. Then the frame of the site replaces it. */
const MAX_WAIT_MS = 4000;

handleLinks();
// Fetches the page while the frame's strings load. `Site` reports failures where it shows the page.
const route = routeOf(pathParts(address()));
const page = Promise.all([route.page.preload(), route.prepare?.(pathParts(address()).slice(1))]).catch(
  () => undefined,
);
const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
/** The page renders in a task of its own, so that a press does not wait for the scripts to start as well. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// Without `await`, because the chunks of the pages import from this module and would wait for it.
void Promise.all([startLanguage(), hasFirstScreen() && Promise.race([page, timeout])])
  .then(nextTask)
  .then(() => {
    render(() => {
      createEffect(() => {
        document.documentElement.lang = language();
        document.documentElement.dir = direction();
      });
      return <Site />;
    }, document.body);
    removeFirstScreen();
    // After the page, which needs the connection first. Without the file, the site works while there is a connection.
    import('./shell/offline.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      () => undefined,
    );
  });
