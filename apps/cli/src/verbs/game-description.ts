import {
  allowedOptionValues,
  configurableOptions,
  formatOptionValue,
  type Game,
  makeRules,
  type OptionName,
  PRESET_IDS,
  type PresetId,
  seatLetter,
} from '@halma/rules';

/** The description of a game for programs. */
export interface GameDescription {
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly seats: readonly string[];
  readonly board: string;
  /** The number of men of each seat. */
  readonly men: number;
  readonly reconstruction: boolean;
  /** The options of the game and the values that it accepts; `1..19` is a range of numbers. */
  readonly options: Readonly<
    Record<string, { readonly values: readonly string[]; readonly default: string }>
  >;
  readonly presets: readonly string[];
}

/**
 * Describes a game for programs.
 *
 * @param preset the preset that determines the defaults
 */
export function describeGame(game: Game, preset: PresetId): GameDescription {
  const rules = makeRules({ game: game.id, preset });
  if (!rules.ok) throw new Error(`${game.id} has no rules: ${rules.refusal.code}`);
  const { options } = rules.value;
  return {
    id: game.id,
    title: game.title,
    aliases: game.aliases,
    seats: game.seats.map(seatLetter),
    board: game.board,
    men: menPerSeat(game),
    reconstruction: game.reconstruction,
    options: Object.fromEntries(
      configurableOptions(game).map((name) => [
        name,
        { values: acceptedValues(game, name), default: formatOptionValue(name, options[name]) },
      ]),
    ),
    presets: PRESET_IDS,
  };
}

/** Returns the number of men of each seat, on the board or in hand. */
export function menPerSeat(game: Game): number {
  const rules = makeRules({ game: game.id });
  if (!rules.ok) throw new Error(`${game.id} has no rules: ${rules.refusal.code}`);
  const seat = game.seats[0] ?? 0;
  return rules.value.handSize || (rules.value.camps[seat]?.home.length ?? 0);
}

const acceptedValuesCache = new Map<string, readonly string[]>();

/** Returns the values that the game accepts for an option, from a cache if possible. */
function acceptedValues(game: Game, name: OptionName): readonly string[] {
  const key = `${game.id} ${name}`;
  const values = acceptedValuesCache.get(key) ?? allowedOptionValues({ game: game.id }, name);
  acceptedValuesCache.set(key, values);
  return values;
}
