import { type OptionName, optionChoices } from '../game/options.ts';
import { makeRules, type RulesConfig } from './rules.ts';

/** Returns the values an option may take with the choices made so far. A range of numbers ends where the game refuses more. */
export function allowedOptionValues(choice: RulesConfig, name: OptionName): readonly string[] {
  const accepts = (value: number | string): boolean =>
    makeRules({ ...choice, options: { ...choice.options, [name]: String(value) } }).ok;
  return optionChoices(name).flatMap((value) => {
    const [least, most] = value.split('..').map(Number);
    if (least === undefined || most === undefined) return accepts(value) ? [value] : [];
    return accepts(least) ? [`${least}..${greatest(least, most, accepts)}`] : [];
  });
}

/** Returns the greatest accepted number of a range, found by binary search. */
function greatest(least: number, most: number, accepts: (value: number) => boolean): number {
  if (accepts(most)) return most;
  let [low, high] = [least, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (accepts(middle)) low = middle;
    else high = middle;
  }
  return low;
}
