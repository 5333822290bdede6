/**
 * One point, in the units in which this package counts points. Shares of up to six sides are whole numbers of
 * units.
 */
export const POINT = 120;

/** The possible numbers of seats at a table. */
export const TABLE_SIZES: readonly number[] = [2, 3, 4, 6];

/** A player, or a pair of fixed partners who enter as one. */
export interface Entrant {
  readonly id: string;
  /** The strength by which players are seeded; 0 for all if there are no ratings. */
  readonly rating: number;
  /** The first round that a late entrant can play; 1 by default. */
  readonly from?: number;
  /** The last round that an entrant who has withdrawn can play. */
  readonly until?: number;
  /** The first round that the entrant can play after missing a game. */
  readonly returned?: number;
  /** The number of missed games that do not count. */
  readonly forgiven?: number;
}

/** A game at a table, which is planned, in progress or over. */
export interface TableGame {
  /**
   * The ids of the members of each side, in turn order. A computer plays a side without members; its place does not
   * count for any player.
   */
  readonly sides: readonly (readonly string[])[];
  /** The place of each side, starting at 1 and equal for ties, once the game is over. */
  readonly places?: readonly number[];
  /** The players who did not show up. */
  readonly absent?: readonly string[];
  /** The players for whom the game does not count as missed, even if they are among the absent. */
  readonly excused?: readonly string[];
}

/** A meeting: the games that the players of a table play in a round. */
export interface Table {
  readonly games: readonly TableGame[];
}

/** A round as it was paired, with the results so far. */
export interface Round {
  readonly tables: readonly Table[];
  /** The players who had no opponent. */
  readonly byes: readonly string[];
  /** Whether the round is only planned, so its byes have no points yet. */
  readonly isPlanned?: boolean;
}

/** The tournament settings on which pairings and points depend. */
export interface TournamentRules {
  /** The number of sides at each table: the number of seats, or half of it if there are partners. */
  readonly sides: number;
  /** The number of games in a meeting; 1 by default. */
  readonly games?: number;
  /** The published seed, from which all lots are drawn. */
  readonly seed: string;
}

/** The data from which pairings and standings are computed. */
export interface Tournament extends TournamentRules {
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
}

/** Returns the points for winning every game of a round, in units of 1/120 point. */
export function pointsOfRound({ sides, games = 1 }: Pick<TournamentRules, 'sides' | 'games'>): number {
  return games * (sides - 1) * POINT;
}
