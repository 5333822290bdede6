import { type BoardWords, ENGLISH_BOARD } from '@halma/board';
import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { BOARD_GERMAN } from './german/board.ts';

/** What the board says aloud. */
export const boardWords: Accessor<BoardWords> = translated({ en: ENGLISH_BOARD, de: BOARD_GERMAN });
