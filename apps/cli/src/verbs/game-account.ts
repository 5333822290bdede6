import {
  acceptedValues,
  freeOptions,
  type Game,
  makeRules,
  type OptionName,
  optionText,
  PRESET_IDS,
  type PresetId,
  seatLetter,
} from '@halma/rules';

/** A game as programs are told of it. */
export interface GameAccount {
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly seats: readonly string[];
  readonly board: string;
  /** Men of each seat. */
  readonly men: number;
  readonly reconstruction: boolean;
  /** Only the options the game has, with only the values it accepts; a span of numbers is written `1..19`. */
  readonly options: Readonly<
    Record<string, { readonly values: readonly string[]; readonly default: string }>
  >;
  readonly presets: readonly string[];
}

/** Says what a game is. @param preset the preset whose values are the defaults */
export function describeGame(game: Game, preset: PresetId): GameAccount {
  const plain = makeRules({ game: game.id, preset });
  if (!plain.ok) throw new Error(`${game.id} has no rules: ${plain.refusal.code}`);
  const { options } = plain.value;
  return {
    id: game.id,
    title: game.title,
    aliases: game.aliases,
    seats: game.seats.map(seatLetter),
    board: game.board,
    men: menOf(game),
    reconstruction: game.reconstruction,
    options: Object.fromEntries(
      freeOptions(game).map((name) => [
        name,
        { values: valuesIn(game, name), default: optionText(name, options[name]) },
      ]),
    ),
    presets: PRESET_IDS,
  };
}

/** The men each seat starts with, on the board or in hand. */
export function menOf(game: Game): number {
  const rules = makeRules({ game: game.id });
  if (!rules.ok) throw new Error(`${game.id} has no rules: ${rules.refusal.code}`);
  const seat = game.seats[0] ?? 0;
  return rules.value.hand || (rules.value.yards[seat]?.home.length ?? 0);
}

const accepted = new Map<string, readonly string[]>();

/** The values of an option with which the game can be played, found once. */
function valuesIn(game: Game, name: OptionName): readonly string[] {
  const key = `${game.id} ${name}`;
  const values = accepted.get(key) ?? acceptedValues({ game: game.id }, name);
  accepted.set(key, values);
  return values;
}
