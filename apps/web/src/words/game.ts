import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { GAME_ENGLISH, type GameWords } from './english/game.ts';
import { GAME_GERMAN } from './german/game.ts';

/** What is said of a game. */
export const gameWords: Accessor<GameWords> = translated({ en: GAME_ENGLISH, de: GAME_GERMAN });
