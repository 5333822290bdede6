import { improveTables } from '../matching/improve-tables.ts';
import { accept, type PairingResult, refuse } from '../refusal.ts';
import { makeRandom, type Random } from '../seed/random.ts';
import { TABLE_SIZES, type Table } from '../tournament.ts';
import { balancedOrder } from '../turns/balanced-order.ts';
import { meeting } from '../turns/meeting.ts';

/** A player in an arena who is waiting for a table. */
export interface WaitingPlayer {
  readonly id: string;
  readonly rating: number;
  readonly points: number;
  readonly waitedSeconds: number;
  /** The ids of all players at this player's last table. */
  readonly lastTable: readonly string[];
  /** The player's turn positions so far, numbered from 0. */
  readonly positions: readonly number[];
}

/** The inputs for a wave, which pairs the players who are waiting at one moment. */
export interface Wave {
  readonly seats: number;
  readonly seed: string;
  /** The wave number, starting at 1. */
  readonly number: number;
  /** Whether computers fill the only table if fewer players are waiting than it has seats. */
  readonly fills?: boolean;
}

/** The new tables, and the players who are still waiting. */
export interface PairedWave {
  readonly tables: readonly Table[];
  readonly waiting: readonly string[];
}

/**
 * The maximum size of a group of players with adjacent ranks, rounded up to whole tables. Players are paired only within
 * their group.
 */
const MAX_GROUP_SIZE = 100;

const MAX_PASSES = 6;

/**
 * The cost of pairing two players who have just met, or who have both moved first twice in a row. No difference in rank
 * costs as much.
 */
const FORBIDDEN_COST = 1e9;

/**
 * Added to the number of games in which a player has moved first if the last two are among them, so that no player
 * moves first three times in a row if another order exists.
 */
const THIRD_FIRST_MOVE_PENALTY = 1e6;

/**
 * Pairs the waiting players in an arena: players of similar rank meet, with closer ranks near the top, unless
 * they have just met. If there are not enough seats for all players, those who have waited longest are
 * seated.
 */
export function pairWave(
  players: readonly WaitingPlayer[],
  { seats, seed, number, fills = false }: Wave,
): PairingResult<PairedWave> {
  if (!TABLE_SIZES.includes(seats)) return refuse('bad-seats', { detail: seats });
  const duplicate = duplicateId(players);
  if (duplicate !== undefined) return refuse('duplicate-player', { detail: duplicate });
  const playersByWait = players.toSorted(
    (one, other) => other.waitedSeconds - one.waitedSeconds || (one.id < other.id ? -1 : 1),
  );
  if (fills && players.length < seats)
    return accept(filledTable(players, seats, makeRandom(seed, `wave/${number}`)));
  const seatedPlayers = playersByWait.slice(0, players.length - (players.length % seats));
  const rankedPlayers = seatedPlayers.toSorted(
    (one, other) => other.points - one.points || other.rating - one.rating || (one.id < other.id ? -1 : 1),
  );
  const random = makeRandom(seed, `wave/${number}`);
  const haveMovedFirstTwice = rankedPlayers.map(movedFirstTwice);
  const costOf = (rank: number, otherRank: number): number => {
    const clash =
      haveMovedFirstTwice[rank] === true && haveMovedFirstTwice[otherRank] === true ? FORBIDDEN_COST : 0;
    return (
      clash +
      costOfPair(
        rankedPlayers[rank] as WaitingPlayer,
        rankedPlayers[otherRank] as WaitingPlayer,
        rank,
        otherRank,
        rankedPlayers.length,
      )
    );
  };
  const tables = groupsOfTables(rankedPlayers.length, seats).flatMap((group) =>
    improveTables(group, costOf, { window: MAX_GROUP_SIZE, passes: MAX_PASSES }).map((table) => {
      const members = table.map((rank) => rankedPlayers[rank] as WaitingPlayer);
      const turnOrder = balancedOrder(members, (player) => turnCounts(player, seats), random);
      return meeting(turnOrder.map(({ id }) => [id]));
    }),
  );
  return accept({ tables, waiting: playersByWait.slice(seatedPlayers.length).map(({ id }) => id) });
}

function filledTable(players: readonly WaitingPlayer[], seats: number, random: Random): PairedWave {
  const members = [...players, ...Array.from({ length: seats - players.length }, () => undefined)];
  const countsOf = (player: WaitingPlayer | undefined): readonly number[] =>
    player === undefined ? [] : turnCounts(player, seats);
  const turnOrder = balancedOrder(members, countsOf, random);
  return {
    tables: [meeting(turnOrder.map((player) => (player === undefined ? [] : [player.id])))],
    waiting: [],
  };
}

/** Divides the ranks, which start at 0, into tables, and the tables into groups of about the same size. */
function groupsOfTables(playerCount: number, seats: number): number[][][] {
  const tableCount = playerCount / seats;
  const groupCount = Math.ceil(playerCount / MAX_GROUP_SIZE);
  const groups = Array.from({ length: groupCount }, (): number[][] => []);
  for (let table = 0; table < tableCount; table += 1)
    groups[Math.floor((table * groupCount) / tableCount)]?.push(
      Array.from({ length: seats }, (_, seat) => table * seats + seat),
    );
  return groups;
}

/** Returns the cost of pairing two players. Ranks start at 0. */
function costOfPair(
  one: WaitingPlayer,
  other: WaitingPlayer,
  rank: number,
  otherRank: number,
  playerCount: number,
): number {
  const betterRank = Math.min(rank, otherRank);
  const costPerRank = 300 + Math.floor((1700 * (playerCount - betterRank)) / playerCount);
  const justMet = one.lastTable.includes(other.id) || other.lastTable.includes(one.id);
  return (
    Math.abs(rank - otherRank) * costPerRank +
    Math.abs(one.rating - other.rating) +
    (justMet ? FORBIDDEN_COST : 0)
  );
}

function movedFirstTwice({ positions }: WaitingPlayer): boolean {
  return positions.length > 1 && positions.slice(-2).every((position) => position === 0);
}

function turnCounts(player: WaitingPlayer, seats: number): number[] {
  return Array.from({ length: seats }, (_, position) => {
    const count = player.positions.filter((taken) => taken === position).length;
    return position === 0 && movedFirstTwice(player) ? count + THIRD_FIRST_MOVE_PENALTY : count;
  });
}

function duplicateId(players: readonly WaitingPlayer[]): string | undefined {
  const ids = new Set<string>();
  return players.find(({ id }) => ids.size === ids.add(id).size)?.id;
}
