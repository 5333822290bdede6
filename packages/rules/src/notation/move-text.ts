import type { Board, Cell } from '../board/board.ts';
import { cellName } from '../board/board.ts';
import { playsOn } from '../game/games.ts';
import type { Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Move, PASS } from '../turn/move.ts';
import { canonicalRoute } from '../turn/routes.ts';

/** A chain of every cell of the largest board is shorter. */
const MAX_LENGTH = 1100;
const PASS_TEXT = '--';

/**
 * Reads a move: `a1-b2`, `a1>c3>e3`, `@h8`, `a1-off`, `a1>c1>off`, `--`; in Cetro a walk may end in `!`. Exact: lower
 * case, no blanks. A chain that comes twice to one cell is refused; whether it is legal is not asked here.
 */
export function parseMove(board: Board, text: string): Result<Move> {
  if (text.length > MAX_LENGTH) return refuse('too-long', { at: MAX_LENGTH });
  if (text === PASS_TEXT) return accept(PASS);
  if (text.startsWith('@')) return parseDrop(board, text);
  const demand = text.endsWith('!');
  if (demand && !playsOn(board, (game) => game.demands))
    return refuse('no-demand-here', { at: text.length - 1 });
  const body = demand ? text.slice(0, -1) : text;
  const move = body.includes('>') ? parseHop(board, body) : parsePair(board, body);
  if (!move.ok || !demand) return move;
  return move.value.kind === 'walk'
    ? accept({ ...move.value, demand })
    : refuse('bad-move', { at: body.length });
}

function parseDrop(board: Board, text: string): Result<Move> {
  if (!playsOn(board, (game) => game.setup.kind === 'hand')) return refuse('no-drop-here', { at: 0 });
  const to = readCell(board, text.slice(1));
  return to === undefined
    ? refuse('unknown-cell', { at: 1, detail: text.slice(1) })
    : accept({ kind: 'drop', to });
}

function parsePair(board: Board, text: string): Result<Move> {
  const parts = text.split('-');
  const [start = '', end = ''] = parts;
  if (parts.length !== 2) return refuse('bad-move', { at: 0 });
  const from = readCell(board, start);
  if (from === undefined) return refuse('unknown-cell', { at: 0, detail: start });
  if (end === 'off')
    return leaves(board) ? accept({ kind: 'leave', from }) : refuse('no-leaving-here', { at: start.length });
  const to = readCell(board, end);
  if (to === undefined) return refuse('unknown-cell', { at: start.length + 1, detail: end });
  return accept({ kind: 'walk', from, to });
}

function parseHop(board: Board, text: string): Result<Move> {
  const parts = text.split('>');
  const off = parts.at(-1) === 'off';
  const route: Cell[] = [];
  let offset = 0;
  for (const part of off ? parts.slice(0, -1) : parts) {
    const cell = readCell(board, part);
    if (cell === undefined) return refuse('unknown-cell', { at: offset, detail: part });
    if (route.includes(cell)) return refuse('repeated-cell', { at: offset, detail: part });
    route.push(cell);
    offset += part.length + 1;
  }
  const from = route[0];
  const to = route.at(-1);
  if (from === undefined || to === undefined) return refuse('bad-move', { at: 0 });
  if (!off) return accept({ kind: 'walk', from, to, route });
  return leaves(board) ? accept({ kind: 'leave', from, route }) : refuse('no-leaving-here', { at: offset });
}

function leaves(board: Board): boolean {
  return playsOn(board, (game) => game.goal === 'cleared');
}

/** The cell of a name on which men of this board can stand. */
function readCell(board: Board, name: string): Cell | undefined {
  const cell = board.numbers.get(name);
  return cell !== undefined && board.playable[cell] === true ? cell : undefined;
}

/** Writes a move as start and end, `a1-e3`, whatever way it takes. */
export function formatShortMove(board: Board, move: Move): string {
  switch (move.kind) {
    case 'walk':
      return `${cellName(board, move.from)}-${cellName(board, move.to)}${move.demand === true ? '!' : ''}`;
    case 'drop':
      return `@${cellName(board, move.to)}`;
    case 'leave':
      return `${cellName(board, move.from)}-off`;
    case 'pass':
      return PASS_TEXT;
  }
}

/** Writes a move with the route it states, or in short when it states none. */
export function formatMove(board: Board, move: Move): string {
  if ((move.kind !== 'walk' && move.kind !== 'leave') || move.route === undefined)
    return formatShortMove(board, move);
  const chain = move.route.map((cell) => cellName(board, cell)).join('>');
  if (move.kind === 'leave') return `${chain}>off`;
  return `${chain}${move.demand === true ? '!' : ''}`;
}

/** Writes a move in full, by the canonical route it takes in a position: `a1-b2`, `a1>c3>e3`. */
export function formatFullMove(position: Position, move: Move): string {
  const { board } = position.rules;
  if (move.kind !== 'walk' && move.kind !== 'leave') return formatShortMove(board, move);
  const route = canonicalRoute(position, move);
  const isStep =
    move.kind === 'walk'
      ? board.distance(move.from, move.to) === 1
      : route?.length === 1 && isOnEdge(position, move.from);
  return route === null || isStep ? formatShortMove(board, move) : formatMove(board, { ...move, route });
}

function isOnEdge({ rules }: Position, cell: Cell): boolean {
  return rules.edge?.[cell] === 1;
}
