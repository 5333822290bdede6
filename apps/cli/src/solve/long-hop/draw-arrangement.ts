import { type Lattice, shortestHop, squareName } from '@halma/solver';
import { wrapWords } from '../../drawing/text-layout.ts';

/** Draws an arrangement of men and the landings of a shortest hop over it, from A to Z. */
export function drawArrangement({ boardSide: side, start, end }: Lattice, men: readonly number[]): string {
  const occupied = new Set(men);
  const hop = shortestHop(side, men, start, end) ?? [];
  const landings = new Set(hop);
  const symbolOf = (cell: number): string => {
    if (occupied.has(cell)) return 'o';
    if (cell === start) return 'A';
    if (cell === end) return 'Z';
    return landings.has(cell) ? '+' : '.';
  };
  const columns = Array.from({ length: side }, (_, column) => column);
  const rows = columns.map((row) => {
    const symbols = columns.map((column) => symbolOf(row * side + column)).join(' ');
    return `${`${row + 1}`.padStart(2)}  ${symbols}`;
  });
  const header = `    ${columns.map((column) => squareName(side, column).charAt(0)).join(' ')}`;
  const names = hop.map((cell) => squareName(side, cell));
  return [header, ...rows.reverse(), header, '', wrapWords(names)].join('\n');
}
