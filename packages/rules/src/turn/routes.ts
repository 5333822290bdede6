import type { Board, Cell } from '../board/board.ts';
import type { Position } from '../position/position.ts';
import type { MoveTable } from '../rules/move-table.ts';
import { VACANT } from '../seat.ts';
import type { Leave, Walk } from './move.ts';

/** Calls back with every cell on which a man standing on (or passing through) `cell` can land by one jump. */
export function eachLanding(
  position: Position,
  table: MoveTable,
  cell: Cell,
  visit: (landing: Cell) => void,
): void {
  const stride = 2 * position.rules.board.directions.length;
  for (let index = cell * stride; index < (cell + 1) * stride; index += 2) {
    const over = position.men[table.ways[index] ?? -1] ?? VACANT;
    const landing = table.ways[index + 1] ?? -1;
    const crosses = over !== VACANT && (table.crosses === null || table.crosses[over] === 1);
    if (crosses && position.men[landing] === VACANT) visit(landing);
  }
}

/** Does one jump lead from one cell to the other, for this man? */
export function isJump(position: Position, table: MoveTable, from: Cell, to: Cell): boolean {
  let found = false;
  eachLanding(position, table, from, (landing) => {
    found ||= landing === to;
  });
  return found;
}

/** Does a step of the man on one cell lead to the other? */
export function isStep({ rules, men }: Position, from: Cell, to: Cell): boolean {
  const { board, tables } = rules;
  const table = tables[men[from] ?? VACANT];
  const way = directionTo(board, from, to);
  if (table === undefined || way === undefined || men[to] !== VACANT) return false;
  const index = from * board.directions.length + way;
  return (table.step === null ? table.ways[2 * index] : table.step[index]) === to;
}

/** The direction in which one cell is the other's neighbour; undefined when it is not. */
function directionTo(board: Board, from: Cell, to: Cell): number | undefined {
  const width = board.directions.length;
  const way = board.neighbours.subarray(from * width, (from + 1) * width).indexOf(to);
  return way < 0 ? undefined : way;
}

/** By cell: the fewest jumps in which the man on `from` lands there. His own cell counts 0. */
export function jumpsFrom(position: Position, from: Cell): ReadonlyMap<Cell, number> {
  const table = position.rules.tables[position.men[from] ?? VACANT];
  return table === undefined ? new Map([[from, 0]]) : jumpsBy(position, table, from);
}

/** As `jumpsFrom`, for a man who goes as a table tells. */
export function jumpsBy(position: Position, table: MoveTable, from: Cell): ReadonlyMap<Cell, number> {
  const jumps = new Map<Cell, number>([[from, 0]]);
  for (const [cell, count] of jumps) {
    if (count > 0 && !table.chains) break;
    eachLanding(position, table, cell, (landing) => {
      if (!jumps.has(landing)) jumps.set(landing, count + 1);
    });
  }
  return jumps;
}

/**
 * The canonical way of a walk or a leave: every cell from the start to the end. For a step that is the two cells; for a
 * hop it is the chain of fewest jumps and, among those, the one whose landings come first in (row, column) order. A man
 * on the edge leaves by a step: his route is his own cell.
 *
 * @returns null when the man cannot get there
 */
export function canonicalRoute(position: Position, move: Walk | Leave): readonly Cell[] | null {
  const { board, edge } = position.rules;
  if (move.kind === 'leave') {
    if (edge?.[move.from] === 1) return [move.from];
    return hopRoute(position, move.from, board.away)?.slice(0, -1) ?? null;
  }
  const { from, to } = move;
  if (board.distance(from, to) === 1) return isStep(position, from, to) ? [from, to] : null;
  return hopRoute(position, from, to);
}

function hopRoute(position: Position, from: Cell, to: Cell): readonly Cell[] | null {
  const table = position.rules.tables[position.men[from] ?? VACANT];
  const jumps = jumpsFrom(position, from);
  const length = jumps.get(to);
  if (table === undefined || length === undefined) return null;
  // Landings are met in order of their jumps, so going backwards every cell's successors are known before it.
  const leads = new Set<Cell>([to]);
  const next = new Map<Cell, Cell>();
  for (const [cell, count] of [...jumps].reverse()) {
    if (count >= length) continue;
    eachLanding(position, table, cell, (landing) => {
      if (!leads.has(landing) || jumps.get(landing) !== count + 1) return;
      leads.add(cell);
      next.set(cell, Math.min(landing, next.get(cell) ?? landing));
    });
  }
  const route = [from];
  for (let cell = from; cell !== to; ) {
    const following = next.get(cell);
    if (following === undefined) return null;
    route.push(following);
    cell = following;
  }
  return route;
}

/**
 * Where a route that a player names stops being a chain of jumps.
 *
 * @returns the cell at which it breaks, or null when it is sound
 */
export function routeBreak(position: Position, move: Walk | Leave): Cell | null {
  const { route } = move;
  if (route === undefined) return null;
  const { board, tables } = position.rules;
  const table = tables[position.men[move.from] ?? VACANT];
  const landings = move.kind === 'leave' ? [...route, board.away] : route;
  if (table === undefined || landings.length < 2 || landings[0] !== move.from) return move.from;
  if (move.kind === 'walk' && landings.at(-1) !== move.to) return move.to;
  for (let index = 1; index < landings.length; index += 1) {
    const from = landings[index - 1] ?? board.wall;
    const to = landings[index] ?? board.wall;
    const again = landings.indexOf(to) < index;
    if (again || (index > 1 && !table.chains) || !isJump(position, table, from, to))
      return visible(board, to, from);
  }
  return null;
}

/** A break at the edge is named by the last cell on the board. */
function visible(board: Board, cell: Cell, before: Cell): Cell {
  return cell < board.cells ? cell : before;
}
