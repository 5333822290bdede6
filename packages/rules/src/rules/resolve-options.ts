import { freeOptions, type Game } from '../game/games.ts';
import {
  isOptionName,
  OPTION_NAMES,
  type OptionName,
  type OptionValues,
  PLAIN_VALUES,
  readOptionValue,
} from '../game/options.ts';
import { PRESETS, type PresetId } from '../game/presets.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/**
 * Lays a person's options over the preset's. What the preset says but the game has no use for is left out; what a
 * person says is refused unless it changes nothing.
 */
export function resolveOptions(
  game: Game,
  preset: PresetId,
  texts: Readonly<Record<string, string>>,
): Result<OptionValues> {
  const asked: Partial<Record<OptionName, string | number>> = { ...PRESETS[preset] };
  const values: Partial<Record<OptionName, string | number>> = { ...PLAIN_VALUES };
  for (const name of OPTION_NAMES) {
    if (game.options.includes(name)) values[name] = asked[name] ?? values[name] ?? 0;
  }
  Object.assign(values, game.fixed);
  for (const [name, text] of Object.entries(texts)) {
    if (!isOptionName(name)) return refuse('unknown-option', { detail: name });
    const value = readOptionValue(name, text);
    if (value === undefined) return refuse('bad-option-value', { detail: `${name}=${text}` });
    if (freeOptions(game).includes(name)) values[name] = value;
    else if (value !== values[name] && value !== asked[name])
      return refuse('option-not-for-game', { detail: name });
  }
  return accept(values as OptionValues);
}

/** The options in which rules differ from their preset and game, as text: what a record must state. */
export function statedOptions(game: Game, preset: PresetId, options: OptionValues): readonly OptionName[] {
  const plain = resolveOptions(game, preset, {});
  return plain.ok ? OPTION_NAMES.filter((name) => plain.value[name] !== options[name]) : [];
}
