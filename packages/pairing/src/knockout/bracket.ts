import { accept, type PairingResult, refuse } from '../refusal.ts';
import { TABLE_SIZES } from '../tournament.ts';

/** A table in a bracket. */
export interface BracketTable {
  /** The players, best seed first. */
  readonly players: readonly string[];
  /** The number of seats that computers take because there are too few players. */
  readonly computers: number;
}

/** A round in a bracket. The final is a round with one table and no byes. */
export interface BracketRound {
  readonly seats: number;
  /** The number of players at each table who advance. */
  readonly advancing: number;
  /** The players who advance without a game, best seed first. */
  readonly byes: readonly string[];
  readonly tables: readonly BracketTable[];
}

/**
 * Returns the first round of a knockout for players in seed order. Half of the players at a table advance, or
 * one out of three. The best seeds meet as late as possible; they also get the byes.
 */
export function firstBracketRound(seeds: readonly string[], seats: number): PairingResult<BracketRound> {
  if (!TABLE_SIZES.includes(seats)) return refuse('bad-seats', { detail: seats });
  if (seeds.length < 2) return refuse('too-few-players', { detail: seeds.length });
  const duplicate = seeds.find((id, index) => seeds.indexOf(id) !== index);
  if (duplicate !== undefined) return refuse('duplicate-player', { detail: duplicate });
  const advancing = Math.floor(seats / 2);
  let tableCount = 1;
  while (tableCount * seats < seeds.length) tableCount *= seats / advancing;
  const emptySeats = tableCount * seats - seeds.length;
  const byeTableCount = tableCount === 1 ? 0 : Math.floor(emptySeats / (seats - advancing));
  const byeCount = byeTableCount * advancing;
  const tables = snake(seeds.slice(byeCount), tableCount - byeTableCount).map((players) => ({
    players,
    computers: seats - players.length,
  }));
  return accept({ seats, advancing, byes: seeds.slice(0, byeCount), tables });
}

/**
 * Returns the next round. `advanced` lists the players from each table who advance, best place first. The players who had
 * byes count as the best seeds, followed by the winners of the tables, then the second-placed players, and so on. Refuses
 * after the final, and if a list has the wrong length or contains a player from another table.
 */
export function nextBracketRound(
  { seats, advancing, byes, tables }: BracketRound,
  advanced: readonly (readonly string[])[],
): PairingResult<BracketRound> {
  if (tables.length === 1 && byes.length === 0) return refuse('tournament-over');
  if (advanced.length !== tables.length) return refuse('bad-count', { detail: advanced.length });
  for (const [index, players] of advanced.entries()) {
    const outsider = players.find((id) => tables[index]?.players.includes(id) !== true);
    if (outsider !== undefined) return refuse('unknown-player', { detail: outsider });
    if (players.length !== advancing) return refuse('bad-count', { detail: players.length });
  }
  const playersByPlace = Array.from({ length: advancing }, (_, place) => {
    const samePlacePlayers = advanced.flatMap((players) => players[place] ?? []);
    return place % 2 === 1 ? samePlacePlayers.reverse() : samePlacePlayers;
  });
  const seeds = [...byes, ...playersByPlace.flat()];
  const nextTables = snake(seeds, seeds.length / seats).map((players) => ({ players, computers: 0 }));
  return accept({ seats, advancing, byes: [], tables: nextTables });
}

/**
 * Deals items to groups alternately forwards and backwards. The items in an incomplete last row go to the
 * last groups.
 */
function snake<Item>(items: readonly Item[], groupCount: number): Item[][] {
  const groups = Array.from({ length: groupCount }, (): Item[] => []);
  for (const [index, item] of items.entries()) {
    const row = Math.floor(index / groupCount);
    const isLastRow = (row + 1) * groupCount > items.length;
    const position = index % groupCount;
    groups[row % 2 === 1 || isLastRow ? groupCount - 1 - position : position]?.push(item);
  }
  return groups;
}
