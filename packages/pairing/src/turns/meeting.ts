import type { Table } from '../tournament.ts';

/**
 * Returns a meeting of several games, in each of which the next side moves first. In a meeting with as many games as
 * sides, each player takes each turn position once.
 */
export function meeting(sides: readonly (readonly string[])[], games = 1): Table {
  return {
    games: Array.from({ length: games }, (_, game) => {
      const first = game % sides.length;
      return { sides: [...sides.slice(first), ...sides.slice(0, first)] };
    }),
  };
}
