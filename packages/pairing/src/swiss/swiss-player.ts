import { playersOfNextRound } from '../attendance.ts';
import { drawLots } from '../seed/lots.ts';
import { outcomesOf } from '../standing/outcomes.ts';
import { pointsOfRound, type Tournament } from '../tournament.ts';

/** The data about a player that the pairing of a Swiss round uses. */
export interface SwissPlayer {
  readonly id: string;
  readonly rating: number;
  /** In units of 1/120 point, with the virtual points of an accelerated tournament. */
  readonly score: number;
  /** The number of rounds in which the player shared a table with each other player. */
  readonly met: ReadonlyMap<string, number>;
  /** The number of rounds in which the player had a bye or won by forfeit. */
  readonly freeRounds: number;
  /** The player's turn positions, numbered from 0, in the games played so far. */
  readonly positions: readonly number[];
  /**
   * For each round: 1 if the opponents had more points before it, −1 if they had fewer or the player had a bye,
   * otherwise 0.
   */
  readonly floats: readonly number[];
}

/** The options for a Swiss pairing. */
export interface SwissOptions {
  /** The planned number of rounds. */
  readonly rounds: number;
  /** Whether the stronger half gets virtual points in the first rounds, as in Baku acceleration. */
  readonly accelerated?: boolean;
  /** The ids of the players who are pausing. */
  readonly pausing?: readonly string[];
}

/** Returns the players of the next round, ranked by score, then rating, then lot. */
export function rankedPlayers(tournament: Tournament, options: SwissOptions): SwissPlayer[] {
  const outcomes = outcomesOf(tournament);
  const lots = drawLots(
    tournament.seed,
    tournament.entrants.map(({ id }) => id),
  );
  const bonuses = virtualPoints(tournament, options, lots);
  /** The points of each player before each round so far, and before the next one. */
  const scores = new Map(
    [...outcomes].map(([id, rounds]) => {
      const pointsBefore = [0];
      for (const [index, { points }] of rounds.entries())
        pointsBefore.push((pointsBefore[index] ?? 0) + points);
      return [id, pointsBefore.map((points, index) => points + (bonuses.get(id)?.[index] ?? 0))];
    }),
  );
  const scoreBefore = (id: string, round: number): number => scores.get(id)?.[round] ?? 0;
  const seatings = tournament.rounds.map(({ tables, byes }) => ({
    tables: tables.map(({ games }) => games[0]?.sides.flat() ?? []),
    byes,
  }));
  const players = playersOfNextRound(tournament, options.pausing).map(({ id, rating }): SwissPlayer => {
    const rounds = outcomes.get(id) ?? [];
    const met = new Map<string, number>();
    const floats = seatings.map(({ tables, byes }, round) => {
      if (byes.includes(id)) return -1;
      const otherPlayers = tables.find((table) => table.includes(id))?.filter((other) => other !== id) ?? [];
      for (const other of otherPlayers) met.set(other, (met.get(other) ?? 0) + 1);
      const first = otherPlayers[0];
      return first === undefined ? 0 : Math.sign(scoreBefore(first, round) - scoreBefore(id, round));
    });
    return {
      id,
      rating,
      score: scoreBefore(id, seatings.length),
      met,
      freeRounds: rounds.filter(({ kind }) => kind === 'bye' || kind === 'forfeit-win').length,
      positions: rounds.flatMap(({ positions }) => positions),
      floats,
    };
  });
  return players.sort(
    (one, other) =>
      other.score - one.score ||
      other.rating - one.rating ||
      (lots.get(one.id) ?? 0) - (lots.get(other.id) ?? 0),
  );
}

/**
 * Returns the default number of rounds for a Swiss tournament: enough to separate all players, rounded up to an even
 * number so that all can move first equally often, and at most the number that is possible without a second meeting.
 */
export function usualSwissRounds(playerCount: number): number {
  const neededRounds = Math.ceil(Math.log2(Math.max(2, playerCount))) + 2;
  return Math.min(neededRounds + (neededRounds % 2), playerCount - 1 + (playerCount % 2));
}

/**
 * Returns the virtual points of each player before each round: in the first half of an accelerated
 * tournament, the stronger half of the players who entered before the start gets the points of an extra win,
 * and later of half a win.
 */
function virtualPoints(
  tournament: Tournament,
  { rounds, accelerated = false }: SwissOptions,
  lots: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly number[]> {
  if (!accelerated) return new Map();
  const starters = tournament.entrants
    .filter(({ from = 1 }) => from === 1)
    .sort((one, other) => other.rating - one.rating || (lots.get(one.id) ?? 0) - (lots.get(other.id) ?? 0));
  const acceleratedRounds = Math.ceil(rounds / 2);
  const fullRounds = Math.ceil(acceleratedRounds / 2);
  const win = pointsOfRound(tournament);
  const bonuses = Array.from({ length: acceleratedRounds }, (_, round) =>
    round < fullRounds ? win : win / 2,
  );
  return new Map(starters.slice(0, 2 * Math.ceil(starters.length / 4)).map(({ id }) => [id, bonuses]));
}
