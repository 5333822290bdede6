import { type Board, type Cell, cellName } from '../board/board.ts';
import { checkPart, checkPosition } from '../check-arguments.ts';
import { hasGameOnBoard } from '../game/games.ts';
import type { Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { Rules } from '../rules/rules.ts';
import { type Move, PASS } from '../turn/move.ts';
import { canonicalRoute } from '../turn/routes.ts';
import { checkText } from './check-text.ts';

/** The maximum accepted length, in characters. A chain through every cell of the largest board is shorter. */
const MAX_LENGTH = 1100;
const PASS_TEXT = '--';

/** A board, or the rules or a position of a game on it. */
export type BoardSource = Board | Rules | Position;

function boardOf(source: BoardSource): Board {
  const { names, board, rules }: Partial<Board & Rules & Position> = Object(source);
  const found = names === undefined ? (board ?? rules?.board) : (source as Board);
  checkPart(found, 'source', source);
  return found;
}

/**
 * Parses a move: `a1-b2`, `a1>c3>e3`, `@h8`, `a1-off`, `a1>c1>off`, `--`; in Cetro a normal move may end in `!`.
 * Letters are lower case, and spaces are refused, as is a chain that visits a cell twice. Does not check whether the
 * move is legal.
 */
export function parseMove(source: BoardSource, text: string): Result<Move> {
  const board = boardOf(source);
  const checked = checkText(text, MAX_LENGTH, 'bad-move');
  if (!checked.ok) return checked;
  if (text === PASS_TEXT) return accept(PASS);
  if (text.startsWith('@')) return parseDrop(board, text);
  const demandsJump = text.endsWith('!');
  if (demandsJump && !hasGameOnBoard(board, (game) => game.allowsJumpDemand))
    return refuse('no-demand-here', { at: text.length - 1 });
  const body = demandsJump ? text.slice(0, -1) : text;
  const move = body.includes('>') ? parseHop(board, body) : parsePair(board, body);
  if (!move.ok || !demandsJump) return move;
  return move.value.kind === 'normal'
    ? accept({ ...move.value, demandsJump })
    : refuse('bad-move', { at: body.length });
}

function parseDrop(board: Board, text: string): Result<Move> {
  if (!hasGameOnBoard(board, (game) => game.startingSetup.kind === 'hand'))
    return refuse('no-drop-here', { at: 0 });
  const to = readCell(board, text.slice(1), 1);
  return to.ok ? accept({ kind: 'drop', to: to.value }) : to;
}

function parsePair(board: Board, text: string): Result<Move> {
  const parts = text.split('-');
  const [start = '', end = ''] = parts;
  if (parts.length !== 2) return refuse('bad-move', { at: 0 });
  const from = readCell(board, start, 0);
  if (!from.ok) return from;
  if (end === 'off')
    return allowsBearOff(board)
      ? accept({ kind: 'bear-off', from: from.value })
      : refuse('no-leaving-here', { at: start.length });
  const to = readCell(board, end, start.length + 1);
  return to.ok ? accept({ kind: 'normal', from: from.value, to: to.value }) : to;
}

function parseHop(board: Board, text: string): Result<Move> {
  const parts = text.split('>');
  const isBearOff = parts.at(-1) === 'off';
  const route: Cell[] = [];
  let offset = 0;
  for (const part of isBearOff ? parts.slice(0, -1) : parts) {
    const cell = readCell(board, part, offset);
    if (!cell.ok) return cell;
    if (route.includes(cell.value)) return refuse('repeated-cell', { at: offset, detail: part });
    route.push(cell.value);
    offset += part.length + 1;
  }
  const from = route[0];
  const to = route.at(-1);
  if (from === undefined || to === undefined) return refuse('bad-move', { at: 0 });
  if (!isBearOff) return accept({ kind: 'normal', from, to, route });
  return allowsBearOff(board)
    ? accept({ kind: 'bear-off', from, route })
    : refuse('no-leaving-here', { at: offset });
}

function allowsBearOff(board: Board): boolean {
  return hasGameOnBoard(board, (game) => game.goal === 'cleared');
}

/**
 * Returns the playable cell with a name.
 *
 * @param at the offset of the name, for the refusal
 */
function readCell(board: Board, name: string, at: number): Result<Cell> {
  const cell = board.cellByName.get(name);
  return cell !== undefined && board.playable[cell] === true
    ? accept(cell)
    : refuse('unknown-cell', { at, detail: name });
}

/** Formats a move as start and end, `a1-e3`, without its route. */
export function formatShortMove(source: BoardSource, move: Move): string {
  const board = boardOf(source);
  switch (move.kind) {
    case 'normal':
      return `${cellName(board, move.from)}-${cellName(board, move.to)}${move.demandsJump === true ? '!' : ''}`;
    case 'drop':
      return `@${cellName(board, move.to)}`;
    case 'bear-off':
      return `${cellName(board, move.from)}-off`;
    case 'pass':
      return PASS_TEXT;
  }
}

/** Formats a move with its route if it has one, otherwise in short form. */
export function formatMove(source: BoardSource, move: Move): string {
  const board = boardOf(source);
  if (!('route' in move) || move.route === undefined) return formatShortMove(board, move);
  const chain = move.route.map((cell) => cellName(board, cell)).join('>');
  if (move.kind === 'bear-off') return `${chain}>off`;
  return `${chain}${move.demandsJump === true ? '!' : ''}`;
}

/** Formats a move with its canonical route in a position: `a1-b2`, `a1>c3>e3`. */
export function formatFullMove(position: Position, move: Move): string {
  checkPosition(position);
  const { board } = position.rules;
  if (!('from' in move)) return formatShortMove(board, move);
  const route = canonicalRoute(position, move);
  const isStep =
    move.kind === 'normal'
      ? board.distance(move.from, move.to) === 1
      : route?.length === 1 && isOnEdge(position, move.from);
  return route === null || isStep ? formatShortMove(board, move) : formatMove(board, { ...move, route });
}

function isOnEdge({ rules }: Position, cell: Cell): boolean {
  return rules.bearOffCells?.[cell] === 1;
}
