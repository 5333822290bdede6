import { optionStrings } from '@halma/locales/options';
import { OPTION_NAMES, type OptionName } from '@halma/rules';

/** The options that the form always shows. The others are under “More options”. */
export const MAIN_OPTIONS: readonly OptionName[] = [
  'teams',
  'adjacentPairing',
  'marked',
  'star15',
  'jumpReach',
];

/** The options under “More options”: all others that have a label, in the order of the labels. */
export const OTHER_OPTIONS: readonly OptionName[] = Object.keys(optionStrings.english).flatMap((name) =>
  OPTION_NAMES.filter((option) => option === name && !MAIN_OPTIONS.includes(option)),
);
