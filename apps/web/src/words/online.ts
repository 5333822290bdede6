import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { ONLINE_ENGLISH, type OnlineWords } from './english/online.ts';

/** Everything that is said at a table of people. */
export const onlineWords: Accessor<OnlineWords> = translated(ONLINE_ENGLISH, {
  de: async () => (await import('./german/online.ts')).ONLINE_GERMAN,
});
