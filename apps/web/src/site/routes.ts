import { type Component, lazy } from 'solid-js';
import type { SiteWords } from '../words/english/site.ts';
import { withWords } from './catalogues.ts';

/** What a page is told: the parts of the path after its own name. */
export interface PageProps {
  readonly path: readonly string[];
}

/** The tabs, in their order. */
export const TABS = ['play', 'solitaires', 'analysis', 'learn', 'people'] as const;

export type Tab = (typeof TABS)[number];

/** A page of the site. */
export interface Route {
  /** The first part of its path; empty for the first page. */
  readonly name: string;
  readonly title: keyof SiteWords['titles'];
  /** The tab it belongs to. */
  readonly tab: Tab | null;
  /** Is a board played on here? On a phone the tabs then give way to what is done in the game. */
  readonly inGame?: boolean;
  /** Is there something on it that only the page itself holds, and loading anew would lose? */
  readonly holdsUnkept?: boolean;
  readonly page: Component<PageProps> & { readonly preload: () => Promise<unknown> };
}

/** Every page. The server has the same names, so that an address with none of them is answered as not found. */
export const ROUTES: readonly Route[] = [
  { name: '', title: 'home', tab: 'play', page: lazy(() => withWords(import('../pages/home/page.tsx'))) },
  {
    name: 'play',
    title: 'play',
    tab: 'play',
    inGame: true,
    page: lazy(() => withWords(import('../pages/play/page.tsx'))),
  },
  {
    name: 'solitaires',
    title: 'solitaires',
    tab: 'solitaires',
    holdsUnkept: true,
    page: lazy(() => withWords(import('../pages/solitaires/page.tsx'))),
  },
  {
    name: 'analysis',
    title: 'analysis',
    tab: 'analysis',
    holdsUnkept: true,
    page: lazy(() => withWords(import('../pages/analysis/page.tsx'))),
  },
  {
    name: 'learn',
    title: 'learn',
    tab: 'learn',
    page: lazy(() => withWords(import('../pages/learn/page.tsx'))),
  },
  {
    name: 'print',
    title: 'print',
    tab: 'learn',
    page: lazy(() => withWords(import('../pages/print/page.tsx'))),
  },
  {
    name: 'people',
    title: 'people',
    tab: 'people',
    page: lazy(() => withWords(import('../pages/people/page.tsx'))),
  },
];

const MISSING: Route = {
  name: '',
  title: 'missing',
  tab: null,
  page: lazy(() => withWords(import('../pages/missing/page.tsx'))),
};

/** The page at a path. */
export function routeOf([name = '']: readonly string[]): Route {
  return ROUTES.find((route) => route.name === name) ?? MISSING;
}

/** Where a tab leads: playing begins on the first page. */
export function addressOfTab(tab: Tab): string {
  return tab === 'play' ? '/' : `/${tab}`;
}
