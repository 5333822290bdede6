import type { Cell } from '@halma/rules';
import { mirrorOf, type Yard } from '../../src/figures/yard.ts';

/**
 * The figures of a yard, found by playing every order of moves on the board: no candidates, no symmetry, no bit sets, nothing
 * left out. Each is a text of its cells.
 */
export function figuresByForce(yard: Yard): Set<string> {
  let positions = new Map([[yard.squares.join(), yard.squares]]);
  for (let ply = 0; ply < yard.squares.length; ply += 1) {
    const next = new Map<string, readonly Cell[]>();
    for (const men of positions.values()) {
      for (const from of men.filter((cell) => yard.squares.includes(cell))) {
        for (const to of destinations(yard.side, men, from)) {
          if (yard.squares.includes(to)) continue;
          const after = [...men.filter((cell) => cell !== from), to].sort((a, b) => a - b);
          next.set(after.join(), after);
        }
      }
    }
    positions = next;
  }
  const isSymmetric = (men: readonly Cell[]): boolean =>
    men.every((cell) => men.includes(mirrorOf(yard.side, cell)));
  return new Set([...positions].filter(([, men]) => isSymmetric(men)).map(([text]) => text));
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
