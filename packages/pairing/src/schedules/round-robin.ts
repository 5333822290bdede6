import { accept, type PairingResult, refuse } from '../refusal.ts';
import { makeRandom, type Random, shuffle } from '../seed/random.ts';
import { type Round, TABLE_SIZES } from '../tournament.ts';
import { equalTurnPositions } from '../turns/equal-turn-positions.ts';
import { meeting } from '../turns/meeting.ts';
import { PARTNERS_PER_SIDE, sidesInTurnOrder } from '../turns/partners.ts';
import { affinePlaneRounds } from './affine-plane.ts';
import { bergerRounds, doubleBergerRounds } from './berger.ts';
import { partnerRounds } from './partner-rounds.ts';
import type { PlannedRound } from './planned-round.ts';
import { searchedRounds } from './searched-rounds.ts';
import { whistRounds } from './whist.ts';

/** A tournament whose rounds are all known before it begins. */
export interface RoundRobinPlan {
  /** The ids of players or of fixed pairs. */
  readonly ids: readonly string[];
  readonly seats: number;
  /** Whether the four or six players at a table form pairs of partners, who change in each round. */
  readonly partners?: boolean;
  /**
   * The number of rounds in a plan for more than two seats. By default, it is the smallest number that allows
   * equal turn positions; for partners, the smallest number with which all players have the same number of
   * games and, in a whist plan, any two have been partners.
   */
  readonly rounds?: number;
  /** Whether all players take each turn position equally often. Otherwise the numbers differ by at most one. */
  readonly turns: 'equal' | 'within-one';
  /** The number of games in a meeting; 1 by default. */
  readonly games?: number;
  /** What happens to an incomplete table: its players have byes, or computers fill it. */
  readonly odd?: 'bye' | 'computer';
  readonly seed: string;
  /**
   * The number of random starting points for the search for a schedule in which players meet about equally
   * often.
   */
  readonly starts?: number;
}

const MAX_PLAYERS = 200;

const MAX_ROUNDS = 400;

/** The number of seats at each table in a whist plan. */
const WHIST_SEATS = 4;
/** The table sizes at which players can have partners. */
const PARTNER_SEATS: readonly number[] = [WHIST_SEATS, 6];

/**
 * Returns all rounds of a tournament in which players meet equally often, as far as the numbers allow. Lots
 * decide which number each player gets.
 */
export function planRoundRobin(plan: RoundRobinPlan): PairingResult<readonly Round[]> {
  const { ids, seats, partners = false, odd = 'bye', games = 1, rounds, seed } = plan;
  if (!TABLE_SIZES.includes(seats) || (partners && !PARTNER_SEATS.includes(seats)))
    return refuse('bad-seats', { detail: seats });
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate !== undefined) return refuse('duplicate-player', { detail: duplicate });
  if (ids.length < (odd === 'computer' ? 2 : seats)) return refuse('too-few-players', { detail: ids.length });
  if (ids.length > MAX_PLAYERS) return refuse('too-many-players', { detail: ids.length });
  if (!isCount(games)) return refuse('bad-count', { detail: games });
  if (rounds !== undefined && !isCount(rounds)) return refuse('bad-count', { detail: rounds });
  const random = makeRandom(seed, 'schedule');
  const sidesByNumber: (readonly string[])[] = shuffle([...ids].sort(), random).map((id) => [id]);
  if (odd === 'computer') while (sidesByNumber.length % seats !== 0) sidesByNumber.push([]);
  if (partners) return planPartners(plan, sidesByNumber, random);
  const plannedRounds =
    seats === 2 ? pairRounds(plan, sidesByNumber.length) : tableRounds(plan, sidesByNumber.length, random);
  if (!plannedRounds.ok) return plannedRounds;
  const orderedRounds = seats === 2 ? plannedRounds.value : withTurnPositions(plannedRounds.value);
  return accept(
    orderedRounds.map(({ tables, byes }) => ({
      tables: tables.map((table) =>
        meeting(
          table.map((player) => sidesByNumber[player] ?? []),
          games,
        ),
      ),
      byes: byes.flatMap((player) => sidesByNumber[player] ?? []),
    })),
  );
}

