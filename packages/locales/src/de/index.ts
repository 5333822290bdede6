import type { Locale } from '../subjects.ts';

/** German. */
export const locale: Locale = {
  analysis: () => import('./analysis.ts'),
  board: () => import('./board.ts'),
  endings: () => import('./endings.ts'),
  game: () => import('./game.ts'),
  'game-names': () => import('./game-names.ts'),
  glossary: () => import('./glossary.ts'),
  home: () => import('./home.ts'),
  learn: () => import('./learn.ts'),
  'new-game': () => import('./new-game.ts'),
  online: () => import('./online.ts'),
  options: () => import('./options.ts'),
  people: () => import('./people.ts'),
  play: () => import('./play.ts'),
  print: () => import('./print.ts'),
  reading: () => import('./reading.ts'),
  reasons: () => import('./reasons.ts'),
  rules: () => import('./rules.ts'),
  server: () => import('./server.ts'),
  settings: () => import('./settings.ts'),
  site: () => import('./site.ts'),
  solitaires: () => import('./solitaires.ts'),
};
