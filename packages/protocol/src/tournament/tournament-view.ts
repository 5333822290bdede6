import Type, { type Static } from 'typebox';
import { OnlineGameId, People, PersonId, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { NO_CONTROL_CHARACTERS } from '../visible-line.ts';
import { PartnerCode, Places } from './tournament-command.ts';
import { TournamentSetup } from './tournament-setup.ts';
import { TournamentId } from './tournament-table.ts';

export const TOURNAMENT_PHASES = ['open', 'running', 'over', 'called-off'] as const;

const Count = Type.Integer({ minimum: 0 });

/** A tournament in a list. */
export const TournamentListItem = strictObject({
  tournament: TournamentId,
  setup: TournamentSetup,
  phase: Type.Enum(TOURNAMENT_PHASES),
  players: Count,
  round: Count,
  rounds: Count,
});
export type TournamentListItem = Static<typeof TournamentListItem>;

/** The number of tournaments per page. */
export const TOURNAMENT_PAGE_SIZE = 30;

/** The maximum number of tables, and of byes, on a page of a round. */
export const ROUND_PAGE_SIZE = 50;

/**
 * The tournaments in a list: those that have not started (the default), those in progress, or those that have ended.
 */
export const TOURNAMENT_LISTS = ['open', 'running', 'ended'] as const;

/** The cursor for the next page: the start time and the id of the last row received, joined by a dot. */
const after = Type.Optional(Type.String({ pattern: '^\\d{1,16}\\.[0-9a-z]{8}$', maxLength: 25 }));

export const TournamentFilter = strictObject({
  list: Type.Optional(Type.Enum(TOURNAMENT_LISTS)),
  after,
});

/** Selects a page of a person's own tournaments. */
export const MyTournamentFilter = strictObject({ after });

/** A player in a tournament. */
const TournamentPlayer = strictObject({
  person: PersonId,
  /** The player's fixed partner, once both have agreed. */
  partner: Type.Optional(PersonId),
  /**
   * `missing`: not paired until they come back after missing a game; `out`: withdrawn by the server for missed games.
   */
  state: Type.Enum(['playing', 'pausing', 'missing', 'out', 'withdrawn']),
  /** The first round for which the player entered. */
  from: Count,
  /** The player's rating when they entered, in points, if games like these have ratings. */
  rating: Type.Optional(Count),
  /** How often the player, or their side, has had each turn position so far, starting with the first. */
  turns: Type.Array(Count, { maxItems: 6 }),
});

/**
 * A row of the standings. Fixed partners have one row, under the partner who entered first. Points and tie-breaks are
 * whole numbers; points are in units of 1/120. Before the start, rows are in order of entry, without tie-breaks.
 */
const StandingLine = strictObject({
  person: PersonId,
  rank: Type.Integer({ minimum: 1 }),
  points: Count,
  played: Count,
  tieBreaks: Type.Record(Type.String({ maxLength: 6 }), Type.Integer()),
  /**
   * In an arena, the number of consecutive first places up to the latest game. After two, the points of a game count
   * double.
   */
  streak: Type.Optional(Count),
});

/** Consecutive rows of the standings. */
const standingPart = {
  /** The number of rows before these. */
  after: Count,
  lines: Type.Array(StandingLine),
};

/** A page of the standings, with its players. */
export const TournamentStanding = strictObject({
  ...standingPart,
  /** The number of rows in the standings, or of players found by name. */
  lineCount: Count,
  entries: Type.Array(TournamentPlayer),
  people: People,
  seq: Count,
});
export type TournamentStanding = Static<typeof TournamentStanding>;

/** Selects a page of the standings. */
export const TournamentStandingFilter = strictObject({
  /** The number of rows to skip. */
  after: Type.Optional(Type.String({ pattern: '^(0|[1-9]\\d{0,3})$', maxLength: 4 })),
  /** Only rows of players whose name, or whose id if they have no name, begins with this text. */
  name: Type.Optional(Type.String({ pattern: NO_CONTROL_CHARACTERS, minLength: 1, maxLength: 60 })),
});

/** A table in a knockout. */
const BracketTable = strictObject({
  /** The players, best seed first. Each is one person, or two fixed partners in the order of their entries. */
  players: Type.Array(Type.Array(PersonId, { maxItems: 2 }), { maxItems: 6 }),
  /** The number of seats that the engine takes. */
  computers: Count,
  /**
   * Each player's points, in the order of `players`: for the meeting, then for each meeting that breaks a tie.
   */
  meetings: Type.Array(Type.Array(Count, { maxItems: 6 }), { maxItems: 4 }),
  /**
   * The players who advance, or the winner of the final, once this is decided. For fixed partners, the one who entered
   * first.
   */
  through: Type.Array(PersonId, { maxItems: 3 }),
});

/**
 * A round in a knockout. A final is a round with one table and no byes. For a long round, a view contains only the
 * first tables and byes, which have the best seeds, and those of the caller.
 */
const BracketRound = strictObject({
  tables: Type.Array(BracketTable),
  tableCount: Count,
  byes: Type.Array(PersonId),
  byeCount: Count,
});

/** A table at which the caller is playing. */
const OwnTable = strictObject({
  game: OnlineGameId,
  round: Type.Integer({ minimum: 1 }),
  table: Type.Integer({ minimum: 1 }),
  /** The number of the game within the meeting, starting at 1. */
  number: Type.Integer({ minimum: 1 }),
  /** The people of each side, in turn order. A side without people is played by the engine. */
  sides: Type.Array(Type.Array(PersonId, { maxItems: 2 }), { minItems: 2, maxItems: 6 }),
});

/** A game in a round. A side without people is played by the engine. */
const TournamentGame = strictObject({
  game: OnlineGameId,
  /** The people of each side, in turn order. */
  sides: Type.Array(Type.Array(PersonId, { maxItems: 2 }), { minItems: 2, maxItems: 6 }),
  /** Whether the game has been created. */
  opened: Type.Boolean(),
  places: Type.Optional(Places),
  absent: Type.Optional(Type.Array(PersonId, { maxItems: 6 })),
  /** The reason why the organiser changed the result. */
  corrected: Type.Optional(Type.String({ maxLength: 200 })),
  /** The code of the refusal if the server could not enter the result, so the organiser must enter it. */
  refused: Type.Optional(Type.String({ maxLength: 40 })),
});

/** A round as it was paired, with the results so far. */
export const TournamentRound = strictObject({
  round: Count,
  tables: Type.Array(strictObject({ games: Type.Array(TournamentGame, { maxItems: 24 }) })),
  byes: Type.Array(PersonId),
});
export type TournamentRound = Static<typeof TournamentRound>;

/** Consecutive tables of a round, with their people. */
export const TournamentRoundView = strictObject({
  round: Count,
  /** The number of tables before these. */
  after: Count,
  /** The number of tables in the round. */
  tableCount: Count,
  /**
   * The tables, with their numbers, starting at 1. The caller's tables come first if they are not among the others.
   */
  tables: Type.Array(
    strictObject({
      table: Type.Integer({ minimum: 1 }),
      games: Type.Array(TournamentGame, { maxItems: 24 }),
    }),
  ),
  /** The players without a table: at most fifty, and the caller. */
  byes: Type.Array(PersonId),
  byeCount: Count,
  people: People,
});
export type TournamentRoundView = Static<typeof TournamentRoundView>;

/** Selects part of a round. */
export const TournamentRoundFilter = strictObject({
  /** The number of tables to skip. */
  after: Type.Optional(Type.String({ pattern: '^(0|[1-9]\\d{0,3})$', maxLength: 4 })),
});

/**
 * A tournament without its rounds. If its standings have more than a hundred rows, it contains only the first fifty,
 * those around the caller, and the entries and people of these rows.
 */
export const TournamentView = strictObject({
  ...TournamentListItem.properties,
  organiser: PersonId,
  /** The number of seats at a table. */
  seats: Count,
  /**
   * Present if each side at a table has two partners, who change in each round unless the setup says that they are
   * fixed. Each player has the points of their side.
   */
  partners: Type.Optional(Type.Literal(true)),
  hasPassword: Type.Boolean(),
  /** The SHA-256 of the seed, in hexadecimal. */
  commitment: Type.String({ maxLength: 64 }),
  /** The seed for all random draws; present after the start. */
  seed: Type.Optional(Type.String({ maxLength: 64 })),
  people: People,
  entries: Type.Array(TournamentPlayer),
  standing: Type.Array(StandingLine),
  /** The number of rows in the whole standings. */
  lineCount: Count,
  /** The rows around the caller, if `standing` has only the first rows. */
  ownLines: Type.Optional(strictObject(standingPart)),
  /** The number of the last event that changed each round paired so far. Empty in an arena. */
  roundSeqs: Type.Array(Count),
  /** The time at which the next round is due, if there is a pause. */
  nextRoundAt: Type.Optional(Timestamp),
  /**
   * Present while the next round has too few players because some are pausing or missed a game: the time at which the
   * tournament ends unless enough of them return. The round begins as soon as they do, but not before `nextRoundAt`.
   */
  waitsUntil: Type.Optional(Timestamp),
  /** The reason why the tournament was called off. */
  why: Type.Optional(Type.String({ maxLength: 200 })),
  /** The time until which an arena opens tables, and the time at which it ends unless games are in progress. */
  closesAt: Type.Optional(Timestamp),
  endsAt: Type.Optional(Timestamp),
  /** The number of players in an arena who are on its page. */
  waiting: Type.Optional(Count),
  /** The rounds of a knockout that have been paired so far. */
  bracket: Type.Optional(Type.Array(BracketRound)),
  /** The games that the caller can play now. */
  games: Type.Array(OnlineGameId),
  /** The tables of these games. */
  tables: Type.Array(OwnTable),
  /** With fixed partners, what the caller needs to find a partner; absent once they have one. */
  ownPair: Type.Optional(
    strictObject({
      /** The code for the partner, after the person has entered. */
      code: Type.Optional(PartnerCode),
      /** The account that the person has invited. */
      invited: Type.Optional(PersonId),
      /** The players who have invited the person. */
      invitations: Type.Array(PersonId),
    }),
  ),
  /** The chat: the line number of its latest message, or 0 if there is none, and whether people can write to it. */
  chat: strictObject({ line: Count, open: Type.Boolean() }),
  seq: Count,
});
export type TournamentView = Static<typeof TournamentView>;

/** The data for a player who is waiting in an arena. */
export const TournamentWaiting = strictObject({
  waiting: Count,
  games: Type.Array(OnlineGameId),
  seq: Count,
});

/** A tournament with all its rounds. */
export const TournamentDocument = strictObject({
  tournament: TournamentView,
  rounds: Type.Array(TournamentRound),
});
export type TournamentDocument = Static<typeof TournamentDocument>;
