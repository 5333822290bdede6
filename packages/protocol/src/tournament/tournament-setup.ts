import Type, { type Static } from 'typebox';
import { Timestamp } from '../identifiers.ts';
import { CorrespondenceClock, RealTimeClock } from '../setup/clock.ts';
import { RulesSelection } from '../setup/game-setup.ts';
import { EngineLevel } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';
import { TRIMMED_LINE } from '../visible-line.ts';

/**
 * The formats. `round-robin`: each player meets all others. `swiss`: players with similar scores meet. `arena`: for a
 * fixed time, waiting players get tables. `knockout`: the best players of each table advance. `series`: one table plays
 * several games. `exhibition`: the organiser plays all the others at once.
 */
export const TOURNAMENT_FORMATS = [
  'round-robin',
  'swiss',
  'arena',
  'knockout',
  'series',
  'exhibition',
] as const;

/** The maximum number of players in a tournament of any format. */
export const MAX_PLAYERS = 1000;

const DAY_MS = 24 * 60 * 60_000;

const setup = {
  /** Old logs may contain names that new tournaments may not have; see `TournamentName`. */
  name: Type.String({ minLength: 3, maxLength: 60, pattern: '^\\S[^\\x00-\\x1f]*$' }),
  format: Type.Enum(TOURNAMENT_FORMATS),
  rules: RulesSelection,
  clock: Type.Union([RealTimeClock, CorrespondenceClock]),
  /**
   * Present if two players enter together and stay partners, which requires rules for partners (`teams`). If absent,
   * such rules give each player a different partner in each round.
   */
  partners: Type.Optional(Type.Literal('fixed')),
  /** The people who may enter: anyone, or only people with an account. */
  entry: Type.Enum(['open', 'accounts']),
  /** Whether bot accounts may enter. */
  bots: Type.Optional(Type.Literal(true)),
  /**
   * The number of rounds; for a series the number of games, a multiple of the number of seats. If absent, a Swiss
   * tournament has the usual number, and a round robin the smallest number that gives the turn positions that `turns`
   * requires.
   */
  rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  /**
   * Present if the games change the players' ratings: then only people with an account may enter, and the engine takes
   * no seat.
   */
  rated: Type.Optional(Type.Literal(true)),
  /** The length of an arena, in minutes. */
  minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 720 })),
  /**
   * The number of games that the same players play in a row; a different player moves first in each. In a knockout, a
   * multiple of the number of seats.
   */
  games: Type.Integer({ minimum: 1, maximum: 6 }),
  /** What happens if the players do not fill all tables: some players have byes, or the engine takes the free seats. */
  odd: Type.Enum(['bye', 'computer']),
  /** The level of the engine at such a table. */
  level: EngineLevel,
  /** In a round robin, whether all players must take each turn position equally often, or may differ by one. */
  turns: Type.Enum(['equal', 'within-one']),
  startsAt: Timestamp,
  /** The pause between two rounds, in milliseconds. */
  pause: Type.Integer({ minimum: 0, maximum: DAY_MS }),
  text: Type.String({ maxLength: 2000 }),
  /** Whether the tournament appears in the list of tournaments. Otherwise people need its URL. */
  listed: Type.Boolean(),
};

/** The terms of a tournament. */
export const TournamentSetup = strictObject(setup);
export type TournamentSetup = Static<typeof TournamentSetup>;

/** The password that players need to enter. */
export const EntryPassword = Type.String({ minLength: 1, maxLength: 60 });

/**
 * The name of a new tournament: one line without control characters and direction marks, with no space at either end.
 */
export const TournamentName = Type.String({ minLength: 3, maxLength: 60, pattern: TRIMMED_LINE });

/** A tournament to be created. If it has a password, only people who know the password can enter. */
export const NewTournament = strictObject({
  ...setup,
  name: TournamentName,
  password: Type.Optional(EntryPassword),
});
export type NewTournament = Static<typeof NewTournament>;
