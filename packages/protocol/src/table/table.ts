import { OPTION_NAMES, type OptionName, PRESET_IDS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { bySeat } from '../identity.ts';
import { ClockChoice } from './clock.ts';
import { SeatPlan } from './seat-plan.ts';

const optionText = () => Type.Optional(Type.String({ maxLength: 12 }));

/** Options of the rules as text, by name; they go over the preset's. */
export const Options = exact(
  Object.fromEntries(OPTION_NAMES.map((name) => [name, optionText()])) as Record<
    OptionName,
    ReturnType<typeof optionText>
  >,
);
export type Options = Static<typeof Options>;

/** Which game is played, and by which rules. */
export const GameChoice = exact({
  game: Type.String({ maxLength: 24 }),
  preset: Type.Enum(PRESET_IDS),
  options: Options,
});

const terms = {
  rules: GameChoice,
  clock: ClockChoice,
  /** Shown in the lobby while seats are open. Otherwise only whoever has the address can join. */
  listed: Type.Boolean(),
  /** Onlookers see the game so many turns late, until it is over. */
  spectatorsBehind: Type.Integer({ minimum: 0, maximum: 20 }),
};

/** What a table is set for, without its seats. */
export const Terms = exact(terms);
export type Terms = Static<typeof Terms>;

/** A table somebody sets: terms, and who is meant to sit where. Every seat of the game is named once. */
export const TablePlan = exact({
  ...terms,
  seats: bySeat(SeatPlan),
});
export type TablePlan = Static<typeof TablePlan>;
