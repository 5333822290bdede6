import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { ONLINE_ENGLISH, type OnlineWords } from './english/online.ts';
import { ONLINE_GERMAN } from './german/online.ts';

/** Everything that is said at a table of people. */
export const onlineWords: Accessor<OnlineWords> = translated({ en: ONLINE_ENGLISH, de: ONLINE_GERMAN });
