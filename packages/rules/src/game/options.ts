import { parseWholeNumber } from '../notation/parse-whole-number.ts';

/** A whole number from `least` to `most`; `none`, where it is allowed, is stored as 0. */
interface Amount {
  readonly least: number;
  readonly most: number;
  readonly none: boolean;
}

/** The values of an option: one of a few words, or an amount. */
type OptionKind = readonly [string, ...string[]] | Amount;

/** Every option of the rules with its values. The first word, or `none`, is the default. */
const OPTIONS = {
  leaveTarget: ['allowed', 'forbidden'],
  leaveTest: ['end', 'every-landing'],
  winRule: ['all-home', 'full-camp', 'either'],
  fullCampMinOwn: { least: 1, most: 19, none: false },
  evacuate: ['off', 'on'],
  evacuateBlocked: ['shuffle', 'free'],
  homeLimit: { least: 1, most: 100_000, none: true },
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
  moveCap: { least: 1, most: 1_000_000, none: true },
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

/** A value for every option: a word, or a whole number (0 for none). */
export type OptionValues = {
  readonly [Name in OptionName]: (typeof OPTIONS)[Name] extends readonly (infer Value)[] ? Value : number;
};

/** The value of every option in a game without a preset. */
export const DEFAULT_VALUES: OptionValues = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, defaultValue(OPTIONS[name])]),
) as OptionValues;

function isAmount(kind: OptionKind): kind is Amount {
  return !Array.isArray(kind);
}

function defaultValue(kind: OptionKind): string | number {
  if (!isAmount(kind)) return kind[0];
  return kind.none ? 0 : kind.least;
}

/** Is there an option of that name? */
export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

/** Parses the value of an option. Returns undefined when the option does not have that value. */
export function parseOptionValue(name: OptionName, text: string): string | number | undefined {
  const kind: OptionKind = OPTIONS[name];
  if (!isAmount(kind)) return kind.includes(text) ? text : undefined;
  if (kind.none && text === 'none') return 0;
  const value = parseWholeNumber(text);
  return value !== undefined && value >= kind.least && value <= kind.most ? value : undefined;
}

/** Formats the value of an option as records and command lines write it. */
export function formatOptionValue(name: OptionName, value: string | number): string {
  const kind: OptionKind = OPTIONS[name];
  return isAmount(kind) && kind.none && value === 0 ? 'none' : String(value);
}

/** Returns the values of an option for display: words, or a range of numbers such as `1..19`. */
export function optionChoices(name: OptionName): readonly string[] {
  const kind: OptionKind = OPTIONS[name];
  if (!isAmount(kind)) return kind;
  return [...(kind.none ? ['none'] : []), `${kind.least}..${kind.most}`];
}
