import { improveTables } from '../matching/improve-tables.ts';
import { type Random, shuffle } from '../seed/random.ts';
import type { PlannedRound } from './planned-round.ts';

/**
 * The maximum number of random starting points for a search, which ends earlier if it finds an even schedule.
 */
const MAX_STARTS = 200;

/**
 * The maximum number of times that the search improves all rounds after each start, and of passes over the players of a
 * round each time.
 */
const MAX_SWEEPS = 6;

/** The goal of a search. */
interface ScheduleGoal {
  readonly playerCount: number;
  readonly seats: number;
  readonly rounds: number;
  /** The players from this number on are computers, which should not meet one another. */
  readonly computersFrom: number;
  readonly starts?: number;
}

/** The cost of two computers at the same table. */
const COMPUTERS_MEET_COST = 1000;

/**
 * Returns rounds in which pairs of players meet about equally often. Blocks of players take turns to have
 * byes, so all have the same number of byes if the number of rounds allows it. The search improves rounds one
 * after another from random starting points, and returns the result with the lowest sum of m(m + 1) over
 * pairs that meet m times.
 */
export function searchedRounds(goal: ScheduleGoal, random: Random): PlannedRound[] {
  let best: PlannedRound[] = [];
  let lowest = Infinity;
  for (let start = 0; start < (goal.starts ?? MAX_STARTS) && lowest > lowestCost(goal); start += 1) {
    const { rounds, cost } = searchOnce(goal, random);
    if (cost < lowest) [lowest, best] = [cost, rounds];
  }
  return best;
}

function searchOnce(goal: ScheduleGoal, random: Random): { rounds: PlannedRound[]; cost: number } {
  const { playerCount, seats, rounds: roundCount, computersFrom } = goal;
  const tableCount = Math.floor(playerCount / seats);
  const byeCount = playerCount % seats;
  const meetings = new Int32Array(playerCount ** 2);
  const countMeetings = (tables: readonly (readonly number[])[], change: number): void => {
    for (const table of tables)
      for (const one of table)
        for (const other of table) {
          const pair = one * playerCount + other;
          if (one !== other) meetings[pair] = (meetings[pair] as number) + change;
        }
  };
  /** Another meeting of a pair that has met m times adds 2(m + 1) to the sum, so m is enough to compare pairs. */
  const costOf = (one: number, other: number): number =>
    (meetings[one * playerCount + other] as number) +
    (one >= computersFrom && other >= computersFrom ? COMPUTERS_MEET_COST : 0);
  const improve = (tables: readonly (readonly number[])[]): number[][] =>
    improveTables(tables, costOf, { window: playerCount, passes: MAX_SWEEPS });
  const order = shuffle(
    Array.from({ length: playerCount }, (_, player) => player),
    random,
  );
  const rounds: { tables: number[][]; readonly byes: readonly number[] }[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    const first = (round * byeCount) % playerCount;
    const rotatedOrder = [...order.slice(first), ...order.slice(0, first)];
    const seatedPlayers = shuffle(rotatedOrder.slice(byeCount), random);
    const tables = improve(
      Array.from({ length: tableCount }, (_, table) =>
        seatedPlayers.slice(table * seats, (table + 1) * seats),
      ),
    );
    countMeetings(tables, 1);
    rounds.push({ tables, byes: rotatedOrder.slice(0, byeCount) });
  }
  let cost = costOfMeetings(meetings);
  for (let sweep = 0; sweep < MAX_SWEEPS && cost > lowestCost(goal); sweep += 1) {
    for (const round of rounds) {
      countMeetings(round.tables, -1);
      round.tables = improve(round.tables);
      countMeetings(round.tables, 1);
    }
    const newCost = costOfMeetings(meetings);
    if (newCost === cost) break;
    cost = newCost;
  }
  return { rounds, cost };
}

/** Returns the sum of m(m + 1) over ordered pairs. */
function costOfMeetings(meetings: Int32Array): number {
  let cost = 0;
  for (const count of meetings) cost += count * (count + 1);
  return cost;
}

/** Returns the cost of a schedule in which the meetings of pairs differ by at most one. */
function lowestCost({ playerCount, seats, rounds }: ScheduleGoal): number {
  const pairs = playerCount * (playerCount - 1);
  const meetings = rounds * Math.floor(playerCount / seats) * seats * (seats - 1);
  const meetingsPerPair = Math.floor(meetings / pairs);
  const remainder = meetings - meetingsPerPair * pairs;
  return (
    (pairs - remainder) * meetingsPerPair * (meetingsPerPair + 1) +
    remainder * (meetingsPerPair + 1) * (meetingsPerPair + 2)
  );
}
