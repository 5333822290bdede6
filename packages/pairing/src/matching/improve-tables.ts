const NONE = -1;

/** Limits how long `improveTables` works. */
interface ImprovementLimits {
  /** The maximum difference in rank between two players who change places. */
  readonly window: number;
  /** The maximum number of passes; in each, every player may make one exchange. */
  readonly passes: number;
}

/**
 * Exchanges players between tables until no exchange lowers the cost, or the maximum number of passes is reached. The
 * cost is the sum over all pairs at the tables. One after another, each player makes their best exchange. Players are
 * identified by their ranks, counted from 0. Returns the improved tables.
 */
export function improveTables(
  tables: readonly (readonly number[])[],
  costOf: (one: number, other: number) => number,
  { window, passes }: ImprovementLimits,
): number[][] {
  const improvedTables = tables.map((table) => [...table]);
  const players = improvedTables.flat().sort((one, other) => one - other);
  const tableOf: number[][] = [];
  for (const table of improvedTables) for (const player of table) tableOf[player] = table;
  /** Returns the cost of seating a player at a table in place of another player. */
  const costAt = (player: number, table: readonly number[], replaced: number): number => {
    let cost = 0;
    for (const other of table) if (other !== replaced) cost += costOf(player, other);
    return cost;
  };
  const improve = (position: number): boolean => {
    const player = players[position] as number;
    const table = tableOf[player] as number[];
    const cost = costAt(player, table, player);
    let lowest = 0;
    let best = NONE;
    const end = Math.min(players.length, position + window + 1);
    for (let index = Math.max(0, position - window); index < end; index += 1) {
      const other = players[index] as number;
      const otherTable = tableOf[other] as number[];
      if (otherTable === table) continue;
      const currentCost = cost + costAt(other, otherTable, other);
      const change = costAt(player, otherTable, other) + costAt(other, table, player) - currentCost;
      if (change < lowest) [lowest, best] = [change, other];
    }
    if (best === NONE) return false;
    const otherTable = tableOf[best] as number[];
    table[table.indexOf(player)] = best;
    otherTable[otherTable.indexOf(best)] = player;
    [tableOf[player], tableOf[best]] = [otherTable, table];
    return true;
  };
  for (let pass = 0; pass < passes; pass += 1) {
    let hasChanged = false;
    for (let position = 0; position < players.length; position += 1)
      hasChanged = improve(position) || hasChanged;
    if (!hasChanged) break;
  }
  return improvedTables;
}
