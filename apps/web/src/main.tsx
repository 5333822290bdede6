import './style/index.css';
import { createEffect } from 'solid-js';
import { render } from 'solid-js/web';
import { direction, language, startLanguage } from './locale/language.ts';
import { address, handleLinks } from './navigation/address.ts';
import { pathParts } from './navigation/path.ts';
import { registerServiceWorker } from './shell/offline.ts';
import { routeOf } from './shell/routes.ts';
import { Site } from './shell/site.tsx';

handleLinks();
registerServiceWorker();
// Fetches the page while the frame's strings load. `Site` reports failures where it shows the page.
routeOf(pathParts(address()))
  .page.preload()
  .catch(() => undefined);
// Without `await`, because the chunks of the pages import from this module and would wait for it.
void startLanguage().then(() =>
  render(() => {
    createEffect(() => {
      document.documentElement.lang = language();
      document.documentElement.dir = direction();
    });
    return <Site />;
  }, document.body),
);
