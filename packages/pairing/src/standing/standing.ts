import { drawLots } from '../seed/lots.ts';
import { type Entrant, POINT, pointsOfRound, type Tournament } from '../tournament.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';

/** The tie-breaks, by the abbreviations that tournament pages use. */
export const TIE_BREAKS = ['DE', 'W', 'BH', 'BH-C1', 'SB', 'LF', 'PR', 'lot'] as const;

/**
 * `DE` direct encounter between players who have all met; `W` sole first places; `BH` Buchholz, the points of the
 * opponents; `BH-C1` Buchholz without the lowest opponent; `SB` Sonneborn-Berger, each result times the opponent's
 * points; `LF` fewer games as the player who moves first; `PR` performance, from the ratings of the opponents; `lot` a
 * random draw from the seed.
 */
export type TieBreak = (typeof TIE_BREAKS)[number];

/** The usual tie-breaks of each kind of tournament. */
export const USUAL_TIE_BREAKS: Readonly<
  Record<'round-robin' | 'swiss' | 'many-seats' | 'arena', readonly TieBreak[]>
> = {
  'round-robin': ['DE', 'W', 'SB', 'LF', 'lot'],
  swiss: ['BH-C1', 'BH', 'SB', 'DE', 'LF', 'lot'],
  'many-seats': ['W', 'DE', 'BH', 'LF', 'lot'],
  arena: ['PR', 'lot'],
};

/** A row of the standings. */
export interface StandingRow {
  readonly id: string;
  /** Starts at 1; players who are still tied after all tie-breaks share a rank. */
  readonly rank: number;
  /** In units of 1/120 point. */
  readonly points: number;
  /** The number of games played, excluding byes and forfeits. */
  readonly played: number;
  /**
   * The values of the tie-breaks; greater is better. Direct encounter has no value, because it depends on the other
   * tied players.
   */
  readonly tieBreaks: Readonly<Partial<Record<TieBreak, number>>>;
  readonly outcomes: readonly Outcome[];
}

interface PlayerTotals {
  readonly id: string;
  readonly points: number;
  readonly outcomes: readonly Outcome[];
  readonly values: Readonly<Record<Exclude<TieBreak, 'DE'>, number>>;
}

/**
 * The factor by which means are multiplied. It is divisible by the number of opponents at any table, so that the
 * products are whole numbers.
 */
const MEAN_SCALE = 60;

/** The amount that a win adds to the opponent's rating in the performance tie-break. */
const PERFORMANCE_PER_WIN = 500;

/** Returns the standings of a tournament. */
export function computeStandings(
  tournament: Tournament,
  tieBreaks: readonly TieBreak[],
): readonly StandingRow[] {
  const players = totalsOfPlayers(tournament);
  const groups = split(players, ({ points }) => points).flatMap((group) => breakTies(group, tieBreaks));
  let rank = 1;
  return groups.flatMap((group) => {
    const rows = group.map(({ id, points, outcomes, values }) => ({
      id,
      rank,
      points,
      played: outcomes.reduce((played, { positions }) => played + positions.length, 0),
      tieBreaks: Object.fromEntries(
        tieBreaks.flatMap((code) => (code === 'DE' ? [] : [[code, values[code]]])),
      ),
      outcomes,
    }));
    rank += group.length;
    return rows;
  });
}

function totalsOfPlayers(tournament: Tournament): PlayerTotals[] {
  const outcomes = outcomesOf(tournament);
  const totals = new Map([...outcomes].map(([id, rounds]) => [id, sum(rounds.map(({ points }) => points))]));
  const ratings = new Map(tournament.entrants.map(({ id, rating }) => [id, rating]));
  const lots = drawLots(tournament.seed, [...totals.keys()]);
  return tournament.entrants.map(({ id }: Entrant) => {
    const rounds = outcomes.get(id) ?? [];
    // A round that is being played has no lowest opponent yet.
    const opposition = rounds.flatMap(({ kind }, index) =>
      kind === 'pending' ? [] : [oppositionIn(rounds, index, totals, tournament)],
    );
    const buchholz = opposition.map(({ strength }) => strength);
    return {
      id,
      points: totals.get(id) ?? 0,
      outcomes: rounds,
      values: {
        W: sum(rounds.map(({ wins }) => wins)),
        BH: sum(buchholz),
        'BH-C1': sum(buchholz) - Math.min(...(buchholz.length > 0 ? buchholz : [0])),
        SB: sum(opposition.map(({ beaten }) => beaten)),
        LF: -sum(rounds.map(({ positions }) => positions.filter((position) => position === 0).length)),
        PR: performance(rounds, ratings),
        lot: -(lots.get(id) ?? 0),
      },
    };
  });
}

