import { type BoardStrings, ENGLISH_BOARD_STRINGS } from '@halma/board';
import { type Words, words } from '../load.ts';

/** What the board reads aloud. Its English is part of the element. */
export const boardWords: Words<BoardStrings> = words('board', ENGLISH_BOARD_STRINGS);
