import type { Level } from '@halma/engine';
import {
  DEFAULT_PRESET,
  GAMES,
  OPTION_NAMES,
  type OptionName,
  optionChoices,
  PRESET_IDS,
  type RulesConfig,
} from '@halma/rules';
import { DEFAULT_GAME } from '../request/fields.ts';
import { isLevel } from '../request/level.ts';

/** The greatest `MultiPV`. */
const MAX_LINES = 100;

/** The value that leaves an option to the preset. */
const BY_PRESET = 'preset';

/** The settings of a session. */
export interface UgiSettings {
  readonly game: string;
  readonly preset: string;
  /** The options that differ from the preset. */
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  readonly level: Level;
  /** Whether to analyse positions instead of choosing moves at a level. */
  readonly isAnalysis: boolean;
  /** The number of best lines to report. */
  readonly lines: number;
}

/** The default level is 10: programs expect the strongest play. */
export const DEFAULT_UGI_SETTINGS: UgiSettings = {
  game: DEFAULT_GAME,
  preset: DEFAULT_PRESET,
  options: {},
  level: 10,
  isAnalysis: false,
  lines: 1,
};

/** A UGI option. */
interface Setting {
  readonly name: string;
  /** Formats its type, default and values. */
  readonly offer: (settings: UgiSettings) => string;
  /** Returns the changed settings; undefined for an invalid value. */
  readonly set: (settings: UgiSettings, value: string) => UgiSettings | undefined;
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
    offer: ({ level }) => spin(level, 1, DEFAULT_UGI_SETTINGS.level),
    set: (settings, text) => {
      const level = wholeNumber(text);
      return isLevel(level) ? { ...settings, level } : undefined;
    },
  },
  {
    name: 'AnalyseMode',
    offer: ({ isAnalysis }) => `type check default ${isAnalysis}`,
    set: (settings, value) =>
      value === 'true' || value === 'false' ? { ...settings, isAnalysis: value === 'true' } : undefined,
  },
  {
    name: 'MultiPV',
    offer: ({ lines }) => spin(lines, 1, MAX_LINES),
    set: (settings, text) => {
      const lines = wholeNumber(text);
      return lines >= 1 && lines <= MAX_LINES ? { ...settings, lines } : undefined;
    },
  },
  ...OPTION_NAMES.map(ruleSetting),
];

/** Creates the UGI option for an option of the rules. Setting up a position checks whether the game has the option. */
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

/** Returns the `option` lines. */
export function optionLines(settings: UgiSettings): readonly string[] {
  return SETTINGS.map(({ name, offer }) => `option name ${name} ${offer(settings)}`);
}

/** Applies `setoption name <name> value <value>`. @returns the changed settings, or the part that is unknown */
export function setOption(
  settings: UgiSettings,
  name: string,
  value: string,
): UgiSettings | { readonly unknown: 'option' | 'value' } {
  const setting = SETTINGS.find((known) => known.name.toLowerCase() === name.toLowerCase());
  if (setting === undefined) return { unknown: 'option' };
  return setting.set(settings, value) ?? { unknown: 'value' };
}

/** Returns the configuration of the rules. */
export function rulesConfig({ game, preset, options }: UgiSettings): RulesConfig {
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
