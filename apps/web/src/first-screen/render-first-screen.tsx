import type { LanguageTag } from '@halma/locales';
import type { Me } from '@halma/protocol';
import { renderToString } from 'solid-js/web';
import { changeLanguage } from '../locale/language.ts';
import { navigate } from '../navigation/address.ts';
import { pathParts } from '../navigation/path.ts';
import { keepSession } from '../online/prepared-session.ts';
import { routeOf } from '../shell/routes.ts';
import { Site } from '../shell/site.tsx';

/** The session of a new visitor on the online pages. */
const NEW_VISITOR: Me = {
  person: { id: '', name: '', guest: true },
  hasPassword: false,
  isHost: false,
  limits: [],
};

/**
 * Markers and scripts for hydrating the markup. The page does not need them, because it renders the markup
 * again instead.
 */
const HYDRATION = /<!--.*?-->|<script>.*?<\/script>/gs;

/** The content security policy allows no style attributes. */
const STYLE_ATTRIBUTES = / style="[^"]*"/g;

/**
 * Returns the markup of a page as a new visitor first sees it, with the parts that have loaded. Runs during
 * the build, which calls it until no part is missing.
 *
 * @param href the URL of the page
 */
export async function renderFirstScreen(href: string, language: LanguageTag): Promise<string> {
  navigate(href, 'replace');
  await routeOf(pathParts(new URL(href, location.href))).page.preload();
  await changeLanguage(language);
  keepSession(NEW_VISITOR);
  return renderToString(() => <Site />)
    .replaceAll(HYDRATION, '')
    .replaceAll(STYLE_ATTRIBUTES, '')
    .replaceAll(/<(button|input|select|textarea) /g, '<$1 inert ')
    .replaceAll('<dialog', '<dialog open');
}
