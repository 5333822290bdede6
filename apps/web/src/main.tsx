import './style/index.css';
import { render } from 'solid-js/web';
import { followLinks } from './site/address.ts';
import { keepOffline } from './site/offline.ts';
import { Site } from './site/site.tsx';
import { startLanguage } from './site/stored-language.ts';

followLinks();
keepOffline();
render(() => {
  startLanguage();
  return <Site />;
}, document.body);
