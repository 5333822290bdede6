import {
  DEFAULT_PRESET,
  freeOptions,
  type Game,
  makeRules,
  type OptionName,
  PRESET_IDS,
  type PresetId,
  type Rules,
  type Seat,
} from '@halma/rules';
import { againstComputer, type GameChoice } from './new-game.ts';
import type { Player } from './player.ts';
import { choiceOf } from './saved-game.ts';
import type { TableGame } from './table-game.ts';

/** The choice a game starts with when it is picked: as it is usually played, one person against the computer. */
export function choiceOfGame(game: Game): GameChoice {
  return { rules: { game: game.id }, players: againstComputer(game.seats), first: 'lot', clock: null };
}

/** The choice that leads to the same game again. */
export function choiceOfTable({ session, clock }: TableGame): GameChoice {
  const { rules, players } = session;
  return { rules: choiceOf(rules), players, first: 'lot', clock };
}

/** Another player at a seat. */
export function withPlayer(choice: GameChoice, seat: Seat, player: Player): GameChoice {
  return { ...choice, players: new Map([...choice.players, [seat, player]]) };
}

/** Another set of rules; what was set by hand goes, but not what makes the game another one. */
export function withPreset(choice: GameChoice, preset: PresetId, kept: readonly OptionName[]): GameChoice {
  const options = Object.entries(choice.rules.options ?? {}).filter(([name]) =>
    kept.some((keeping) => keeping === name),
  );
  return { ...choice, rules: { ...choice.rules, preset, options: Object.fromEntries(options) } };
}

/** Another value for an option. */
export function withOption(choice: GameChoice, name: OptionName, value: string): GameChoice {
  return {
    ...choice,
    rules: { ...choice.rules, options: { ...choice.rules.options, [name]: value } },
  };
}

/** The presets that differ in this game: where there are no yards, most say the same. */
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

/** When an option means something only because of another. */
const NEEDS: Readonly<Partial<Record<OptionName, (options: Rules['options'], rules: Rules) => boolean>>> = {
  adjacentPairing: ({ teams }) => teams === 'adjacent',
  finishedPlayer: ({ teams }) => teams !== 'none',
  playForRank: ({ teams }, { seats }) => teams === 'none' && seats.length > 2,
  foreignCamp: (_, { seats }) => seats.length > 2,
  evacuateBlocked: ({ evacuate }) => evacuate === 'on',
  capResult: ({ moveCap }) => moveCap !== 0,
  darkCorner: ({ color }) => color === 'on',
};

/** Of these options, those that mean something in this game as it is set. */
export function offeredOptions(rules: Rules, names: readonly OptionName[]): readonly OptionName[] {
  const free = freeOptions(rules.game);
  return names.filter((name) => free.includes(name) && (NEEDS[name]?.(rules.options, rules) ?? true));
}
