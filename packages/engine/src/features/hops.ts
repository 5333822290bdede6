import { type Cell, type Man, VACANT } from '@halma/rules';
import type { Situation } from './situation.ts';

/** A cell on which a hop lands, with the jumps that lead there, as few as there can be. */
export interface Landing {
  readonly cell: Cell;
  readonly jumps: number;
  /** The cell of the man crossed last. */
  readonly over: Cell;
  /** The landing before; null after the first jump. */
  readonly before: Landing | null;
}

/** Which jumps a chain may be made of: any, or only those that lose no way to the target. */
export type Jumps = 'any' | 'onward';

/** A jump: over whom, and where it would land. */
interface Jump {
  readonly over: Cell;
  readonly to: Cell;
}

/** The jumps that a man, were he on a cell, could make if nobody stood where they land. */
export function jumpsAt(
  { bearings, board, position, rules }: Situation,
  man: Man,
  cell: Cell,
): readonly Jump[] {
  const table = rules.tables[man];
  if (table === undefined) return [];
  return bearings.directions.flatMap((direction) => {
    const index = 2 * (cell * board.directions.length + direction);
    const over = table.ways[index] ?? board.wall;
    const to = table.ways[index + 1] ?? board.wall;
    const crossed = position.men[over] ?? VACANT;
    const crosses = crossed !== VACANT && (table.crosses === null || table.crosses[crossed] === 1);
    return crosses && to < board.cells ? [{ over, to }] : [];
  });
}

/** Every landing of the hops of the man on a cell, those of fewest jumps first. */
export function landingsFrom(situation: Situation, from: Cell, jumps: Jumps): readonly Landing[] {
  const { position, rules } = situation;
  const man = position.men[from] ?? VACANT;
  const seen = new Set([from]);
  const landings: Landing[] = [];
  const goOn = (cell: Cell, before: Landing | null): void => {
    for (const { over, to } of jumpsAt(situation, man, cell)) {
      if (position.men[to] !== VACANT || seen.has(to)) continue;
      if (jumps === 'onward' && situation.way(to) > situation.way(cell)) continue;
      seen.add(to);
      landings.push({ cell: to, over, jumps: (before?.jumps ?? 0) + 1, before });
    }
  };
  goOn(from, null);
  if (rules.tables[man]?.chains === true) for (const landing of landings) goOn(landing.cell, landing);
  return landings;
}

/** The landings of a chain, first to last. */
export function chainTo(last: Landing): readonly Landing[] {
  const chain = [last];
  for (let landing = last.before; landing !== null; landing = landing.before) chain.unshift(landing);
  return chain;
}
