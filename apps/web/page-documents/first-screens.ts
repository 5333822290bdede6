import { GAME_GROUPS, GAME_IDS } from '@halma/rules';

/** A URL whose document shows the page before the scripts run. */
export interface FirstScreen {
  readonly address: string;
  /** The name of the document, which the server derives from the URL. */
  readonly name: string;
  /** The modules that the page loads for its first screen, relative to `src`. */
  readonly modules: readonly string[];
  /** The class that the page sets on the body. */
  readonly bodyClass?: string;
}

const NEW_GAME = ['pages/play/page.tsx', 'pages/play/new-game-dialog.tsx'];

export const FIRST_SCREENS: readonly FirstScreen[] = [
  { address: '/', name: 'home', modules: ['pages/home/page.tsx'] },
  {
    address: '/play',
    name: 'play',
    modules: ['pages/play/page.tsx', 'pages/game/panel.tsx', 'pages/game/tools.tsx'],
    bodyClass: 'in-game',
  },
  {
    address: '/play/new?with=computer',
    name: 'play/new/with=computer',
    modules: NEW_GAME,
    bodyClass: 'in-game',
  },
  {
    address: '/play/new?with=friends',
    name: 'play/new/with=friends',
    modules: NEW_GAME,
    bodyClass: 'in-game',
  },
  { address: '/analysis', name: 'analysis', modules: ['pages/analysis/page.tsx'] },
  { address: '/games', name: 'games', modules: ['pages/games/page.tsx'] },
  ...[...GAME_GROUPS, ...GAME_IDS].map((game) => ({
    address: `/games/${game}`,
    name: `games/${game}`,
    modules: ['pages/games/page.tsx'],
  })),
  { address: '/learn', name: 'learn', modules: ['pages/learn/page.tsx'] },
  { address: '/solitaires', name: 'solitaires', modules: ['pages/solitaires/page.tsx'] },
  { address: '/online', name: 'online', modules: ['pages/online/page.tsx', 'pages/online/lobby/lobby.tsx'] },
];
