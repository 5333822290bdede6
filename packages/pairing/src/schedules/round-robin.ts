import { accept, type PairingResult, refuse } from '../refusal.ts';
import { makeRandom, type Random, shuffle } from '../seed/random.ts';
import { type Round, TABLE_SIZES } from '../tournament.ts';
import { balancedOrder } from '../turns/balanced-order.ts';
import { equalTurnPositions } from '../turns/equal-turn-positions.ts';
import { meeting } from '../turns/meeting.ts';
import { affinePlaneRounds } from './affine-plane.ts';
import { bergerRounds, doubleBergerRounds } from './berger.ts';
import type { PlannedRound } from './planned-round.ts';
import { searchedRounds } from './searched-rounds.ts';
import { whistRounds } from './whist.ts';

/** A tournament whose rounds are all known before it begins. */
export interface RoundRobinPlan {
  /** The ids of players or of fixed pairs. */
  readonly ids: readonly string[];
  readonly seats: number;
  /** Whether the four players of a table are two sides, with other partners in each round. */
  readonly partners?: boolean;
  /** The rounds of a plan for more than two seats; without it, the least number with equal turn positions. */
  readonly rounds?: number;
  /** Whether all players take each turn position equally often. Otherwise the numbers differ by at most one. */
  readonly turns: 'equal' | 'within-one';
  /** The games of a meeting; without it, 1. */
  readonly games?: number;
  /** Who fills an incomplete table: no one, so that players have byes, or computers. */
  readonly odd?: 'bye' | 'computer';
  readonly seed: string;
  /** The number of attempts to find a schedule with even meetings. */
  readonly starts?: number;
}

const MAX_PLAYERS = 200;

const MAX_ROUNDS = 400;

/** The whist plans have tables of four. */
const WHIST_SEATS = 4;

/** Returns all rounds of a tournament in which players meet equally often, as far as the numbers allow. Lots decide who has which number. */
export function planRoundRobin(plan: RoundRobinPlan): PairingResult<readonly Round[]> {
  const { ids, seats, partners = false, odd = 'bye', games = 1, rounds, seed } = plan;
  if (!TABLE_SIZES.includes(seats) || (partners && seats !== WHIST_SEATS))
    return refuse('bad-seats', { detail: seats });
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate !== undefined) return refuse('duplicate-player', { detail: duplicate });
  if (ids.length < (odd === 'computer' ? 2 : seats)) return refuse('too-few-players', { detail: ids.length });
  if (ids.length > MAX_PLAYERS) return refuse('too-many-players', { detail: ids.length });
  if (!isCount(games)) return refuse('bad-count', { detail: games });
  if (rounds !== undefined && !isCount(rounds)) return refuse('bad-count', { detail: rounds });
  const random = makeRandom(seed, 'schedule');
  const numbered: (readonly string[])[] = shuffle([...ids].sort(), random).map((id) => [id]);
  if (odd === 'computer') while (numbered.length % seats !== 0) numbered.push([]);
  const planned = partners
    ? partnerRounds(plan, numbered.length)
    : seats === 2
      ? pairRounds(plan, numbered.length)
      : tableRounds(plan, numbered.length, random);
  if (!planned.ok) return planned;
  const ordered = partners || seats === 2 ? planned.value : withTurnPositions(planned.value);
  const toSides = partners ? partnersOf(numbered, random) : eachAlone(numbered);
  return accept(
    ordered.map(({ tables, byes }) => ({
      tables: tables.map((table) => meeting(toSides(table), games)),
      byes: byes.flatMap((player) => numbered[player] ?? []),
    })),
  );
}

/**
 * Returns the least number of rounds after which all players can have taken each turn position equally often. All players then have
 * equally many games, and byes.
 */
export function roundsForEqualTurns(playerCount: number, seats: number): number {
  return playerCount / greatestDivisor(playerCount, Math.floor(playerCount / seats));
}

function pairRounds({ turns, games = 1 }: RoundRobinPlan, count: number): PairingResult<PlannedRound[]> {
  const isEqual = count % 2 === 1 || games % 2 === 0;
  return accept(turns === 'equal' && !isEqual ? doubleBergerRounds(count) : bergerRounds(count));
}

function partnerRounds(
  { turns, games = 1, rounds }: RoundRobinPlan,
  count: number,
): PairingResult<PlannedRound[]> {
  const planned = whistRounds(count);
  if (planned === undefined) return refuse('no-schedule', { detail: count });
  if (rounds !== undefined && rounds > planned.length) return refuse('bad-count', { detail: rounds });
  if (turns === 'equal' && games % 2 === 1) return refuse('bad-count', { detail: games });
  return accept(planned.slice(0, rounds));
}

function tableRounds(
  { seats, rounds, turns, games = 1, starts, ids }: RoundRobinPlan,
  count: number,
  random: Random,
): PairingResult<PlannedRound[]> {
  const fewestRounds = games % seats === 0 ? 1 : roundsForEqualTurns(count, seats);
  const wanted = rounds ?? fewestRounds;
  if (wanted > MAX_ROUNDS || (turns === 'equal' && wanted % fewestRounds !== 0))
    return refuse('bad-count', { detail: wanted });
  const known = count - ids.length > 1 ? undefined : knownRounds(count, seats, wanted);
  if (known !== undefined)
    return accept(Array.from({ length: wanted }, (_, round) => known[round % known.length] as PlannedRound));
  const search = { playerCount: count, seats, rounds: wanted, computersFrom: ids.length };
  return accept(searchedRounds({ ...search, ...(starts === undefined ? {} : { starts }) }, random));
}

/** Returns the rounds of a known plan. One with several computers would seat two of them together, where a search need not. */
function knownRounds(count: number, seats: number, wanted: number): PlannedRound[] | undefined {
  const plane = affinePlaneRounds(count, seats);
  if (plane !== undefined || seats !== WHIST_SEATS || wanted % (count - 1) !== 0) return plane;
  return whistRounds(count);
}

/** Gives the players of all tables their turn positions. */
function withTurnPositions(rounds: readonly PlannedRound[]): PlannedRound[] {
  const ordered = equalTurnPositions(rounds.flatMap(({ tables }) => tables)).values();
  return rounds.map(({ tables, byes }) => ({ tables: tables.map(() => ordered.next().value ?? []), byes }));
}

/** The members of the sides of a table, in turn order. */
type SidesOfTable = (table: readonly number[]) => readonly (readonly string[])[];

function eachAlone(numbered: readonly (readonly string[])[]): SidesOfTable {
  return (table) => table.map((player) => numbered[player] ?? []);
}

/** Makes sides of partners, who sit opposite each other. The side begins whose members began less often. */
function partnersOf(numbered: readonly (readonly string[])[], random: Random): SidesOfTable {
  const begun = new Map<number, number>();
  const begunBy = (side: readonly number[]): number =>
    side.reduce((sum, player) => sum + (begun.get(player) ?? 0), 0);
  return ([a = 0, b = 0, c = 0, d = 0]) => {
    const sides = [
      [a, c],
      [b, d],
    ];
    const ordered = balancedOrder(sides, (side) => [begunBy(side)], random);
    for (const player of ordered[0] ?? []) begun.set(player, (begun.get(player) ?? 0) + 1);
    return ordered.map((side) => side.flatMap((player) => numbered[player] ?? []));
  };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
