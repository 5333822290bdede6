import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { NEW_GAME_ENGLISH, type NewGameWords } from './english/new-game.ts';
import { NEW_GAME_GERMAN } from './german/new-game.ts';

/** What is said where a game is chosen. */
export const newGameWords: Accessor<NewGameWords> = translated({
  en: NEW_GAME_ENGLISH,
  de: NEW_GAME_GERMAN,
});
