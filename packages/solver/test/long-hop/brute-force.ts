import { latticeOf } from '../../src/long-hop/lattice.ts';
import { shortestHop } from '../../src/long-hop/shortest-hop.ts';

/**
 * Finds the minimum number of men that force each number of jumps by trying all arrangements of at most
 * `maxMen` men. No man is on the first or the last square of the hop.
 */
export function fewestMenByBruteForce(side: number, maxMen: number): (number | null)[] {
  const { start, end, pointsPerSide: points } = latticeOf(side);
  const squares = Array.from({ length: side * side }, (_, cell) => cell).filter(
    (cell) => cell !== start && cell !== end,
  );
  const fewest: (number | null)[] = new Array(points ** 2).fill(null);
  const tryAll = (men: readonly number[], next: number): void => {
    const hop = shortestHop(side, men, start, end);
    const jumps = hop === null ? -1 : hop.length - 1;
    if (hop !== null && men.length < (fewest[jumps] ?? Number.POSITIVE_INFINITY)) fewest[jumps] = men.length;
    if (men.length === maxMen) return;
    for (let index = next; index < squares.length; index += 1)
      tryAll([...men, squares[index] ?? 0], index + 1);
  };
  tryAll([], 0);
  return fewest;
}
