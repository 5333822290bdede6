import type { SiteStrings } from '@halma/locales/site';
import { type Component, lazy } from 'solid-js';
import { withCatalogue } from '../locale/language.ts';
import type { PageProps } from '../navigation/path.ts';
import type { IconName } from '../parts/icon-lines.ts';

/** The tabs, in order. */
export const TABS = ['play', 'online', 'games', 'learn', 'analysis', 'solitaires'] as const;

export type Tab = (typeof TABS)[number];

/** The icons of the tabs. */
export const TAB_ICONS: Readonly<Record<Tab, IconName>> = {
  play: 'play',
  online: 'globe',
  games: 'grid',
  learn: 'book',
  analysis: 'graph',
  solitaires: 'solo',
};

/**
 * The number of tabs that fit on a phone. The style sheet hides the other tabs, which the “More” tab lists.
 */
export const SHORT_TAB_COUNT = 4;

/** A page of the site. */
export interface Route {
  /** The first part of the path; empty for the home page. */
  readonly name: string;
  readonly title: keyof SiteStrings['titles'];
  /** The page's tab; null if it has none. */
  readonly tab: Tab | null;
  /** Whether the page shows a game. On a phone, the game's actions then replace the tabs. */
  readonly hasGame?: boolean;
  /** Whether the page ends at the bottom edge of the window, without a footer. */
  readonly hasNoFooter?: boolean;
  /**
   * Whether other sites may embed the page in a frame. It then has neither header nor footer and stores
   * nothing.
   */
  readonly isEmbedded?: boolean;
  /** Whether the page holds state that a reload would lose. */
  readonly hasUnsavedState?: boolean;
  readonly page: Component<PageProps> & { readonly preload: () => Promise<unknown> };
  /**
   * Fetches what the page needs before it can replace its first screen.
   *
   * @param path the parts of the path after the page's name
   */
  readonly prepare?: (path: readonly string[]) => Promise<unknown>;
}

/** The pages. The server has the same list of names, and responds to any other URL with 404. */
export const ROUTES: readonly Route[] = [
  { name: '', title: 'home', tab: 'play', page: lazy(() => withCatalogue(import('../pages/home/page.tsx'))) },
  {
    name: 'play',
    title: 'play',
    tab: 'play',
    hasGame: true,
    hasNoFooter: true,
    page: lazy(() => withCatalogue(import('../pages/play/page.tsx'))),
  },
  {
    name: 'games',
    title: 'games',
    tab: 'games',
    page: lazy(() => withCatalogue(import('../pages/games/page.tsx'))),
  },
  {
    name: 'solitaires',
    title: 'solitaires',
    tab: 'solitaires',
    hasUnsavedState: true,
    page: lazy(() => withCatalogue(import('../pages/solitaires/page.tsx'))),
  },
  {
    name: 'analysis',
    title: 'analysis',
    tab: 'analysis',
    hasNoFooter: true,
    hasUnsavedState: true,
    page: lazy(() => withCatalogue(import('../pages/analysis/page.tsx'))),
  },
  {
    name: 'learn',
    title: 'learn',
    tab: 'learn',
    page: lazy(() => withCatalogue(import('../pages/learn/page.tsx'))),
  },
  {
    name: 'solved',
    title: 'solved',
    tab: 'learn',
    hasUnsavedState: true,
    page: lazy(() => withCatalogue(import('../pages/solved/page.tsx'))),
  },
  {
    name: 'print',
    title: 'print',
    tab: 'learn',
    page: lazy(() => withCatalogue(import('../pages/print/page.tsx'))),
  },
  {
    name: 'about',
    title: 'about',
    tab: null,
    page: lazy(() => withCatalogue(import('../pages/about/page.tsx'))),
  },
  {
    name: 'online',
    title: 'online',
    tab: 'online',
    page: lazy(() => withCatalogue(import('../pages/online/page.tsx'))),
    prepare: async (path) => (await import('../pages/online/page.tsx')).prepare(path),
  },
  {
    name: 'embed',
    title: 'online',
    tab: null,
    hasNoFooter: true,
    isEmbedded: true,
    page: lazy(() => withCatalogue(import('../pages/embed/page.tsx'))),
  },
];

const MISSING: Route = {
  name: '',
  title: 'missing',
  tab: null,
  page: lazy(() => withCatalogue(import('../pages/missing/page.tsx'))),
};

/** Returns the page at a path, or the page for unknown URLs. */
export function routeOf([name = '']: readonly string[]): Route {
  return ROUTES.find((route) => route.name === name) ?? MISSING;
}

/** Returns the URL of a tab. The “Play” tab opens the home page. */
export function addressOfTab(tab: Tab): string {
  return tab === 'play' ? '/' : `/${tab}`;
}
