import { OPTION_NAMES, type OptionName, PRESET_IDS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { bySeat } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { TournamentTable } from '../tournament/tournament-table.ts';
import { ClockSetting } from './clock.ts';
import { SeatSetup } from './seat-setup.ts';
import { SeriesGame } from './series.ts';

const optionText = () => Type.Optional(Type.String({ maxLength: 12 }));

/** The options of the rules as text, by name. They override the options of the preset. */
export const RuleOptions = strictObject(
  Object.fromEntries(OPTION_NAMES.map((name) => [name, optionText()])) as Record<
    OptionName,
    ReturnType<typeof optionText>
  >,
);
export type RuleOptions = Static<typeof RuleOptions>;

/** The game to be played, and its rules. */
export const RulesSelection = strictObject({
  game: Type.String({ maxLength: 24 }),
  preset: Type.Enum(PRESET_IDS),
  options: RuleOptions,
});

const terms = {
  rules: RulesSelection,
  clock: ClockSetting,
  /** Whether the lobby shows the game while seats are open. Otherwise only players who know the URL can join. */
  listed: Type.Boolean(),
  /** The delay for spectators while the game is being played, in moves. */
  spectatorsBehind: Type.Integer({ minimum: 0, maximum: 20 }),
  /** Present if the result changes the players' ratings. */
  rated: Type.Optional(Type.Literal(true)),
};

/** The rules, the clock and the visibility of a game, without its seats. */
export const GameTerms = strictObject({
  ...terms,
  /** The place of the game in a tournament, which determines its players. */
  tournament: Type.Optional(TournamentTable),
  /** The place of the game in a series between the same players. */
  series: Type.Optional(SeriesGame),
});
export type GameTerms = Static<typeof GameTerms>;

/** The terms on which a player looks for opponents. */
export const PairingTerms = strictObject(terms);

/** A game to be created: its terms and the setup of each seat. Every seat of the game must be present. */
export const GameSetup = strictObject({
  ...terms,
  seats: bySeat(SeatSetup),
});
export type GameSetup = Static<typeof GameSetup>;
