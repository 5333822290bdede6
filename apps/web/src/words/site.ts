import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { SITE_ENGLISH, type SiteWords } from './english/site.ts';
import { SITE_GERMAN } from './german/site.ts';

/** What stands round every page. */
export const siteWords: Accessor<SiteWords> = translated({ en: SITE_ENGLISH, de: SITE_GERMAN });
