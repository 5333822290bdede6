import type { Cell } from '@halma/rules';
import { mirrorOf, type Yard } from '../../src/figures/yard.ts';

/**
 * The figures of a yard, found by playing every order of moves on the board: no candidates, no symmetry, no bit sets, nothing
 * left out. Each is a text of its cells, and comes with the number of orders that lead to it.
 */
export function figuresByForce(yard: Yard): Map<string, bigint> {
  let positions = new Map([[yard.squares.join(), { men: yard.squares, orders: 1n }]]);
  for (let ply = 0; ply < yard.squares.length; ply += 1) {
    const next: typeof positions = new Map();
    for (const { men, orders } of positions.values()) {
      for (const from of men.filter((cell) => yard.squares.includes(cell))) {
        for (const to of destinations(yard.side, men, from)) {
          if (yard.squares.includes(to)) continue;
          const after = [...men.filter((cell) => cell !== from), to].sort((a, b) => a - b);
          const name = after.join();
          next.set(name, { men: after, orders: orders + (next.get(name)?.orders ?? 0n) });
        }
      }
    }
    positions = next;
  }
  const isSymmetric = (men: readonly Cell[]): boolean =>
    men.every((cell) => men.includes(mirrorOf(yard.side, cell)));
  const symmetric = [...positions].filter(([, { men }]) => isSymmetric(men));
  return new Map(symmetric.map(([name, { orders }]) => [name, orders]));
}

/** Where a man may go by a step or a chain of jumps. */
export function destinations(side: number, men: readonly Cell[], from: Cell): Set<Cell> {
  const taken = new Set(men);
  const landings = new Set<Cell>([from]);
  const steps: Cell[] = [];
  for (const cell of landings) {
    for (const [dx, dy] of EIGHT_WAYS) {
      const over = shifted(side, cell, dx, dy);
      const to = shifted(side, cell, 2 * dx, 2 * dy);
      if (cell === from && over !== null && !taken.has(over)) steps.push(over);
      if (over !== null && over !== from && to !== null && taken.has(over) && !taken.has(to))
        landings.add(to);
    }
  }
  landings.delete(from);
  return new Set([...landings, ...steps]);
}

const EIGHT_WAYS = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

function shifted(side: number, cell: Cell, dx: number, dy: number): Cell | null {
  const column = (cell % side) + dx;
  const row = Math.floor(cell / side) + dy;
  return column >= 0 && column < side && row >= 0 && row < side ? row * side + column : null;
}
