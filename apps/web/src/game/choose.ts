import {
  configurableOptions,
  DEFAULT_PRESET,
  type Game,
  makeRules,
  type OptionName,
  PRESET_IDS,
  type PresetId,
  type Rules,
  type Seat,
} from '@halma/rules';
import type { DeviceGame } from './device-game.ts';
import { type GameChoice, playersAgainstComputer } from './new-game.ts';
import type { Player } from './player.ts';
import { rulesConfigOf } from './saved-game.ts';

/** Returns the default choices for a game: its standard rules, and one person against the computer. */
export function defaultChoice(game: Game): GameChoice {
  return {
    rules: { game: game.id },
    players: playersAgainstComputer(game.seats),
    first: 'random',
    clock: null,
  };
}

/** Returns the choice that sets up the same game again. */
export function choiceOfDeviceGame({ session, clock }: DeviceGame): GameChoice {
  const { rules, players } = session;
  return { rules: rulesConfigOf(rules), players, first: 'random', clock };
}

/** Returns the choices with a different player at a seat. */
export function withPlayer(choice: GameChoice, seat: Seat, player: Player): GameChoice {
  return { ...choice, players: new Map([...choice.players, [seat, player]]) };
}

/** Returns the choices with a different preset. Discards the chosen options, except those in `kept`. */
export function withPreset(choice: GameChoice, preset: PresetId, kept: readonly OptionName[]): GameChoice {
  const options = Object.entries(choice.rules.options ?? {}).filter(([name]) =>
    kept.some((keptName) => keptName === name),
  );
  return { ...choice, rules: { ...choice.rules, preset, options: Object.fromEntries(options) } };
}

/** Returns the choices with a different value for an option. */
export function withOption(choice: GameChoice, name: OptionName, value: string): GameChoice {
  return {
    ...choice,
    rules: { ...choice.rules, options: { ...choice.rules.options, [name]: value } },
  };
}

/** Returns the presets that differ in this game. In games without camps most of them are the same. */
export function offeredPresets(game: Game): readonly PresetId[] {
  if (game.goal === 'camp') return PRESET_IDS;
  const seen = new Set<string>();
  return PRESET_IDS.filter((preset) => {
    const rules = makeRules({ game: game.id, preset });
    if (!rules.ok) return false;
    const { startRule: _, ...values } = rules.value.options;
    const text = JSON.stringify(values);
    const isNew = !seen.has(text) || preset === DEFAULT_PRESET;
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
  evacuateBlocked: ({ evacuate }) => evacuate === 'on',
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
