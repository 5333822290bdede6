import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { GAME_NAMES_ENGLISH, type GameNames } from './english/game-names.ts';

/** What the games are called. */
export const gameNames: Accessor<GameNames> = translated(GAME_NAMES_ENGLISH, {
  de: async () => (await import('./german/game-names.ts')).GAME_NAMES_GERMAN,
});
