import { readNumber } from '../notation/numbers.ts';

/** A whole number from `least` to `most`; `none`, where it is allowed, is held as 0. */
interface Amount {
  readonly least: number;
  readonly most: number;
  readonly none: boolean;
}

/** What an option may be: one of a few words, or an amount. */
type OptionKind = readonly [string, ...string[]] | Amount;

/** Every option of the rules and what it may be. The first word, or `none`, leaves the plain game as it is. */
export const OPTIONS = {
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

/** The values with which nothing is added to the plain game. */
export const PLAIN_VALUES: OptionValues = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, plainValue(OPTIONS[name])]),
) as OptionValues;

function isAmount(kind: OptionKind): kind is Amount {
  return !Array.isArray(kind);
}

function plainValue(kind: OptionKind): string | number {
  if (!isAmount(kind)) return kind[0];
  return kind.none ? 0 : kind.least;
}

/** Is there an option of that name? */
export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

/** Reads the text of an option's value; undefined when it is none of its values. */
export function readOptionValue(name: OptionName, text: string): string | number | undefined {
  const kind: OptionKind = OPTIONS[name];
  if (!isAmount(kind)) return kind.includes(text) ? text : undefined;
  if (kind.none && text === 'none') return 0;
  const value = readNumber(text);
  return value !== undefined && value >= kind.least && value <= kind.most ? value : undefined;
}

/** The text of an option's value, as records and command lines write it. */
export function optionText(name: OptionName, value: string | number): string {
  const kind: OptionKind = OPTIONS[name];
  return isAmount(kind) && kind.none && value === 0 ? 'none' : String(value);
}

/** The values an option may take, for people: words, or the span of its numbers. */
export function optionChoices(name: OptionName): readonly string[] {
  const kind: OptionKind = OPTIONS[name];
  if (!isAmount(kind)) return kind;
  return [...(kind.none ? ['none'] : []), `${kind.least}..${kind.most}`];
}
