import { parseWholeNumber } from '../notation/parse-whole-number.ts';
import { printValue } from '../print-value.ts';

/** The whole numbers from `min` to `max`. Where the value `none` is allowed, it is stored as 0. */
interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly allowsNone: boolean;
}

/** The values of an option: one of a few words, or a number in a range. */
type AllowedValues = readonly [string, ...string[]] | NumberRange;

/** The options of the rules and their values. The default is the first word; in a range, `none` or the minimum. */
const OPTIONS = {
  leaveTarget: ['allowed', 'forbidden'],
  leaveTest: ['end', 'every-landing'],
  winRule: ['all-home', 'full-camp', 'either'],
  fullCampMinOwn: { min: 1, max: 19, allowsNone: false },
  evacuate: ['off', 'on'],
  evacuateBlocked: ['shuffle', 'free'],
  homeLimit: { min: 1, max: 100_000, allowsNone: true },
  homeLimitTest: ['at', 'after'],
  reenterAfterLimit: ['allowed', 'loses'],
  reenterHome: ['allowed', 'forbidden'],
  homeDuty: ['off', 'on'],
  foreignCamp: ['free', 'no-stop'],
  teams: ['none', 'opposite', 'adjacent'],
  adjacentPairing: ['AB-CD', 'AD-BC'],
  finishedPlayer: ['skip', 'may-move'],
  playForRank: ['true', 'false'],
  equalTurns: ['off', 'on'],
  completeOpponent: ['allowed', 'forbidden'],
  jumpReach: ['adjacent', 'symmetric'],
  noMove: ['pass', 'loss', 'draw'],
  repetition: ['off', '3', '3-claim'],
  moveCap: { min: 1, max: 1_000_000, allowsNone: true },
  capResult: ['draw', 'progress'],
  startRule: ['random', 'agreed', 'rotate'],
  marked: ['off', 'on'],
  color: ['off', 'on'],
  darkCorner: ['dark', 'light'],
  star15: ['off', 'on'],
  cetroChain: ['single', 'chain'],
} as const;

export type OptionName = keyof typeof OPTIONS;

export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS) as OptionName[];
Object.freeze(OPTION_NAMES);

/** A value for every option: a word, or a whole number (0 for none). */
export type OptionValues = {
  readonly [Name in OptionName]: (typeof OPTIONS)[Name] extends readonly (infer Value)[] ? Value : number;
};

/** The value of every option that neither the game nor the preset sets. */
export const DEFAULT_VALUES: OptionValues = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, defaultValue(OPTIONS[name])]),
) as OptionValues;

function isNumberRange(kind: AllowedValues): kind is NumberRange {
  return !Array.isArray(kind);
}

function defaultValue(kind: AllowedValues): string | number {
  if (!isNumberRange(kind)) return kind[0];
  return kind.allowsNone ? 0 : kind.min;
}

/** Returns whether an option has this name. */
export function isOptionName(name: string): name is OptionName {
  return OPTION_NAMES.includes(name as OptionName);
}

/**
 * Returns the values of an option. Throws a TypeError if there is no such option, since a caller in plain JavaScript
 * may pass any name.
 */
function allowedValuesOf(name: OptionName): AllowedValues {
  if (!isOptionName(name)) throw new TypeError(`\`name\` is not an option: ${printValue(name)}.`);
  return OPTIONS[name];
}

/** Parses an option value. Returns undefined if the option does not accept it. */
export function parseOptionValue(name: OptionName, text: string): string | number | undefined {
  // A caller in plain JavaScript may pass anything.
  if (!isOptionName(name) || typeof text !== 'string') return undefined;
  const kind: AllowedValues = OPTIONS[name];
  if (!isNumberRange(kind)) return kind.includes(text) ? text : undefined;
  if (kind.allowsNone && text === 'none') return 0;
  const value = parseWholeNumber(text);
  return value !== undefined && value >= kind.min && value <= kind.max ? value : undefined;
}

/** Formats an option value as it appears in records and on the command line. */
export function formatOptionValue(name: OptionName, value: string | number): string {
  const kind = allowedValuesOf(name);
  return isNumberRange(kind) && kind.allowsNone && value === 0 ? 'none' : String(value);
}

/** Returns the values that an option accepts, for display: words, or a range such as `1..19`. */
export function optionChoices(name: OptionName): readonly string[] {
  const kind = allowedValuesOf(name);
  if (!isNumberRange(kind)) return kind;
  return [...(kind.allowsNone ? ['none'] : []), `${kind.min}..${kind.max}`];
}
