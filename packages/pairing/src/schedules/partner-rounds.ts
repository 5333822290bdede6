import type { Random } from '../seed/random.ts';
import { splitIntoPairs } from '../turns/partners.ts';
import { searchedRounds } from './searched-rounds.ts';
import { whistRounds } from './whist.ts';

/**
 * A round in which players are numbered from 0: the pairs of partners at each table, and the players who have
 * byes.
 */
export interface PartnerRound {
  readonly tables: readonly (readonly (readonly number[])[])[];
  readonly byes: readonly number[];
}

/** The size of a plan, and how long to search for it. */
interface PartnerRoundsGoal {
  readonly playerCount: number;
  readonly seats: number;
  readonly rounds: number;
  /** The number of random starting points for the search. */
  readonly starts?: number;
}

/** The number of seats at each table in a whist plan. */
const WHIST_SEATS = 4;

/** The number of times that the search chooses new partners at every table. */
const SWEEP_COUNT = 6;

/**
 * Returns rounds in which partners change: a whist plan if there is one. Otherwise a search finds tables at
 * which players meet about equally often, and at each table, the players who have been partners least often
 * become partners.
 */
export function partnerRounds(goal: PartnerRoundsGoal, random: Random): readonly PartnerRound[] {
  const { playerCount, seats, rounds, starts } = goal;
  const whist = seats === WHIST_SEATS ? whistRounds(playerCount) : undefined;
  if (whist !== undefined)
    return Array.from({ length: rounds }, (_, round) => {
      const { tables = [], byes = [] } = whist[round % whist.length] ?? {};
      return {
        tables: tables.map(([a = 0, b = 0, c = 0, d = 0]) => [
          [a, c],
          [b, d],
        ]),
        byes,
      };
    });
  const search = { playerCount, seats, rounds, computersFrom: playerCount };
  const plannedRounds = searchedRounds({ ...search, ...(starts === undefined ? {} : { starts }) }, random);
  const tables = withPartners(
    plannedRounds.flatMap((round) => round.tables),
    playerCount,
  ).values();
  return plannedRounds.map(({ tables: { length }, byes }) => ({
    tables: Array.from({ length }, () => tables.next().value ?? []),
    byes,
  }));
}

/**
 * Chooses partners for all tables, one after another and in several sweeps, so that few players become
 * partners again.
 */
function withPartners(
  tables: readonly (readonly number[])[],
  playerCount: number,
): (readonly (readonly number[])[])[] {
  const partnerCounts = new Int32Array(playerCount ** 2);
  const indexOf = (one: number, other: number): number =>
    Math.min(one, other) * playerCount + Math.max(one, other);
  const changeCounts = (pairs: readonly (readonly number[])[], change: number): void => {
    for (const [one = 0, other = 0] of pairs) {
      const index = indexOf(one, other);
      partnerCounts[index] = (partnerCounts[index] as number) + change;
    }
  };
  const chosenPairs: (readonly (readonly number[])[])[] = tables.map(() => []);
  for (let sweep = 0; sweep < SWEEP_COUNT; sweep += 1)
    for (const [index, table] of tables.entries()) {
      changeCounts(chosenPairs[index] ?? [], -1);
      const pairs = splitIntoPairs(table, (one, other) => partnerCounts[indexOf(one, other)] as number);
      changeCounts(pairs, 1);
      chosenPairs[index] = pairs;
    }
  return chosenPairs;
}
