import type { Level } from '@halma/engine';
import {
  type CustomGame,
  DEFAULT_PRESET,
  GAMES,
  OPTION_NAMES,
  type OptionName,
  optionChoices,
  PRESET_IDS,
  parseOptionValue,
  type RulesConfig,
} from '@halma/rules';
import { DEFAULT_GAME } from '../request/fields/position-fields.ts';
import { isLevel } from '../request/level.ts';
import { isThreadCount, MAX_SEARCH_THREADS } from '../request/threads.ts';

/** The maximum value of `MultiPV`. */
const MAX_LINES = 100;

/** The value that stands for an empty string. */
const EMPTY_VALUE = '<empty>';

/** The value with which an option follows the preset. */
const PRESET_VALUE = 'preset';

/** The settings of a session. */
export interface UgiSettings {
  readonly game: string;
  /** The custom game that the command line defines. */
  readonly customGame?: CustomGame;
  readonly preset: string;
  /** The options that differ from the preset. */
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  readonly level: Level;
  /** Whether to analyse positions instead of choosing moves at a level. */
  readonly isAnalysis: boolean;
  /** The number of best lines to report. */
  readonly lines: number;
  /** The number of threads that search together. */
  readonly threads: number;
  /** The path of the tablebase that lets the engine play perfectly; undefined if there is none. */
  readonly tablebase: string | undefined;
}

/** The default level is 10: programs expect the strongest play. */
export const DEFAULT_UGI_SETTINGS: UgiSettings = {
  game: DEFAULT_GAME,
  preset: DEFAULT_PRESET,
  options: {},
  level: 10,
  isAnalysis: false,
  lines: 1,
  threads: 1,
  tablebase: undefined,
};

/** A UGI option. */
interface Setting {
  readonly name: string;
  /** Formats the type, the default and the possible values. */
  readonly formatType: (settings: UgiSettings) => string;
  /** Returns the changed settings; undefined for an invalid value. */
  readonly change: (settings: UgiSettings, value: string) => UgiSettings | undefined;
}

const SETTINGS: readonly Setting[] = [
  {
    name: 'Game',
    formatType: (settings) => formatCombo(settings.game, gameIds(settings)),
    change: (settings, game) => (gameIds(settings).includes(game) ? { ...settings, game } : undefined),
  },
  {
    name: 'Preset',
    formatType: ({ preset }) => formatCombo(preset, PRESET_IDS),
    change: (settings, preset) =>
      PRESET_IDS.some((id) => id === preset) ? { ...settings, preset } : undefined,
  },
  {
    name: 'Level',
    formatType: ({ level }) => formatSpin(level, 1, DEFAULT_UGI_SETTINGS.level),
    change: (settings, text) => {
      const level = parseWholeNumber(text);
      return isLevel(level) ? { ...settings, level } : undefined;
    },
  },
  {
    name: 'AnalyseMode',
    formatType: ({ isAnalysis }) => `type check default ${isAnalysis}`,
    change: (settings, value) =>
      value === 'true' || value === 'false' ? { ...settings, isAnalysis: value === 'true' } : undefined,
  },
  {
    name: 'MultiPV',
    formatType: ({ lines }) => formatSpin(lines, 1, MAX_LINES),
    change: (settings, text) => {
      const lines = parseWholeNumber(text);
      return lines >= 1 && lines <= MAX_LINES ? { ...settings, lines } : undefined;
    },
  },
  {
    name: 'Threads',
    formatType: ({ threads }) => formatSpin(threads, 1, MAX_SEARCH_THREADS),
    change: (settings, text) => {
      const threads = parseWholeNumber(text);
      return isThreadCount(threads) ? { ...settings, threads } : undefined;
    },
  },
  {
    name: 'Tablebase',
    formatType: ({ tablebase }) => `type string default ${tablebase ?? EMPTY_VALUE}`,
    change: (settings, path) => ({
      ...settings,
      tablebase: path === EMPTY_VALUE || path === '' ? undefined : path,
    }),
  },
  ...OPTION_NAMES.map(createRuleSetting),
];

/**
 * Creates the UGI option for a rule option. The session does not check whether the game has the option until
 * it sets up a position.
 */
function createRuleSetting(name: OptionName): Setting {
  const choices = optionChoices(name);
  const acceptsNumbers = choices.some((choice) => choice.includes('..'));
  return {
    name,
    formatType: ({ options }) => {
      const value = options[name] ?? PRESET_VALUE;
      return acceptsNumbers ? `type string default ${value}` : formatCombo(value, [PRESET_VALUE, ...choices]);
    },
    change: (settings, value) => {
      const { [name]: _, ...others } = settings.options;
      if (value === PRESET_VALUE) return { ...settings, options: others };
      const isValid = parseOptionValue(name, value) !== undefined;
      return isValid ? { ...settings, options: { ...others, [name]: value } } : undefined;
    },
  };
}

/** Formats the `option` lines. */
export function formatOptionLines(settings: UgiSettings): readonly string[] {
  return SETTINGS.map(({ name, formatType }) => `option name ${name} ${formatType(settings)}`);
}

/**
 * Applies `setoption name <name> value <value>`.
 *
 * @returns the changed settings, or the part that is unknown
 */
export function setOption(
  settings: UgiSettings,
  name: string,
  value: string,
): UgiSettings | { readonly unknown: 'option' | 'value' } {
  const setting = SETTINGS.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  if (setting === undefined) return { unknown: 'option' };
  return setting.change(settings, value) ?? { unknown: 'value' };
}

/** Returns the rules configuration for the settings. */
export function rulesConfigOf({
  game,
  customGame,
  preset,
  options,
}: UgiSettings): RulesConfig<string | CustomGame> {
  return { game: game === customGame?.id ? customGame : game, preset, options: { ...options } };
}

function gameIds({ customGame }: UgiSettings): readonly string[] {
  return [...GAMES.map(({ id }) => id), ...(customGame === undefined ? [] : [customGame.id])];
}

function formatCombo(value: string, choices: readonly string[]): string {
  return `type combo default ${value}${choices.map((choice) => ` var ${choice}`).join('')}`;
}

function formatSpin(value: number, min: number, max: number): string {
  return `type spin default ${value} min ${min} max ${max}`;
}

function parseWholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
