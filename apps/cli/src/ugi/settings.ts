import type { Level } from '@halma/engine';
import {
  DEFAULT_PRESET,
  GAMES,
  OPTION_NAMES,
  type OptionName,
  optionChoices,
  PRESET_IDS,
  type RulesChoice,
} from '@halma/rules';
import { DEFAULT_GAME } from '../request/fields.ts';
import { isLevel } from '../request/level.ts';

/** The most lines that are told at once. */
const MOST_LINES = 100;

/** Stands for the value that an option has by the preset. */
const BY_PRESET = 'preset';

/** What a host can set. */
export interface Settings {
  readonly game: string;
  readonly preset: string;
  /** Only those that are not left to the preset. */
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  readonly level: Level;
  /** Are positions to be analysed, instead of moves chosen at a level? */
  readonly analyses: boolean;
  /** How many of the best lines are told. */
  readonly lines: number;
}

/** Level 10 by itself: a program that drives another wants the best there is. */
export const USUAL_SETTINGS: Settings = {
  game: DEFAULT_GAME,
  preset: DEFAULT_PRESET,
  options: {},
  level: 10,
  analyses: false,
  lines: 1,
};

/** One thing a host can set, and how a `setoption` changes the settings; undefined for a value that cannot be. */
interface Setting {
  readonly name: string;
  /** Its type, default and values, as the protocol writes them. */
  readonly offer: (settings: Settings) => string;
  readonly set: (settings: Settings, value: string) => Settings | undefined;
}

const SETTINGS: readonly Setting[] = [
  {
    name: 'Game',
    offer: ({ game }) =>
      combo(
        game,
        GAMES.map(({ id }) => id),
      ),
    set: (settings, game) => (GAMES.some(({ id }) => id === game) ? { ...settings, game } : undefined),
  },
  {
    name: 'Preset',
    offer: ({ preset }) => combo(preset, PRESET_IDS),
    set: (settings, preset) => (PRESET_IDS.some((id) => id === preset) ? { ...settings, preset } : undefined),
  },
  {
    name: 'Level',
    offer: ({ level }) => spin(level, 1, USUAL_SETTINGS.level),
    set: (settings, text) => {
      const level = wholeNumber(text);
      return isLevel(level) ? { ...settings, level } : undefined;
    },
  },
  {
    name: 'AnalyseMode',
    offer: ({ analyses }) => `type check default ${analyses}`,
    set: (settings, value) =>
      value === 'true' || value === 'false' ? { ...settings, analyses: value === 'true' } : undefined,
  },
  {
    name: 'MultiPV',
    offer: ({ lines }) => spin(lines, 1, MOST_LINES),
    set: (settings, text) => {
      const lines = wholeNumber(text);
      return lines >= 1 && lines <= MOST_LINES ? { ...settings, lines } : undefined;
    },
  },
  ...OPTION_NAMES.map(ruleSetting),
];

/** An option of the rules. Whether it goes with the game is asked when a position is set up. */
function ruleSetting(name: OptionName): Setting {
  const choices = optionChoices(name);
  const isOpen = choices.some((choice) => choice.includes('..'));
  return {
    name,
    offer: ({ options }) => {
      const value = options[name] ?? BY_PRESET;
      return isOpen ? `type string default ${value}` : combo(value, [BY_PRESET, ...choices]);
    },
    set: (settings, value) => {
      const { [name]: _, ...others } = settings.options;
      if (value === BY_PRESET) return { ...settings, options: others };
      const known = isOpen ? /^(none|\d+)$/.test(value) : choices.includes(value);
      return known ? { ...settings, options: { ...others, [name]: value } } : undefined;
    },
  };
}

/** The lines that tell a host what it can set. */
export function offeredOptions(settings: Settings): readonly string[] {
  return SETTINGS.map(({ name, offer }) => `option name ${name} ${offer(settings)}`);
}

/** What `setoption name <name> value <value>` leads to: the new settings, or which word of it is wrong. */
export function changeSetting(
  settings: Settings,
  name: string,
  value: string,
): Settings | { readonly unknown: 'option' | 'value' } {
  const setting = SETTINGS.find((known) => known.name.toLowerCase() === name.toLowerCase());
  if (setting === undefined) return { unknown: 'option' };
  return setting.set(settings, value) ?? { unknown: 'value' };
}

/** The rules that are set. */
export function rulesChoice({ game, preset, options }: Settings): RulesChoice {
  return { game, preset, options: { ...options } };
}

function combo(value: string, choices: readonly string[]): string {
  return `type combo default ${value}${choices.map((choice) => ` var ${choice}`).join('')}`;
}

function spin(value: number, least: number, most: number): string {
  return `type spin default ${value} min ${least} max ${most}`;
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
