import type { Round, TableGame } from '@halma/pairing';
import type {
  OnlineGameId,
  PersonId,
  TOURNAMENT_PHASES,
  TournamentId,
  TournamentSetup,
} from '@halma/protocol';
import type { AggregateState } from '../log/aggregate.ts';

/** A player in a tournament. Rounds are numbered from 1. */
export interface TournamentPlayer {
  readonly person: PersonId;
  /** Their fixed partner, once both have agreed. */
  readonly partner?: PersonId;
  /** The account that they have invited to be their partner. */
  readonly invited?: PersonId;
  /** The code that lets another person become their partner; only in tournaments with fixed partners. */
  readonly code?: string;
  /** The first round for which they entered. */
  readonly from: number;
  /** Their rating when they entered, in points; absent if games like these have none. */
  readonly rating?: number;
  /** The last round that had been paired when they withdrew. */
  readonly until?: number;
  /** The organiser or the moderator who removed them during the tournament, unless they had left it before. */
  readonly removedBy?: PersonId;
  /** Whether the place at their last table was decided when they withdrew, so it stands. */
  readonly hasFinished?: true;
  /**
   * The missed games that made the server withdraw them; empty once they have withdrawn themselves or been
   * removed.
   */
  readonly withdrawnFor?: readonly OnlineGameId[];
  /** The missed games that do not count, since they followed from a withdrawal that a correction undid. */
  readonly forgiven?: readonly OnlineGameId[];
  /** The first round after they last returned, from a pause or after a missed game. */
  readonly returned?: number;
  readonly isPausing: boolean;
  /** The number of times that they have paused. */
  readonly pauses: number;
  /** The time from which they can have a table in an arena, in milliseconds since 1970. */
  readonly freeFrom: number;
}

/** A game in a round. */
export interface RoundGame extends TableGame {
  readonly game: OnlineGameId;
  /** Whether the server has created the game. */
  readonly isOpen: boolean;
  /** The reason why the server could not enter the result, so that the organiser has to enter it. */
  readonly refused?: string;
  /** The players who lose this game by the organiser's decision. */
  readonly forfeitedBy: readonly PersonId[];
  /** Those among them who had not left the tournament, with the organiser or the moderator who decided it. */
  readonly decisions?: ReadonlyMap<PersonId, PersonId>;
  /** The time at which the result was entered, in milliseconds since 1970. */
  readonly endedAt?: number;
  /** Whether the game was so short that an arena does not count a second draw in a row. */
  readonly isShort?: boolean;
  /** The reason why the organiser changed the result. */
  readonly corrected?: string;
  /** The person who gave this reason. */
  readonly correctedBy?: PersonId | undefined;
}

/** A round as it was paired, with the results so far. */
interface TournamentRoundState {
  /** The number of the last event that changed the round. */
  readonly lastSeq: number;
  readonly tables: readonly { readonly games: readonly RoundGame[] }[];
  readonly byes: readonly PersonId[];
}

/** The state of a tournament after some of its events. States are immutable. */
export interface TournamentState extends AggregateState {
  readonly tournament: TournamentId;
  readonly organiser: PersonId;
  readonly setup: TournamentSetup;
  /** The seats of a table, as letters in turn order. */
  readonly seats: readonly string[];
  /** The seats of each side of a table: one, or the seats of two partners. */
  readonly sides: readonly (readonly string[])[];
  readonly seed: string;
  readonly passwordHash: string | null;
  readonly phase: (typeof TOURNAMENT_PHASES)[number];
  /** The players, in the order in which they entered. */
  readonly players: readonly TournamentPlayer[];
  /** The time of the start; null until then. */
  readonly startedAt: number | null;
  /** The time of the end; null until then, and in a tournament that was called off. */
  readonly endedAt: number | null;
  /** The number of rounds; 0 before the start, and in an arena. */
  readonly roundCount: number;
  /** All rounds of a round robin; null in other formats. */
  readonly schedule: readonly Round[] | null;
  /** The players of a knockout in the order of their seeds; empty in other formats. */
  readonly seeds: readonly PersonId[];
  readonly rounds: readonly TournamentRoundState[];
  /**
   * The indexes of the rounds with games that have no result. An arena has thousands of rounds, and most of them are
   * over.
   */
  readonly unfinished: readonly number[];
  /** The people whom the organiser has removed. They can neither enter again nor write in the chat. */
  readonly removed: readonly PersonId[];
  /** The invitations to be a fixed partner that were declined: the person invited and the player who invited them. */
  readonly declined: readonly { readonly person: PersonId; readonly partner: PersonId }[];
  /**
   * Whether the account of the exhibition's organiser, who plays all others, was deleted during the
   * exhibition.
   */
  readonly hasExhibitorLeft: boolean;
  /** The number of events that each person has caused. */
  readonly changes: ReadonlyMap<PersonId, number>;
  /**
   * The number of times that organisers and moderators have postponed the start, corrected a result, or closed or
   * opened the chat.
   */
  readonly organiserChanges: number;
  /**
   * The time since which all games paired so far have results, in milliseconds since 1970; null while a game has none,
   * and when no round is being played.
   */
  readonly completeSince: number | null;
  /** Whether people can write in the chat. */
  readonly isChatOpen: boolean;
  /** The reason why the tournament was called off. */
  readonly why: string | null;
  /** The person who gave this reason; `server` if no person did. */
  readonly calledOffBy?: PersonId | undefined;
}

