import { type AnyGame, configurableOptions } from '../game/games.ts';
import {
  DEFAULT_VALUES,
  isOptionName,
  OPTION_NAMES,
  type OptionName,
  type OptionValues,
  parseOptionValue,
} from '../game/options.ts';
import { PRESETS, type PresetId } from '../game/presets.ts';
import { printValue } from '../print-value.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/**
 * Applies the caller's options on top of the preset's. Ignores preset options that the game does not have or fixes, and
 * refuses such options from the caller unless their values change nothing.
 */
export function resolveOptions(
  game: AnyGame,
  preset: PresetId,
  callerOptions: Readonly<Record<string, string>>,
): Result<OptionValues> {
  // A caller in plain JavaScript may pass anything.
  if (typeof callerOptions !== 'object') return refuse('unknown-option', { detail: callerOptions });
  const presetValues: Partial<Record<OptionName, string | number>> = { ...PRESETS[preset] };
  const values: Partial<Record<OptionName, string | number>> = { ...DEFAULT_VALUES };
  for (const name of OPTION_NAMES) {
    if (game.options.includes(name)) values[name] = presetValues[name] ?? values[name] ?? 0;
  }
  Object.assign(values, game.fixedOptions);
  for (const [name, text] of Object.entries(callerOptions)) {
    if (!isOptionName(name)) return refuse('unknown-option', { detail: name });
    const value = parseOptionValue(name, text);
    if (value === undefined) return refuse('bad-option-value', { detail: `${name}=${printValue(text)}` });
    if (configurableOptions(game).includes(name)) values[name] = value;
    else if (value !== values[name] && (game.options.includes(name) || value !== presetValues[name]))
      return refuse('option-not-for-game', { detail: name });
  }
  return accept(values as OptionValues);
}

/** Returns the options whose values differ from the defaults of the game and preset. A record must state them. */
export function nonDefaultOptions(
  game: AnyGame,
  preset: PresetId,
  options: OptionValues,
): readonly OptionName[] {
  const defaults = resolveOptions(game, preset, {});
  return defaults.ok ? OPTION_NAMES.filter((name) => defaults.value[name] !== options[name]) : [];
}
