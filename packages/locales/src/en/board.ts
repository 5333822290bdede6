import { type BoardStrings, ENGLISH_BOARD_STRINGS } from '@halma/board';
import { defineStrings, type Strings } from '../load.ts';

/** The strings that the board gives to screen readers. The English ones are part of the element. */
export const boardStrings: Strings<BoardStrings> = defineStrings('board', ENGLISH_BOARD_STRINGS);
