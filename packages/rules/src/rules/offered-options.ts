import { type OptionName, optionChoices } from '../game/options.ts';
import { makeRules, type RulesChoice } from './rules.ts';

/** The values an option may take together with what is chosen already. A span of numbers goes as far as the game has use for. */
export function acceptedValues(choice: RulesChoice, name: OptionName): readonly string[] {
  const accepts = (value: number | string): boolean =>
    makeRules({ ...choice, options: { ...choice.options, [name]: String(value) } }).ok;
  return optionChoices(name).flatMap((value) => {
    const [least, most] = value.split('..').map(Number);
    if (least === undefined || most === undefined) return accepts(value) ? [value] : [];
    return accepts(least) ? [`${least}..${greatest(least, most, accepts)}`] : [];
  });
}

/** The greatest number of a span up to which all are accepted, found by halving. */
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
