import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { NEW_GAME_ENGLISH, type NewGameWords } from './english/new-game.ts';

/** What is said where a game is chosen. */
export const newGameWords: Accessor<NewGameWords> = translated(NEW_GAME_ENGLISH, {
  de: async () => (await import('./german/new-game.ts')).NEW_GAME_GERMAN,
});
