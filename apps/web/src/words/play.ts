import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { PLAY_ENGLISH, type PlayWords } from './english/play.ts';
import { PLAY_GERMAN } from './german/play.ts';

/** What stands on the page beside the board. */
export const playWords: Accessor<PlayWords> = translated({ en: PLAY_ENGLISH, de: PLAY_GERMAN });
