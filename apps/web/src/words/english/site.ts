/** The words of the frame round every page. */
export const SITE_ENGLISH = {
  name: 'Halma',
  toFirstPage: 'Halma, first page',
  toContent: 'Skip to the page',
  main: 'Main',
  tabs: { play: 'Play', solitaires: 'Solitaires', analysis: 'Analysis', learn: 'Learn', people: 'People' },
  yourTurns: (games: number) =>
    games === 1 ? 'People: your move in 1 game' : `People: your move in ${games} games`,
  titles: {
    home: 'Halma, the game of 1885, and its family',
    play: 'Play',
    solitaires: 'Solitaires',
    analysis: 'Analysis',
    learn: 'Learn',
    print: 'Print',
    people: 'People',
    missing: 'Page not found',
  },
  title: (page: string) => `${page} · Halma`,
  loading: 'The page is being fetched.',
  missing: 'Page not found',
  missingText: 'There is nothing at this address. The board is one press away.',
  failed: 'This page has stopped',
  failedText: 'Something in it went wrong. Games you have begun are kept on this device.',
  offlineText: 'This page could not be fetched. Check the connection, then load it again.',
  tryAgain: 'Load it again',
  goHome: 'Go to the first page',
  close: 'Close',
  settings: 'Settings',
  newBuild: 'A new version is ready. Games are kept.',
  takeNewBuild: 'Show it',
  language: 'Language',
  languageFailed:
    'The words of this language could not be fetched. Check the connection, then choose it again.',
  themes: { paper: 'Paper', quiet: 'Quiet', contrast: 'Contrast' },
  schemes: { system: 'As my system', light: 'Light', dark: 'Dark' },
  colours: 'Colours',
  light: 'Light or dark',
};

export type SiteWords = typeof SITE_ENGLISH;
