import { newGameStrings } from '@halma/locales/new-game';
import type { Rules } from '@halma/rules';
import { hasDirectOpponents } from './rules-options.ts';

/** Returns the sentence about the preset of the rules, which names no camps if their rules have no effect in the game. */
export function describePreset(rules: Rules): string {
  const { presets, presetsWithoutCamps } = newGameStrings();
  const text = namesCamps(rules) ? undefined : presetsWithoutCamps[rules.preset];
  return text ?? presets[rules.preset][1];
}

/** In the standard rules, a player leaves the camp after the opponent, which not every game has. */
function namesCamps(rules: Rules): boolean {
  return rules.game.goal === 'camp' && (rules.preset !== 'standard' || hasDirectOpponents(rules));
}
