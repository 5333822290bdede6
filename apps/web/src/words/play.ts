import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { PLAY_ENGLISH, type PlayWords } from './english/play.ts';

/** What stands on the page beside the board. */
export const playWords: Accessor<PlayWords> = translated(PLAY_ENGLISH, {
  de: async () => (await import('./german/play.ts')).PLAY_GERMAN,
});
