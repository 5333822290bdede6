import {
  configurableOptions,
  DEFAULT_PRESET,
  makeRules,
  type OptionName,
  PRESET_IDS,
  type PresetId,
  type Rules,
  type RulesConfig,
} from '@halma/rules';

/** Returns the rules with a different preset. Discards the chosen options, except those in `keptOptions`. */
export function withPreset(
  rules: RulesConfig,
  preset: PresetId,
  keptOptions: readonly OptionName[],
): RulesConfig {
  const options = Object.entries(rules.options ?? {}).filter(([name]) =>
    keptOptions.some((keptName) => keptName === name),
  );
  return { ...rules, preset, options: Object.fromEntries(options) };
}

/** Returns the rules with a different value for an option. */
export function withOption(rules: RulesConfig, name: OptionName, value: string): RulesConfig {
  return { ...rules, options: { ...rules.options, [name]: value } };
}

/** Returns whether any camp is the target of an opponent. Only then does `evacuate` have an effect. */
export function hasDirectOpponents({ directOpponents }: Rules): boolean {
  return directOpponents.some((opponent) => opponent !== 0);
}

/**
 * Returns the standard and the current preset, and those that differ from the ones before them. In games without camps,
 * most presets are identical.
 */
export function offeredPresets(rules: Rules): readonly PresetId[] {
  const { game, preset: current } = rules;
  if (game.goal === 'camp')
    return PRESET_IDS.filter(
      (preset) => preset !== 'article-evacuate' || preset === current || hasDirectOpponents(rules),
    );
  const seen = new Set<string>();
  return PRESET_IDS.filter((preset) => {
    const presetRules = makeRules({ game: game.id, preset });
    if (!presetRules.ok) return false;
    const { startRule: _, ...values } = presetRules.value.options;
    const text = JSON.stringify(values);
    const isNew = !seen.has(text) || preset === DEFAULT_PRESET || preset === current;
    seen.add(text);
    return isNew;
  });
}

/** The conditions under which some options have an effect. */
const OPTION_CONDITIONS: Readonly<
  Partial<Record<OptionName, (options: Rules['options'], rules: Rules) => boolean>>
> = {
  adjacentPairing: ({ teams }) => teams === 'adjacent',
  finishedPlayer: ({ teams }) => teams !== 'none',
  playForRank: ({ teams }, { seats }) => teams === 'none' && seats.length > 2,
  foreignCamp: (_, { seats }) => seats.length > 2,
  completeOpponent: ({ winRule }) => winRule !== 'all-home',
  evacuate: (_, rules) => hasDirectOpponents(rules),
  evacuateBlocked: ({ evacuate }, rules) => evacuate === 'on' && hasDirectOpponents(rules),
  capResult: ({ moveCap }) => moveCap !== 0,
  darkCorner: ({ color }) => color === 'on',
};

/** Returns the given options that have an effect under these rules. */
export function offeredOptions(rules: Rules, names: readonly OptionName[]): readonly OptionName[] {
  const configurable = configurableOptions(rules.game);
  return names.filter(
    (name) => configurable.includes(name) && (OPTION_CONDITIONS[name]?.(rules.options, rules) ?? true),
  );
}
