import { defineStrings, type Strings } from '../load.ts';

/** The strings that all pages share: header, titles, notices. */
const english = {
  name: 'Halma',
  toHomePage: 'Halma home page',
  toContent: 'Skip to content',
  main: 'Main',
  tabs: {
    play: 'Play',
    online: 'Online',
    games: 'Games',
    learn: 'Learn',
    analysis: 'Analysis',
    solitaires: 'Solitaires',
  },
  more: 'More',
  menu: 'Menu',
  online: (people: number) => `${people} online`,
  signIn: 'Sign in',
  accountOf: (name: string) => `Account of ${name}`,
  yourTurns: (games: number) =>
    games === 1 ? 'Online: your move in 1 game' : `Online: your move in ${games} games`,
  titles: {
    home: 'Halma, the board game from 1885, and its family',
    play: 'Play',
    games: 'Games',
    solitaires: 'Solitaires',
    analysis: 'Analysis',
    learn: 'Learn',
    solved: 'Against perfect play',
    print: 'Print',
    online: 'Online',
    about: 'About this site',
    missing: 'Page not found',
  },
  title: (page: string) => `${page} · Halma`,
  loading: 'Loading…',
  missingText: 'There is no page at this address.',
  failed: 'Something went wrong',
  failedText: 'This page stopped working. Your games are saved on this device.',
  partFailed: 'This could not be loaded. Check your connection and try again.',
  offlineText: 'This page could not be loaded. Check your connection and try again.',
  tryAgain: 'Reload',
  goHome: 'Go to the home page',
  close: 'Close',
  settings: 'Settings',
  newBuild: 'A new version is available. Your games are saved.',
  update: 'Update',
};

export type SiteStrings = typeof english;

export const siteStrings: Strings<SiteStrings> = defineStrings('site', english);