/** The points of a player's opponents in a round, as Buchholz and Sonneborn-Berger count them. */
interface Opposition {
  /** The mean of the opponents' points, in sixtieths of a unit. */
  readonly strength: number;
  /** The mean of the opponents' points, each multiplied by the player's result against that opponent. */
  readonly beaten: number;
}

/**
 * Returns the opposition in a round. A round without a game counts as a game against a virtual opponent, who
 * had as many points as the player before the round, gets the opposite result in it, and gets half of the
 * points in each later round.
 */
function oppositionIn(
  rounds: readonly Outcome[],
  index: number,
  totals: ReadonlyMap<string, number>,
  tournament: Tournament,
): Opposition {
  const { points = 0, duels: allDuels = [] } = rounds[index] ?? {};
  const { games = 1 } = tournament;
  // The standings ignore players who were struck.
  const duels = allDuels.filter(({ opponent }) => totals.has(opponent));
  if (duels.length > 0) {
    const strength = sum(duels.map(({ opponent }) => totals.get(opponent) ?? 0));
    const beaten = sum(duels.map(({ opponent, share }) => share * (totals.get(opponent) ?? 0)));
    const opponents = new Set(duels.map(({ opponent }) => opponent)).size;
    return {
      strength: Math.round((MEAN_SCALE * strength) / duels.length),
      beaten: Math.round((MEAN_SCALE * beaten) / opponents),
    };
  }
  const fullPoints = pointsOfRound(tournament);
  const pointsBefore = sum(rounds.slice(0, index).map((round) => round.points));
  const laterRounds = rounds.slice(index + 1).filter((round) => round.kind !== 'pending').length;
  const strength = MEAN_SCALE * (pointsBefore + fullPoints - points + (laterRounds * fullPoints) / 2);
  return { strength, beaten: Math.round((strength * points * games * POINT) / fullPoints) };
}

/**
 * Returns the mean rating of the opponents, each 500 higher for a win and 500 lower for a loss, in sixtieths of a
 * point.
 */
function performance(rounds: readonly Outcome[], ratings: ReadonlyMap<string, number>): number {
  // As for Buchholz, players who were struck do not count.
  const duels = rounds.flatMap((round) => round.duels).filter(({ opponent }) => ratings.has(opponent));
  if (duels.length === 0) return 0;
  const total = sum(
    duels.map(({ opponent, share }) => {
      const result = (2 * share) / POINT - 1;
      return (ratings.get(opponent) ?? 0) + PERFORMANCE_PER_WIN * result;
    }),
  );
  return Math.round((MEAN_SCALE * total) / duels.length);
}

/** Splits tied players into groups, best first. */
function breakTies(
  group: readonly PlayerTotals[],
  tieBreaks: readonly TieBreak[],
): (readonly PlayerTotals[])[] {
  const [code, ...remainingTieBreaks] = tieBreaks;
  if (group.length < 2 || code === undefined) return [group];
  const groups = code === 'DE' ? byDirectEncounter(group) : split(group, ({ values }) => values[code]);
  return groups.flatMap((part) => breakTies(part, remainingTieBreaks));
}

/**
 * Splits tied players who have all met by their mean result against one another, and repeats this within groups that
 * stay tied.
 */
function byDirectEncounter(group: readonly PlayerTotals[]): (readonly PlayerTotals[])[] {
  const ids = new Set(group.map(({ id }) => id));
  const results = new Map<string, { readonly share: number; readonly games: number }>();
  for (const { id, outcomes } of group) {
    const duels = outcomes.flatMap((round) => round.duels).filter(({ opponent }) => ids.has(opponent));
    if (new Set(duels.map(({ opponent }) => opponent)).size < group.length - 1) return [group];
    results.set(id, { share: sum(duels.map(({ share }) => share)), games: duels.length });
  }
  // Means are compared as whole numbers, with the product of all game counts as the common denominator.
  const counts = new Set([...results.values()].map(({ games }) => games));
  const commonDenominator = [...counts].reduce((product, count) => product * count, 1);
  const groups = split(group, ({ id }) => {
    const { share, games } = results.get(id) ?? { share: 0, games: 1 };
    return share * (commonDenominator / games);
  });
  return groups.length === 1 ? groups : groups.flatMap(byDirectEncounter);
}

/** Splits players by a value, greatest first. */
function split(group: readonly PlayerTotals[], measure: (player: PlayerTotals) => number): PlayerTotals[][] {
  const parts = new Map<number, PlayerTotals[]>();
  for (const player of group) {
    const value = measure(player);
    const part = parts.get(value);
    if (part === undefined) parts.set(value, [player]);
    else part.push(player);
  }
  return [...parts].sort(([one], [other]) => other - one).map(([, part]) => part);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
