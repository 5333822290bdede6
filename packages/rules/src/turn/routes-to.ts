import type { Cell } from '../board/board.ts';
import type { Position } from '../position/position.ts';
import { VACANT } from '../seat.ts';
import type { Walk } from './move.ts';
import { canonicalRoute, eachLanding, jumpsFrom } from './routes.ts';

/** Ways with more jumps than these beyond the shortest are left out: a ring leads back to everywhere. */
const DETOUR = 1;

/**
 * The chains of jumps by which a man gets from one cell to another: the canonical one first, the others from the
 * shortest on, in (row, column) order of their landings.
 *
 * @param most how many at most
 * @returns for a step its two cells; nothing when the man cannot get there
 */
export function routesTo(
  position: Position,
  { from, to }: Pick<Walk, 'from' | 'to'>,
  most: number,
): readonly (readonly Cell[])[] {
  const canonical = canonicalRoute(position, { kind: 'walk', from, to });
  const table = position.rules.tables[position.men[from] ?? VACANT];
  if (canonical === null || table === undefined) return [];
  if (!table.chains || position.rules.board.distance(from, to) === 1) return [canonical];

  const landings = new Map<Cell, Cell[]>();
  for (const cell of jumpsFrom(position, from).keys()) {
    const found: Cell[] = [];
    if (cell < position.rules.board.cells)
      eachLanding(position, table, cell, (landing) => void found.push(landing));
    landings.set(
      cell,
      [...new Set(found)].sort((one, other) => one - other),
    );
  }
  const rest = jumpsLeft(landings, to);
  const routes: (readonly Cell[])[] = [canonical];
  const shortest = canonical.length - 1;
  for (let jumps = shortest; jumps <= shortest + DETOUR; jumps += 1) goOn([from], jumps);
  return routes;

  function goOn(route: readonly Cell[], left: number): void {
    const cell = route.at(-1) ?? from;
    if (cell === to) {
      if (left === 0 && route.join() !== canonical?.join()) routes.push(route);
      return;
    }
    for (const landing of landings.get(cell) ?? []) {
      if (routes.length >= most) return;
      const leads = (rest.get(landing) ?? Number.POSITIVE_INFINITY) < left;
      if (leads && !route.includes(landing)) goOn([...route, landing], left - 1);
    }
  }
}

/** By cell: how many jumps are left from there at least. */
function jumpsLeft(landings: ReadonlyMap<Cell, readonly Cell[]>, to: Cell): ReadonlyMap<Cell, number> {
  const left = new Map<Cell, number>([[to, 0]]);
  for (const [goal, count] of left) {
    for (const [cell, ways] of landings)
      if (ways.includes(goal) && !left.has(cell)) left.set(cell, count + 1);
  }
  return left;
}
