import type { PlannedRound } from './planned-round.ts';

/**
 * Returns the Berger table for two seats: all players meet once, and the number of games in which a player moves first
 * differs by at most one between players. The first player at a table moves first. With an odd number of players, each
 * has one bye and all move first equally often.
 */
export function bergerRounds(playerCount: number): PlannedRound[] {
  const last = playerCount + (playerCount % 2);
  const circle = last - 1;
  return Array.from({ length: circle }, (_, index) => {
    const sum = (index + 2) % circle;
    const allPairs: [number, number][] = [];
    for (let one = 1; one < last; one += 1) {
      const other = (((sum - one) % circle) + circle) % circle || circle;
      if (other === one) allPairs.push(one <= last / 2 ? [one, last] : [last, one]);
      else if (one < other) allPairs.push((one + other) % 2 === 1 ? [one, other] : [other, one]);
    }
    const isReal = (pair: readonly number[]): boolean => pair.every((player) => player <= playerCount);
    return {
      tables: allPairs.filter(isReal).map((pair) => pair.map((player) => player - 1)),
      byes: allPairs
        .filter((pair) => !isReal(pair))
        .flat()
        .filter((player) => player <= playerCount)
        .map((player) => player - 1),
    };
  });
}

/**
 * Returns the Berger table twice, the second time with the other player moving first, so that all move first equally
 * often. The last two rounds of the first half are exchanged, so that no player moves first, or second, three times in
 * a row where the halves join.
 */
export function doubleBergerRounds(playerCount: number): PlannedRound[] {
  const rounds = bergerRounds(playerCount);
  const secondHalf = rounds.map(({ tables, byes }) => ({
    tables: tables.map((pair) => pair.toReversed()),
    byes,
  }));
  return [...rounds.slice(0, -2), ...rounds.slice(-2).reverse(), ...secondHalf];
}
