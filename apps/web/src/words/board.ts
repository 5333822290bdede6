import { type BoardWords, ENGLISH_BOARD } from '@halma/board';
import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';

/** What the board says aloud. */
export const boardWords: Accessor<BoardWords> = translated(ENGLISH_BOARD, {
  de: async () => (await import('./german/board.ts')).BOARD_GERMAN,
});
