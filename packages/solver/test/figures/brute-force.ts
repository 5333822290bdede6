import type { Cell } from '@halma/rules';
import { type CornerCamp, mirrorOf } from '../../src/figures/corner-camp.ts';

/**
 * Finds the figures of a camp by playing the moves in every order, without candidates, symmetries or bitboards.
 *
 * @returns the number of move orders that lead to each figure; the keys are its cells, joined by commas
 */
export function figuresByBruteForce(camp: CornerCamp): Map<string, bigint> {
  let positions = new Map([[camp.squares.join(), { men: camp.squares, orders: 1n }]]);
  for (let ply = 0; ply < camp.squares.length; ply += 1) {
    const next: typeof positions = new Map();
    for (const { men, orders } of positions.values()) {
      for (const from of men.filter((cell) => camp.squares.includes(cell))) {
        for (const to of destinations(camp.side, men, from)) {
          if (camp.squares.includes(to)) continue;
          const after = [...men.filter((cell) => cell !== from), to].sort((a, b) => a - b);
          const key = after.join();
          next.set(key, { men: after, orders: orders + (next.get(key)?.orders ?? 0n) });
        }
      }
    }
    positions = next;
  }
  const isSymmetric = (men: readonly Cell[]): boolean =>
    men.every((cell) => men.includes(mirrorOf(camp.side, cell)));
  const symmetric = [...positions].filter(([, { men }]) => isSymmetric(men));
  return new Map(symmetric.map(([key, { orders }]) => [key, orders]));
}

/** Returns the cells that a man reaches by a step or a hop. */
export function destinations(side: number, men: readonly Cell[], from: Cell): Set<Cell> {
  const occupied = new Set(men);
  const landings = new Set<Cell>([from]);
  const steps: Cell[] = [];
  for (const cell of landings) {
    for (const [dx, dy] of DIRECTIONS) {
      const next = cellAt(side, cell, dx, dy);
      const to = cellAt(side, cell, 2 * dx, 2 * dy);
      if (cell === from && next !== null && !occupied.has(next)) steps.push(next);
      if (next !== null && next !== from && to !== null && occupied.has(next) && !occupied.has(to))
        landings.add(to);
    }
  }
  landings.delete(from);
  return new Set([...landings, ...steps]);
}

const DIRECTIONS = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

function cellAt(side: number, cell: Cell, dx: number, dy: number): Cell | null {
  const column = (cell % side) + dx;
  const row = Math.floor(cell / side) + dy;
  return column >= 0 && column < side && row >= 0 && row < side ? row * side + column : null;
}
