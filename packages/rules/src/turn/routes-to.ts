import type { Cell } from '../board/board.ts';
import type { Position } from '../position/position.ts';
import { VACANT } from '../seat.ts';
import { withoutMover } from './long-jumps.ts';
import type { NormalMove } from './move.ts';
import { canonicalRoute, forEachLanding, jumpCountsFrom } from './routes.ts';

/**
 * The maximum number of jumps that a route may have beyond the shortest. Without a limit, detours would add many longer
 * variants of every route.
 */
const MAX_EXTRA_JUMPS = 1;

/**
 * Returns the routes from one cell to another with at most one jump more than necessary: the canonical one first, then
 * the others by length and then by their landings in (row, column) order.
 *
 * @param limit the maximum number of routes to return
 * @returns for a step, its two cells; an empty list if the man cannot get there
 */
export function routesTo(
  position: Position,
  { from, to }: Pick<NormalMove, 'from' | 'to'>,
  limit: number,
): readonly (readonly Cell[])[] {
  const canonical = canonicalRoute(position, { kind: 'normal', from, to });
  const table = position.rules.moveTables[position.men[from] ?? VACANT];
  if (canonical === null || table === undefined) return [];
  if (!table.allowsChains || position.rules.board.distance(from, to) === 1) return [canonical];

  const { board } = position.rules;
  const men = withoutMover(table, position.men, from);
  const landings = new Map<Cell, Cell[]>();
  for (const cell of jumpCountsFrom(position, from).keys()) {
    const reachable: Cell[] = [];
    if (cell < board.cellCount)
      forEachLanding(board, men, table, cell, (landing) => void reachable.push(landing));
    landings.set(
      cell,
      [...new Set(reachable)].sort((a, b) => a - b),
    );
  }
  const jumpsFromCell = jumpsToEnd(landings, to);
  const routes: (readonly Cell[])[] = [canonical];
  const fewestJumps = canonical.length - 1;
  for (let jumps = fewestJumps; jumps <= fewestJumps + MAX_EXTRA_JUMPS; jumps += 1) extend([from], jumps);
  return routes;

  function extend(route: readonly Cell[], jumpsLeft: number): void {
    const cell = route.at(-1) ?? from;
    if (cell === to) {
      if (jumpsLeft === 0 && route.join() !== canonical?.join()) routes.push(route);
      return;
    }
    for (const landing of landings.get(cell) ?? []) {
      if (routes.length >= limit) return;
      const isInReach = (jumpsFromCell.get(landing) ?? Number.POSITIVE_INFINITY) < jumpsLeft;
      if (isInReach && !route.includes(landing)) extend([...route, landing], jumpsLeft - 1);
    }
  }
}

/** Returns the minimum number of jumps from each cell to the end. */
function jumpsToEnd(landings: ReadonlyMap<Cell, readonly Cell[]>, to: Cell): ReadonlyMap<Cell, number> {
  const jumpCounts = new Map<Cell, number>([[to, 0]]);
  for (const [goal, count] of jumpCounts) {
    for (const [cell, reachable] of landings)
      if (reachable.includes(goal) && !jumpCounts.has(cell)) jumpCounts.set(cell, count + 1);
  }
  return jumpCounts;
}
