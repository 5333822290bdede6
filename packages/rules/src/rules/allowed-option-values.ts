import type { CustomGame } from '../game/games.ts';
import { type OptionName, optionChoices } from '../game/options.ts';
import { outlineRules, type RulesConfig } from './rules.ts';

/**
 * Returns the values that an option may take, given the other options. A range ends at the largest accepted number.
 */
export function allowedOptionValues(
  config: RulesConfig<string | CustomGame>,
  name: OptionName,
): readonly string[] {
  const accepts = (value: number | string): boolean =>
    outlineRules({ ...config, options: { ...config.options, [name]: String(value) } }).ok;
  return optionChoices(name).flatMap((value) => {
    const [min, max] = value.split('..').map(Number);
    if (min === undefined || max === undefined) return accepts(value) ? [value] : [];
    return accepts(min) ? [`${min}..${largestAccepted(min, max, accepts)}`] : [];
  });
}

/** Finds the largest accepted number in a range by binary search. */
function largestAccepted(min: number, max: number, accepts: (value: number) => boolean): number {
  if (accepts(max)) return max;
  let [low, high] = [min, max];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (accepts(middle)) low = middle;
    else high = middle;
  }
  return low;
}
