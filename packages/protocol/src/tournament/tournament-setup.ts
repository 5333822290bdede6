import Type, { type Static } from 'typebox';
import { Timestamp } from '../identifiers.ts';
import { CorrespondenceClock, RealTimeClock } from '../setup/clock.ts';
import { RulesSelection } from '../setup/game-setup.ts';
import { EngineLevel } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';
import { VISIBLE_LINE } from '../visible-line.ts';

/**
 * The formats: all meet (`round-robin`); players of similar scores meet (`swiss`); players who wait get tables until a time is over
 * (`arena`); the upper part of each table goes on (`knockout`); a match of several games of one table (`series`); the organiser
 * plays all players at once (`exhibition`).
 */
export const TOURNAMENT_FORMATS = [
  'round-robin',
  'swiss',
  'arena',
  'knockout',
  'series',
  'exhibition',
] as const;

/** The most players that a tournament of any format has. */
export const MAX_PLAYERS = 256;

const DAY_MS = 24 * 60 * 60_000;

const setup = {
  /** Logs can have names that no new tournament gets. */
  name: Type.String({ minLength: 3, maxLength: 60, pattern: '^\\S[^\\x00-\\x1f]*$' }),
  format: Type.Enum(TOURNAMENT_FORMATS),
  rules: RulesSelection,
  clock: Type.Union([RealTimeClock, CorrespondenceClock]),
  /** Who may enter: all people, or only people with an account. */
  entry: Type.Enum(['open', 'accounts']),
  /** Whether bot accounts may enter. */
  bots: Type.Optional(Type.Literal(true)),
  /**
   * Without it, a Swiss tournament has the usual number of rounds, and a round robin the fewest that keep its promise. Of a series,
   * the number of games, a multiple of the seats.
   */
  rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  /** Present if the games change the players' ratings: then only people with an account enter, and the engine plays no seat. */
  rated: Type.Optional(Type.Literal(true)),
  /** How long an arena goes on. */
  minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 720 })),
  /** The games of a meeting: the same players, and the next one begins each time. In a knockout, a multiple of the seats. */
  games: Type.Integer({ minimum: 1, maximum: 6 }),
  /** What fills a table if the number of players does not: nothing, so that players have byes, or the engine. */
  odd: Type.Enum(['bye', 'computer']),
  /** The level of the engine at such a table. */
  level: EngineLevel,
  /** In a round robin, whether all players take each turn position equally often, or the numbers may differ by one. */
  turns: Type.Enum(['equal', 'within-one']),
  startsAt: Timestamp,
  /** The pause between two rounds. */
  pause: Type.Integer({ minimum: 0, maximum: DAY_MS }),
  text: Type.String({ maxLength: 2000 }),
  /** Whether the list shows the tournament. Otherwise only people who know the URL find it. */
  listed: Type.Boolean(),
};

/** The terms of a tournament. */
export const TournamentSetup = strictObject(setup);
export type TournamentSetup = Static<typeof TournamentSetup>;

/** The password with which players enter. */
export const EntryPassword = Type.String({ minLength: 1, maxLength: 60 });

/** The name of a new tournament: one line without control characters and direction marks, with no space at either end. */
export const TournamentName = Type.String({
  minLength: 3,
  maxLength: 60,
  pattern: `^(?=\\S.*\\S$)${VISIBLE_LINE.slice(1)}`,
});

/** A tournament to be created. With a password, only people who know it can enter. */
export const NewTournament = strictObject({
  ...setup,
  name: TournamentName,
  password: Type.Optional(EntryPassword),
});
export type NewTournament = Static<typeof NewTournament>;
