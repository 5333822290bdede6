import { colourEdges, type Edge } from '../matching/colour-edges.ts';

/**
 * Puts the players of each table into turn order, so that each player takes each turn position equally often.
 * If a player's number of games is not a multiple of the number of seats, their position counts differ by at
 * most one. All tables have the same number of players, and players are numbered from 0.
 *
 * A player with more games than a table has seats is split into several, each with at most that many games.
 * The turn positions are then the colours of the edges between tables and players, and by König's theorem
 * each table and each player has all of them.
 */
export function equalTurnPositions(tables: readonly (readonly number[])[]): number[][] {
  const seats = tables[0]?.length ?? 0;
  const games = new Map<number, number>();
  const parts = new Map<string, number>();
  const edges = tables.flatMap((table, index) =>
    table.map((player): Edge => {
      const playedCount = games.get(player) ?? 0;
      games.set(player, playedCount + 1);
      const part = `${player}/${Math.floor(playedCount / seats)}`;
      if (!parts.has(part)) parts.set(part, parts.size);
      return [index, parts.get(part) ?? 0];
    }),
  );
  const positions = colourEdges(edges, seats);
  return tables.map((table, index) => {
    const ordered = [...table];
    for (const [seat, player] of table.entries()) ordered[positions[index * seats + seat] ?? 0] = player;
    return ordered;
  });
}
