import { newGameStrings } from '@halma/locales/new-game';
import type { PresetId, Rules } from '@halma/rules';
import { hasDirectOpponents } from './rules-options.ts';

/** The presets in which a player leaves the camp after a direct opponent. Not every game has direct opponents. */
const PRESETS_ABOUT_OPPONENT: readonly PresetId[] = ['standard', 'article-evacuate'];

/**
 * Returns the sentence about the preset of the rules. It names no camps if the rules about camps have no effect in the
 * game.
 */
export function describePreset(rules: Rules): string {
  const { presets, presetsWithoutCamps } = newGameStrings();
  return namesCamps(rules) ? presets[rules.preset][1] : presetsWithoutCamps[rules.preset];
}

function namesCamps(rules: Rules): boolean {
  return (
    rules.game.goal === 'camp' &&
    (!PRESETS_ABOUT_OPPONENT.includes(rules.preset) || hasDirectOpponents(rules))
  );
}
