import type { Cell, Rules } from '@halma/rules';

/** The way to a corner in single rows and columns, and how far it lies off the straight line there. */
export function wayTo(
  { board }: Rules,
  cell: Cell,
  tip: Cell,
): { readonly way: number; readonly side: number } {
  const dx = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const dy = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  if (board.shape === 'square') return { way: dx + dy, side: Math.abs(dx - dy) };
  // On the star the middle line to a point passes through the centre: the nearer to both tips together, the straighter.
  const steps = board.distance(cell, tip);
  const back = board.distance(cell, board.cells - 1 - tip);
  return { way: 2 * steps, side: Math.max(0, steps + back - 16) };
}
