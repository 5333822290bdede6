import { optionStrings } from '@halma/locales/options';
import { OPTION_NAMES, type OptionName } from '@halma/rules';

/** The options that determine the sides. */
export const SIDE_OPTIONS: readonly OptionName[] = ['teams', 'adjacentPairing'];

/** The options that the form always shows. The others are under “All options”. */
export const COMMON_OPTIONS: readonly OptionName[] = ['marked', 'star15', 'jumpReach'];

/** The options that keep their values when the preset changes. */
export const PRESET_INDEPENDENT_OPTIONS: readonly OptionName[] = [...SIDE_OPTIONS, ...COMMON_OPTIONS];

/** The options under “All options”: all others that have a label, in label order. */
export const OTHER_OPTIONS: readonly OptionName[] = Object.keys(optionStrings.english).flatMap((name) =>
  OPTION_NAMES.filter((option) => option === name && !PRESET_INDEPENDENT_OPTIONS.includes(option)),
);

/** The options whose values are few and short enough to appear side by side. */
export const SEGMENTED_OPTIONS: readonly OptionName[] = ['teams', 'star15', 'jumpReach'];
