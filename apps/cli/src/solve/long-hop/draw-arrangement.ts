import { type Lattice, shortestHop, squareName } from '@halma/solver';
import { wrapWords } from '../../drawing/text-layout.ts';

/** Draws an arrangement with the landings of a shortest hop past it. */
export function drawArrangement({ boardSide: side, start, end }: Lattice, men: readonly number[]): string {
  const taken = new Set(men);
  const hop = shortestHop(side, men, start, end) ?? [];
  const landings = new Set(hop);
  const sign = (cell: number): string => {
    if (taken.has(cell)) return 'o';
    if (cell === start) return 'A';
    if (cell === end) return 'Z';
    return landings.has(cell) ? '+' : '.';
  };
  const columns = Array.from({ length: side }, (_, column) => column);
  const rows = columns.map((row) => {
    const signs = columns.map((column) => sign(row * side + column)).join(' ');
    return `${`${row + 1}`.padStart(2)}  ${signs}`;
  });
  const header = `    ${columns.map((column) => squareName(side, column).charAt(0)).join(' ')}`;
  const names = hop.map((cell) => squareName(side, cell));
  return [header, ...rows.reverse(), header, '', wrapWords(names)].join('\n');
}
