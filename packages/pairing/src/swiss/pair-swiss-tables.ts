import { improveTables } from '../matching/improve-tables.ts';
import { accept, type PairingResult, refuse } from '../refusal.ts';
import { makeRandom, type Random } from '../seed/random.ts';
import { type Round, TABLE_SIZES, type Table, type Tournament } from '../tournament.ts';
import { balancedOrder } from '../turns/balanced-order.ts';
import { meeting } from '../turns/meeting.ts';
import { PARTNERS_PER_SIDE, sidesInTurnOrder, splitIntoPairs } from '../turns/partners.ts';
import { validateFinishedRounds } from '../validate-tournament.ts';
import { rankedPlayers, type SwissOptions, type SwissPlayer } from './swiss-player.ts';

/** The options for a Swiss pairing with three or more seats. */
export interface SwissTableOptions extends SwissOptions {
  /** What happens to an incomplete last table: its players have byes, or computers fill it. */
  readonly odd?: 'bye' | 'computer';
  /** Whether each side is a pair of partners, who change in each round. Computers then never fill a table. */
  readonly partners?: boolean;
}

const IMPROVEMENT_LIMITS = { window: 64, passes: 6 };

/**
 * A meeting of two players who have met m times costs m(m + 1) times this. A difference of 120 units, one full
 * win, costs 120². A second meeting therefore weighs as much as a difference of about six wins.
 */
const REPEAT_COST = 288_000;

/**
 * Pairs the next round of a Swiss tournament for tables of three seats or more. Players with similar scores
 * meet, and meet again only if the other players' scores differ much more. The turn order at a table evens
 * out the earlier positions of its players. Players who have been partners least often become partners, and
 * the sides at a table are about equally strong.
 */
export function pairSwissTables(tournament: Tournament, options: SwissTableOptions): PairingResult<Round> {
  const validation = validateFinishedRounds(tournament);
  if (!validation.ok) return validation;
  const { sides, games, seed, rounds } = tournament;
  const { odd = 'bye', partners = false } = options;
  const seats = partners ? PARTNERS_PER_SIDE * sides : sides;
  if (!TABLE_SIZES.includes(seats) || seats === 2 || (partners && odd === 'computer'))
    return refuse('bad-seats', { detail: seats });
  if (rounds.length >= options.rounds) return refuse('tournament-over');
  const ranked = rankedPlayers(tournament, options);
  const minPlayers = odd === 'computer' ? 2 : seats;
  if (ranked.length < minPlayers) return refuse('too-few-players', { detail: ranked.length });
  const { tables, byes } = cutIntoTables(ranked, seats, odd);
  const improvedTables = improveTables(
    tables,
    (one, other) => meetingCost(ranked[one] as SwissPlayer, ranked[other] as SwissPlayer, sides),
    IMPROVEMENT_LIMITS,
  );
  const random = makeRandom(seed, rounds.length + 1);
  const byeIds = byes.map((rank) => (ranked[rank] as SwissPlayer).id);
  if (partners) {
    const seatedPlayers = improvedTables.map((table) => table.map((rank) => ranked[rank] as SwissPlayer));
    return accept({ tables: partnerTables(tournament, seatedPlayers, random), byes: byeIds });
  }
  return accept({
    tables: improvedTables.map((table) => {
      const seatedPlayers = table.map((rank) => ranked[rank] as SwissPlayer);
      const withComputers = [
        ...seatedPlayers,
        ...Array.from({ length: seats - seatedPlayers.length }, () => undefined),
      ];
      const turnOrder = balancedOrder(withComputers, (player) => positionCounts(player, seats), random);
      return meeting(
        turnOrder.map((player) => (player === undefined ? [] : [player.id])),
        games,
      );
    }),
    byes: byeIds,
  });
}

/**
 * Splits tables into pairs. Prefers players who have been partners least often, then pairs whose total score
 * is closest to the mean.
 */
function partnerTables(
  { sides: sideCount, games = 1, rounds }: Tournament,
  tables: readonly (readonly SwissPlayer[])[],
  random: Random,
): readonly Table[] {
  const earlierGames = rounds.flatMap((round) => round.tables.flatMap((table) => table.games));
  const partnerCounts = new Map<string, number>();
  for (const { sides } of earlierGames)
    for (const [one = '', other = ''] of sides)
      for (const key of [`${one} ${other}`, `${other} ${one}`])
        partnerCounts.set(key, (partnerCounts.get(key) ?? 0) + 1);
  const inTurnOrder = sidesInTurnOrder(
    random,
    earlierGames.map(({ sides }) => sides),
  );
  return tables.map((table) => {
    const mean = table.reduce((sum, { score }) => sum + score, 0) / table.length;
    const pairs = splitIntoPairs(table, (one, other) => {
      const timesTogether = (partnerCounts.get(`${one.id} ${other.id}`) ?? 0) / games;
      const surplus = Math.round((one.score + other.score - PARTNERS_PER_SIDE * mean) / (sideCount - 1));
      return REPEAT_COST * timesTogether * (timesTogether + 1) + surplus ** 2;
    });
    return meeting(inTurnOrder(pairs.map((pair) => pair.map(({ id }) => id))), games);
  });
}

interface TableDivision {
  /** The ranks of the players at each table; computers take the remaining seats. */
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/**
 * Divides the ranking into tables. Byes go to the players with the fewest byes so far, and among them to the lowest
 * ranked. Computers sit at the last tables, so that as few tables as possible have two.
 */
function cutIntoTables(
  ranked: readonly SwissPlayer[],
  seats: number,
  odd: 'bye' | 'computer',
): TableDivision {
  const ranks = ranked.map((_, rank) => rank);
  const leftOverCount = ranked.length % seats;
  if (leftOverCount === 0) return { tables: chunks(ranks, seats), byes: [] };
  const byeOrder = ranks.toSorted((one, other) => {
    const difference = (ranked[one]?.freeRounds ?? 0) - (ranked[other]?.freeRounds ?? 0);
    return difference || other - one;
  });
  if (odd === 'bye') {
    const byes = byeOrder.slice(0, leftOverCount);
    return {
      tables: chunks(
        ranks.filter((rank) => !byes.includes(rank)),
        seats,
      ),
      byes,
    };
  }
  // Each of the last tables takes one computer, if there are enough tables.
  const tableCount = Math.ceil(ranked.length / seats);
  const computers = tableCount * seats - ranked.length;
  const sizes = Array.from({ length: tableCount }, (_, table) => {
    const fromEnd = tableCount - 1 - table;
    return seats - Math.ceil(Math.max(0, computers - fromEnd) / tableCount);
  });
  let next = 0;
  const tables = sizes.map((size) => {
    next += size;
    return ranks.slice(next - size, next);
  });
  return { tables, byes: [] };
}

function chunks(ranks: readonly number[], size: number): number[][] {
  return Array.from({ length: ranks.length / size }, (_, table) =>
    ranks.slice(table * size, (table + 1) * size),
  );
}

/** @param sides the number of sides at a table */
function meetingCost(one: SwissPlayer, other: SwissPlayer, sides: number): number {
  const timesMet = one.met.get(other.id) ?? 0;
  const difference = Math.round((one.score - other.score) / (sides - 1));
  return REPEAT_COST * timesMet * (timesMet + 1) + difference ** 2;
}

/** Counts how often a player had each turn position. */
function positionCounts(player: SwissPlayer | undefined, seats: number): readonly number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const position of player?.positions ?? []) counts[position] = (counts[position] ?? 0) + 1;
  return counts;
}
