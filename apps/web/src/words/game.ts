import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { GAME_ENGLISH, type GameWords } from './english/game.ts';

/** What is said of a game. */
export const gameWords: Accessor<GameWords> = translated(GAME_ENGLISH, {
  de: async () => (await import('./german/game.ts')).GAME_GERMAN,
});
