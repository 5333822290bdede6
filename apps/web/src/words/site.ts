import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { SITE_ENGLISH, type SiteWords } from './english/site.ts';

/** What stands round every page. */
export const siteWords: Accessor<SiteWords> = translated(SITE_ENGLISH, {
  de: async () => (await import('./german/site.ts')).SITE_GERMAN,
});
