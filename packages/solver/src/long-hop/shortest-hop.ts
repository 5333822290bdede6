import type { Cell } from '@halma/rules';

/**
 * Finds the shortest hop between two cells of a square board by breadth-first search.
 *
 * @param side the number of squares along a side of the board
 * @param men the cells of all men except the one that hops
 * @returns the cells of the hop, including `from` and `to`, or null if no hop leads there
 */
export function shortestHop(
  side: number,
  men: readonly Cell[],
  from: Cell,
  to: Cell,
): readonly Cell[] | null {
  const occupied = new Set(men);
  const previous = new Map<Cell, Cell>([[from, from]]);
  for (const cell of previous.keys()) {
    if (cell === to) return traceHop(previous, from, to);
    for (const landing of listLandings(side, occupied, cell)) {
      if (!previous.has(landing)) previous.set(landing, cell);
    }
  }
  return null;
}

function traceHop(previous: ReadonlyMap<Cell, Cell>, from: Cell, to: Cell): readonly Cell[] {
  const hop = [to];
  for (let cell = to; cell !== from; ) {
    cell = previous.get(cell) ?? from;
    hop.unshift(cell);
  }
  return hop;
}

function* listLandings(side: number, occupied: ReadonlySet<Cell>, cell: Cell): Generator<Cell, void, void> {
  const row = Math.floor(cell / side);
  const column = cell % side;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const x = column + 2 * dx;
      const y = row + 2 * dy;
      const landing = y * side + x;
      const isOnBoard = x >= 0 && x < side && y >= 0 && y < side;
      if (isOnBoard && occupied.has(cell + dy * side + dx) && !occupied.has(landing)) yield landing;
    }
  }
}
