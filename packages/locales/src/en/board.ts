import { type BoardStrings, ENGLISH_BOARD_STRINGS } from '@halma/board';
import { type Words, words } from '../load.ts';

/** The texts that the board gives to screen readers. The English ones are part of the element. */
export const boardWords: Words<BoardStrings> = words('board', ENGLISH_BOARD_STRINGS);
