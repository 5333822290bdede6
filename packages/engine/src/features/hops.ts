import { type Cell, type Jump, jumpInDirection, type Man, VACANT, withoutMover } from '@halma/rules';
import type { SeatView } from './seat-view.ts';

/** A cell on which a hop can land, with the fewest jumps that lead there. */
export interface Landing {
  readonly cell: Cell;
  readonly jumps: number;
  /** The cell of the man that the last jump crosses. */
  readonly jumped: Cell;
  /** The landing before this one; null after the first jump. */
  readonly previous: Landing | null;
}

/** Restricts the jumps of a chain: `any` allows all, `forward` only those that do not lead away from the target. */
type JumpFilter = 'any' | 'forward';

/**
 * Returns the jumps that a man on a cell could make if all landings were vacant.
 *
 * @param men the men on the board, indexed by cell
 */
export function jumpsAt(
  { geometry, board, position, rules }: SeatView,
  man: Man,
  cell: Cell,
  men: Uint8Array = position.men,
): readonly Jump[] {
  const table = rules.moveTables[man];
  if (table === undefined) return [];
  return geometry.directions.flatMap((direction) => {
    const jump = jumpInDirection(board, table, men, cell, direction);
    return jump !== null && jump.landing < board.cellCount ? [jump] : [];
  });
}

/** Returns every landing of the hops of the man on a cell, in order of their number of jumps. */
export function landingsFrom(view: SeatView, from: Cell, filter: JumpFilter): readonly Landing[] {
  const { position, rules } = view;
  const man = view.manAt(from);
  const table = rules.moveTables[man];
  const men = table === undefined ? position.men : withoutMover(table, position.men, from);
  const visited = new Set([from]);
  const landings: Landing[] = [];
  const addJumps = (cell: Cell, previous: Landing | null): void => {
    for (const { jumped, landing } of jumpsAt(view, man, cell, men)) {
      if (men[landing] !== VACANT || visited.has(landing)) continue;
      if (filter === 'forward' && view.distanceToGo(landing) > view.distanceToGo(cell)) continue;
      visited.add(landing);
      landings.push({ cell: landing, jumped, jumps: (previous?.jumps ?? 0) + 1, previous });
    }
  };
  addJumps(from, null);
  if (table?.allowsChains === true) for (const landing of landings) addJumps(landing.cell, landing);
  return landings;
}

/** Returns the landings of a chain in order. */
export function chainTo(last: Landing): readonly Landing[] {
  const chain = [last];
  for (let landing = last.previous; landing !== null; landing = landing.previous) chain.unshift(landing);
  return chain;
}
