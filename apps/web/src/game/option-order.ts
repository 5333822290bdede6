import { optionWords } from '@halma/locales/options';
import { OPTION_NAMES, type OptionName } from '@halma/rules';

/** The main options, which are offered at once; the others are under “More options”. */
export const MAIN_OPTIONS: readonly OptionName[] = [
  'teams',
  'adjacentPairing',
  'marked',
  'star15',
  'jumpReach',
];

/** The other options with labels, in the order of the labels. */
export const OTHER_OPTIONS: readonly OptionName[] = Object.keys(optionWords.english).flatMap((name) =>
  OPTION_NAMES.filter((one) => one === name && !MAIN_OPTIONS.includes(one)),
);
