import { OPTION_NAMES, type OptionName, PRESET_IDS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { bySeat } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { ClockSetting } from './clock.ts';
import { SeatSetup } from './seat-setup.ts';

const optionText = () => Type.Optional(Type.String({ maxLength: 12 }));

/** Options of the rules as text, by name; they override the preset's. */
export const RuleOptions = strictObject(
  Object.fromEntries(OPTION_NAMES.map((name) => [name, optionText()])) as Record<
    OptionName,
    ReturnType<typeof optionText>
  >,
);
export type RuleOptions = Static<typeof RuleOptions>;

/** Which game is played, and by which rules. */
export const RulesSelection = strictObject({
  game: Type.String({ maxLength: 24 }),
  preset: Type.Enum(PRESET_IDS),
  options: RuleOptions,
});

const terms = {
  rules: RulesSelection,
  clock: ClockSetting,
  /** Shown in the lobby while seats are open. Otherwise only players who know the address can join. */
  listed: Type.Boolean(),
  /** How many moves spectators are behind until the game is over. */
  spectatorsBehind: Type.Integer({ minimum: 0, maximum: 20 }),
};

/** The rules, the clock and the visibility of a game, without its seats. */
export const GameTerms = strictObject(terms);
export type GameTerms = Static<typeof GameTerms>;

/** A game to be created: its terms, and who takes which seat. Every seat of the game is named once. */
export const GameSetup = strictObject({
  ...terms,
  seats: bySeat(SeatSetup),
});
export type GameSetup = Static<typeof GameSetup>;