/**
 * Returns the smallest number of rounds after which all players can have taken each turn position equally
 * often. All players then also have the same number of games and byes.
 */
export function roundsForEqualTurns(playerCount: number, seats: number): number {
  return playerCount / greatestCommonDivisor(playerCount, Math.floor(playerCount / seats));
}

function pairRounds({ turns, games = 1 }: RoundRobinPlan, count: number): PairingResult<PlannedRound[]> {
  const isEqual = count % 2 === 1 || games % 2 === 0;
  return accept(turns === 'equal' && !isEqual ? doubleBergerRounds(count) : bergerRounds(count));
}

/**
 * Plans rounds with changing partners. The turn order of the sides is balanced, and exactly equal if each side moves
 * first in one game of a meeting.
 */
function planPartners(
  { turns, seats, games = 1, rounds, starts, ids, odd }: RoundRobinPlan,
  sidesByNumber: readonly (readonly string[])[],
  random: Random,
): PairingResult<readonly Round[]> {
  const count = ids.length;
  const hasPlan = seats === WHIST_SEATS && whistRounds(count) !== undefined;
  const roundCount = rounds ?? (hasPlan ? count - 1 : roundsForEqualTurns(count, seats));
  if (roundCount > MAX_ROUNDS) return refuse('bad-count', { detail: roundCount });
  if (turns === 'equal' && games % (seats / PARTNERS_PER_SIDE) !== 0)
    return refuse('bad-count', { detail: games });
  // A computer cannot be a player's partner.
  if (odd === 'computer' && count % seats !== 0) return refuse('bad-count', { detail: count });
  const search = { playerCount: count, seats, rounds: roundCount };
  const plannedRounds = partnerRounds({ ...search, ...(starts === undefined ? {} : { starts }) }, random);
  const inTurnOrder = sidesInTurnOrder<number>(random);
  return accept(
    plannedRounds.map(({ tables, byes }) => ({
      tables: tables.map((pairs) => {
        const sides = inTurnOrder(pairs).map((side) => side.flatMap((player) => sidesByNumber[player] ?? []));
        return meeting(sides, games);
      }),
      byes: byes.flatMap((player) => sidesByNumber[player] ?? []),
    })),
  );
}

function tableRounds(
  { seats, rounds, turns, games = 1, starts, ids }: RoundRobinPlan,
  count: number,
  random: Random,
): PairingResult<PlannedRound[]> {
  const fewestRounds = games % seats === 0 ? 1 : roundsForEqualTurns(count, seats);
  const roundCount = rounds ?? fewestRounds;
  if (roundCount > MAX_ROUNDS || (turns === 'equal' && roundCount % fewestRounds !== 0))
    return refuse('bad-count', { detail: roundCount });
  // A known plan would seat two computers together, which a search can avoid.
  const knownPlan = count - ids.length > 1 ? undefined : roundsOfKnownPlan(count, seats, roundCount);
  if (knownPlan !== undefined)
    return accept(
      Array.from({ length: roundCount }, (_, round) => knownPlan[round % knownPlan.length] as PlannedRound),
    );
  const search = { playerCount: count, seats, rounds: roundCount, computersFrom: ids.length };
  return accept(searchedRounds({ ...search, ...(starts === undefined ? {} : { starts }) }, random));
}

/** Returns the rounds of a known plan for these numbers, or undefined if there is none. */
function roundsOfKnownPlan(count: number, seats: number, roundCount: number): PlannedRound[] | undefined {
  const plane = affinePlaneRounds(count, seats);
  if (plane !== undefined || seats !== WHIST_SEATS || roundCount % (count - 1) !== 0) return plane;
  return whistRounds(count);
}

/** Gives the players at all tables their turn positions. */
function withTurnPositions(rounds: readonly PlannedRound[]): PlannedRound[] {
  const orderedTables = equalTurnPositions(rounds.flatMap(({ tables }) => tables)).values();
  return rounds.map(({ tables, byes }) => ({
    tables: tables.map(() => orderedTables.next().value ?? []),
    byes,
  }));
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
