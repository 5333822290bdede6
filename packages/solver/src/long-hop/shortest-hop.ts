import type { Cell } from '@halma/rules';

/**
 * The jumps of the shortest hop between two cells of a square board: a search in breadth over every jump the men allow.
 *
 * @param men where men stand; they stay there
 * @returns the cells a man lands on, the first and the last among them; null where no hop leads there
 */
export function shortestHop(
  side: number,
  men: readonly Cell[],
  from: Cell,
  to: Cell,
): readonly Cell[] | null {
  const taken = new Set(men);
  const before = new Map<Cell, Cell>([[from, from]]);
  for (const cell of before.keys()) {
    if (cell === to) return wayBack(before, from, to);
    for (const landing of landings(side, taken, cell)) {
      if (!before.has(landing)) before.set(landing, cell);
    }
  }
  return null;
}

function wayBack(before: ReadonlyMap<Cell, Cell>, from: Cell, to: Cell): readonly Cell[] {
  const way = [to];
  for (let cell = to; cell !== from; ) {
    cell = before.get(cell) ?? from;
    way.unshift(cell);
  }
  return way;
}

function* landings(side: number, taken: ReadonlySet<Cell>, cell: Cell): Generator<Cell, void, void> {
  const row = Math.floor(cell / side);
  const column = cell % side;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const x = column + 2 * dx;
      const y = row + 2 * dy;
      const landing = y * side + x;
      const isOnBoard = x >= 0 && x < side && y >= 0 && y < side;
      if (isOnBoard && taken.has(cell + dy * side + dx) && !taken.has(landing)) yield landing;
    }
  }
}