/** Returns the player with this id; undefined if they do not take part. */
export function playerOf(state: TournamentState, person: PersonId): TournamentPlayer | undefined {
  return state.players.find((player) => player.person === person);
}

/** Returns whether a person is the organiser of an exhibition, who plays all others. */
export function isExhibitor({ setup, organiser }: TournamentState, person: PersonId): boolean {
  return setup.format === 'exhibition' && person === organiser;
}

/** Returns whether no bot account may organise a tournament: it does not allow bots, and its organiser plays in it. */
export function barsBotOrganiser({ format, bots }: Pick<TournamentSetup, 'format' | 'bots'>): boolean {
  return format === 'exhibition' && bots !== true;
}

/** Returns whether a person plays in a tournament that does not allow bots. */
export function playsWithoutBots(state: TournamentState, person: PersonId): boolean {
  const plays = playerOf(state, person) !== undefined || isExhibitor(state, person);
  return plays && state.setup.bots !== true;
}

/** Returns whether a person has left a tournament permanently. */
export function hasLeft(state: TournamentState, person: PersonId): boolean {
  return (
    playerOf(state, person)?.until !== undefined || (state.hasExhibitorLeft && isExhibitor(state, person))
  );
}

/** Returns the games of all rounds paired so far. */
export function gamesOf({ rounds }: Pick<TournamentState, 'rounds'>): readonly RoundGame[] {
  return rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games));
}

/** Returns a game by its id, looking in the latest rounds first; undefined if no round has it. */
export function findGame(state: TournamentState, id: OnlineGameId): RoundGame | undefined {
  const place = findPlace(state, id);
  return place && state.rounds[place.round]?.tables[place.table]?.games[place.game];
}

/** Returns the round, the table and the game of the meeting, all from 0; undefined if no round has the game. */
export function findPlace(
  { rounds }: Pick<TournamentState, 'rounds'>,
  id: OnlineGameId,
): { readonly round: number; readonly table: number; readonly game: number } | undefined {
  for (let round = rounds.length - 1; round >= 0; round -= 1)
    for (const [table, { games }] of rounds[round]?.tables.entries() ?? []) {
      const game = games.findIndex((other) => other.game === id);
      if (game >= 0) return { round, table, game };
    }
  return undefined;
}

/** Returns the rounds with games that have no result, with their indexes. */
export function unfinishedRounds({
  rounds,
  unfinished,
}: TournamentState): readonly (readonly [index: number, round: TournamentRoundState])[] {
  return unfinished.flatMap((index) => {
    const round = rounds[index];
    return round === undefined ? [] : [[index, round] as const];
  });
}

/** Returns the games of a round that have no result yet, in order within each table. */
export function unfinishedGames(round: TournamentRoundState): readonly RoundGame[] {
  const cached = UNFINISHED_GAMES.get(round);
  if (cached !== undefined) return cached;
  const games = round.tables.flatMap((table) => table.games.filter((game) => !isDecided(game)));
  UNFINISHED_GAMES.set(round, games);
  return games;
}

/** The unfinished games of each round. Rounds are immutable, and most of them no longer change. */
const UNFINISHED_GAMES = new WeakMap<object, readonly RoundGame[]>();

/** Returns the players who lose a game without playing on: by the organiser's decision, or because they have withdrawn. */
export function forfeitersOf(state: TournamentState, { sides, forfeitedBy }: RoundGame): readonly PersonId[] {
  return sides.flat().filter((person) => forfeitedBy.includes(person) || hasLeft(state, person));
}

/**
 * Returns whether a player loses a game by a decision of the organiser or a moderator, so that the result is not rated.
 * What such a person decides about their own side is a resignation: otherwise they could keep a lost game from being
 * rated.
 */
export function isForfeitedByOrganiser(
  state: TournamentState,
  { sides, decisions }: RoundGame,
  person: PersonId,
): boolean {
  const decidedBy = decisions?.get(person) ?? playerOf(state, person)?.removedBy;
  const ownSide = sides.find((side) => side.includes(person)) ?? [];
  return decidedBy !== undefined && !ownSide.includes(decidedBy);
}

/** Returns whether a game has a result, or cannot have one since fewer than two players are left. */
export function isDecided({ sides, places, absent = [] }: TableGame): boolean {
  return places !== undefined || countPresentSides(sides, absent) < 2;
}

/** Returns how many sides have all their players. Sides that the engine plays do not count. */
function countPresentSides(sides: TableGame['sides'], absent: readonly PersonId[]): number {
  return sides.filter((side) => side.length > 0 && !side.some((person) => absent.includes(person))).length;
}

/** Returns whether players at a table have partners. */
export function hasPartners({ seats, sides }: Pick<TournamentState, 'seats' | 'sides'>): boolean {
  return sides.length < seats.length;
}

/** Returns whether all rounds of a tournament are paired at its start, since players choose when they move. */
export function pairsAllAtOnce({ setup }: Pick<TournamentState, 'setup'>): boolean {
  return setup.format === 'round-robin' && setup.clock.kind === 'days';
}
