import { OPTION_NAMES, type OptionName } from '@halma/rules';
import { OPTIONS_ENGLISH } from '../words/english/options.ts';

/** The options that make the game another one: they are offered at once, the others under “More options”. */
export const MAIN_OPTIONS: readonly OptionName[] = ['teams', 'adjacentPairing', 'marked', 'star15'];

/** The other options a person may set: those there are words for, in the order of the words. */
export const OTHER_OPTIONS: readonly OptionName[] = Object.keys(OPTIONS_ENGLISH).flatMap((name) =>
  OPTION_NAMES.filter((one) => one === name && !MAIN_OPTIONS.includes(one)),
);
