import type { TieBreak } from '@halma/pairing';
import type { PersonId, Result, TournamentSetup } from '@halma/protocol';
import type { PlannedEvent } from '../planned-event.ts';
import type { TournamentState } from '../state.ts';

/** The tie-breaks of the pairing package, and `MR`, the mean result of the games played, which an arena uses. */
type StandingsTieBreak = TieBreak | 'MR';

/** A row of the standings. */
export interface StandingsRow {
  readonly id: string;
  /** The rank, from 1; players who are still tied after all tie-breaks have the same rank. */
  readonly rank: number;
  /** The points, in 120ths of a point. */
  readonly points: number;
  /** The number of games played, not counting byes and forfeits. */
  readonly played: number;
  /** The values of the tie-breaks; greater is better. */
  readonly tieBreaks: Readonly<Partial<Record<StandingsTieBreak, number>>>;
  /** The number of consecutive first places up to the latest game. Only an arena counts them. */
  readonly streak?: number;
}

/** The functions and properties that differ between formats. All functions are pure. */
export interface TournamentFormat {
  /**
   * Returns the property of a setup that does not suit the format; undefined if there is none.
   *
   * @param seats the number of seats at a table or, with fixed partners, of its sides
   */
  findInvalidField(setup: TournamentSetup, seats: number): keyof TournamentSetup | undefined;
  /**
   * Returns the maximum number of players or, with fixed partners, of pairs. The limit keeps pairing fast.
   *
   * @param seats the number of seats at a table or, with fixed partners, of its sides
   */
  maxPlayers(setup: TournamentSetup, seats: number): number;
  /**
   * Returns whether players can enter a tournament that is running.
   *
   * @param now milliseconds since 1970
   */
  acceptsLateEntries(state: TournamentState, now: number): boolean;
  /** Whether players can pause, and a player who missed a game is paired again only once they return. */
  readonly canPause: boolean;
  /** The kinds of partners that the format allows: `any` includes partners who change from round to round. */
  readonly partners: 'any' | 'fixed' | 'none';
  /** Whether players get a new table whenever enough of them are waiting, instead of round by round. */
  readonly pairsInWaves: boolean;
  /** Returns how a tournament starts. Refuses if there are too few players. */
  start(state: TournamentState): Result<PlannedEvent>;
  /** Returns the next step once all games have results. A refusal means that there is none. */
  next(state: TournamentState): Result<PlannedEvent>;
  /**
   * Returns whether the next round has too few players only because some are pausing or missed a game, and may return.
   * All games must have results.
   */
  lacksPlayers(state: TournamentState): boolean;
  /**
   * Returns whether the tournament is decided, so that it ends, or the rest of its rounds pass, without a pause. All games
   * must have results.
   */
  isDecided(state: TournamentState): boolean;
  /** Returns whether the latest round is over. All its games must have results. */
  isRoundOver(state: TournamentState): boolean;
  /** Returns whether a player's place at their latest table stands, even if they leave. */
  isTableDecided(state: TournamentState, person: PersonId): boolean;
  /**
   * Returns the tie-breaks in the order in which they apply.
   *
   * @param seats the number of seats at a table or, with fixed partners, of its sides
   */
  tieBreaks(seats: number): readonly StandingsTieBreak[];
  standings(state: TournamentState): readonly StandingsRow[];
}
