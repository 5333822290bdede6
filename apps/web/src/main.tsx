import './style/index.css';
import { createEffect } from 'solid-js';
import { render } from 'solid-js/web';
import { address, followLinks, pathParts } from './site/address.ts';
import { language } from './site/language.ts';
import { keepOffline } from './site/offline.ts';
import { routeOf } from './site/routes.ts';
import { Site } from './site/site.tsx';
import { startLanguage } from './site/stored-language.ts';

followLinks();
keepOffline();
// The page is fetched beside the words of its frame; what goes wrong is said where the page is shown.
routeOf(pathParts(address()))
  .page.preload()
  .catch(() => undefined);
// Not awaited here: the chunks of the pages import from this module, and would wait for it.
void startLanguage().then(() =>
  render(() => {
    createEffect(() => {
      document.documentElement.lang = language();
    });
    return <Site />;
  }, document.body),
);
