import { manOf, type Rules } from '@halma/rules';
import { placeMap } from './places.ts';

/** The lattice's eight ways in the kernel's order, each as (column, row). */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The kernel's number of a direction. The star's ways slant, so that its six are rows, columns and one diagonal. */
function wayOf({ board }: Rules, dx: number, dy: number): number {
  const column = board.shape === 'square' ? dx : (dx - dy) / 2;
  return WAYS.findIndex((way) => way[0] === column && way[1] === dy);
}

/**
 * Writes, for each class 16 words, by way the cells from where some man may step, then those from where some man may jump. Men
 * of the games the kernel plays go alike but for the camps that an option keeps them in, which is the rules' own business.
 */
export function writeLeave(rules: Rules, leave: BigUint64Array): void {
  const { board } = rules;
  const tables = new Set(rules.seats.flatMap((seat) => rules.tables[manOf(seat, 0)] ?? []));
  const { places } = placeMap(board);
  const width = board.directions.length;
  leave.fill(0n);
  for (let cell = 0; cell < board.cells; cell += 1) {
    const place = places[cell] ?? 0;
    const bit = 1n << BigInt(place & 63);
    board.directions.forEach(({ dx, dy }, direction) => {
      const index = cell * width + direction;
      const at = 2 * WAYS.length * (place >> 6) + wayOf(rules, dx, dy);
      for (const { ways, step } of tables) {
        const near = step === null ? ways[2 * index] : step[index];
        if (near !== board.wall) leave[at] = (leave[at] ?? 0n) | bit;
        if (ways[2 * index + 1] !== board.wall)
          leave[at + WAYS.length] = (leave[at + WAYS.length] ?? 0n) | bit;
      }
    });
  }
}
