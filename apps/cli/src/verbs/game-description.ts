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
  /** The options and values that the game accepts; a range of numbers is written `1..19`. */
  readonly options: Readonly<
    Record<string, { readonly values: readonly string[]; readonly default: string }>
  >;
  readonly presets: readonly string[];
}

/** Describes a game. @param preset the preset whose values are the defaults */
export function describeGame(game: Game, preset: PresetId): GameDescription {
  const plain = makeRules({ game: game.id, preset });
  if (!plain.ok) throw new Error(`${game.id} has no rules: ${plain.refusal.code}`);
  const { options } = plain.value;
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
        { values: valuesIn(game, name), default: formatOptionValue(name, options[name]) },
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

const accepted = new Map<string, readonly string[]>();

/** Returns the values of an option that the game accepts, cached. */
function valuesIn(game: Game, name: OptionName): readonly string[] {
  const key = `${game.id} ${name}`;
  const values = accepted.get(key) ?? allowedOptionValues({ game: game.id }, name);
  accepted.set(key, values);
  return values;
}
