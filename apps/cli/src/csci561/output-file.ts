import { type Board, type Cell, canonicalRoute, type Move, type Position } from '@halma/rules';

/**
 * Formats `output.txt`: `E 1,2 2,2` for a step, a line `J 1,2 3,2` for each jump of a hop, and nothing for a
 * pass.
 */
export function formatOutputFile(position: Position, move: Move): string {
  if (move.kind !== 'normal') return '';
  const { board } = position.rules;
  const route = canonicalRoute(position, move) ?? [move.from, move.to];
  const letter = board.distance(move.from, move.to) === 1 ? 'E' : 'J';
  return route
    .slice(1)
    .map((to, index) => `${letter} ${formatSquare(board, route[index] ?? to)} ${formatSquare(board, to)}\n`)
    .join('');
}

const LINE_PATTERN = /^([EJ]) (\d{1,2}),(\d{1,2}) (\d{1,2}),(\d{1,2})$/;

/**
 * Parses `output.txt`, without checking whether the move is legal.
 *
 * @returns undefined if the content is not a chain of such lines, or calls a step a jump or a jump a step
 */
export function parseOutputFile(board: Board, text: string): Move | undefined {
  const route: Cell[] = [];
  const lines = text.trim().split(/\s*\n\s*/);
  for (const line of lines) {
    const [, letter = '', ...numbers] = LINE_PATTERN.exec(line) ?? [];
    const [fromX, fromY, toX, toY] = numbers.map(Number);
    const from = cellAt(board, fromX, fromY);
    const to = cellAt(board, toX, toY);
    if (from === undefined || to === undefined) return undefined;
    if (letter === 'E' && lines.length > 1) return undefined;
    if ((letter === 'E') !== (board.distance(from, to) === 1)) return undefined;
    if (route.length > 0 && route.at(-1) !== from) return undefined;
    if (route.length === 0) route.push(from);
    addLanding(route, to);
  }
  const [from] = route;
  const to = route.at(-1);
  if (from === undefined || to === undefined) return undefined;
  const isStep = route.length === 2 && board.distance(from, to) === 1;
  return { kind: 'normal', from, to, ...(isStep ? {} : { route }) };
}

/** Adds a landing to a route. When the chain returns to a cell, the round trip is dropped, since it has no effect. */
function addLanding(route: Cell[], to: Cell): void {
  const index = route.indexOf(to);
  if (index < 0) route.push(to);
  else route.length = index + 1;
}

/** Formats a cell as `x,y`: column and row from 0, where the top row is the board's row 1. */
function formatSquare({ x, y }: Board, cell: Cell): string {
  return `${x[cell] ?? 0},${y[cell] ?? 0}`;
}

function cellAt({ rows }: Board, x = -1, y = -1): Cell | undefined {
  return rows[y]?.[x];
}
