import type { Board, Cell } from '../board/board.ts';
import { checkPosition } from '../check-arguments.ts';
import type { Position } from '../position/position.ts';
import type { MoveTable } from '../rules/move-table.ts';
import { VACANT } from '../seat.ts';
import { jumpInDirection, withoutMover } from './long-jumps.ts';
import type { BearOff, NormalMove } from './move.ts';

/**
 * Calls `visit` with every cell on which a man on `cell`, at the start of its move or during it, can land in one jump.
 *
 * @param men the man on each cell, as returned by `withoutMover`
 */
export function forEachLanding(
  board: Board,
  men: Uint8Array,
  table: MoveTable,
  cell: Cell,
  visit: (landing: Cell) => void,
): void {
  if (table.longJumpStarts !== null) {
    for (let direction = 0; direction < board.directions.length; direction += 1) {
      const jump = jumpInDirection(board, table, men, cell, direction);
      if (jump !== null && men[jump.landing] === VACANT) visit(jump.landing);
    }
    return;
  }
  const stride = 2 * board.directions.length;
  for (let index = cell * stride; index < (cell + 1) * stride; index += 2) {
    const jumpedMan = men[table.neighboursAndLandings[index] ?? -1] ?? VACANT;
    const landing = table.neighboursAndLandings[index + 1] ?? -1;
    const canJump =
      jumpedMan !== VACANT && (table.jumpableMen === null || table.jumpableMen[jumpedMan] === 1);
    if (canJump && men[landing] === VACANT) visit(landing);
  }
}

/** Returns whether a single jump leads from one cell to another. */
function isJump(board: Board, men: Uint8Array, table: MoveTable, from: Cell, to: Cell): boolean {
  let isFound = false;
  forEachLanding(board, men, table, from, (landing) => {
    isFound ||= landing === to;
  });
  return isFound;
}

/** Returns whether the man on one cell can step to another. */
export function isStep({ rules, men }: Position, from: Cell, to: Cell): boolean {
  const { board, moveTables } = rules;
  const table = moveTables[men[from] ?? VACANT];
  const start = from * board.directions.length;
  const direction = board.neighbours.subarray(start, start + board.directions.length).indexOf(to);
  if (table === undefined || direction < 0 || men[to] !== VACANT) return false;
  const index = start + direction;
  return (table.stepCells === null ? table.neighboursAndLandings[2 * index] : table.stepCells[index]) === to;
}

/**
 * Returns the minimum number of jumps to each cell that the man on `from` can reach by jumps, and 0 for its own cell.
 */
export function jumpCountsFrom(position: Position, from: Cell): ReadonlyMap<Cell, number> {
  checkPosition(position);
  const table = position.rules.moveTables[position.men[from] ?? VACANT];
  return table === undefined ? new Map([[from, 0]]) : jumpCountsWith(position, table, from);
}

/** Like `jumpCountsFrom`, but for a man that moves according to the given table. */
export function jumpCountsWith(position: Position, table: MoveTable, from: Cell): ReadonlyMap<Cell, number> {
  const jumps = new Map<Cell, number>([[from, 0]]);
  const men = withoutMover(table, position.men, from);
  for (const [cell, count] of jumps) {
    if (count > 0 && !table.allowsChains) break;
    forEachLanding(position.rules.board, men, table, cell, (landing) => {
      if (!jumps.has(landing)) jumps.set(landing, count + 1);
    });
  }
  return jumps;
}

/**
 * Returns the canonical route of a normal move or a bear-off: every cell from the start to the end. A step has two
 * cells. For a hop it is the chain with the fewest jumps or, among equally short chains, the one whose landings come
 * first in (row, column) order. A man on the edge leaves by a step, so its route is only its own cell.
 *
 * @returns null when the man cannot get there
 */
export function canonicalRoute(position: Position, move: NormalMove | BearOff): readonly Cell[] | null {
  checkPosition(position);
  const { board, bearOffCells } = position.rules;
  if (move.kind === 'bear-off') {
    if (bearOffCells?.[move.from] === 1) return [move.from];
    return hopRoute(position, move.from, board.offBoard)?.slice(0, -1) ?? null;
  }
  const { from, to } = move;
  if (board.distance(from, to) === 1) return isStep(position, from, to) ? [from, to] : null;
  return hopRoute(position, from, to);
}

function hopRoute(position: Position, from: Cell, to: Cell): readonly Cell[] | null {
  const table = position.rules.moveTables[position.men[from] ?? VACANT];
  const jumps = jumpCountsFrom(position, from);
  const length = jumps.get(to);
  if (table === undefined || length === undefined) return null;
  const men = withoutMover(table, position.men, from);
  const leadsToEnd = new Set<Cell>([to]);
  const next = new Map<Cell, Cell>();
  // The map lists cells by number of jumps, so the reverse order visits a cell after all its successors.
  for (const [cell, count] of [...jumps].reverse()) {
    if (count >= length) continue;
    forEachLanding(position.rules.board, men, table, cell, (landing) => {
      if (!leadsToEnd.has(landing) || jumps.get(landing) !== count + 1) return;
      leadsToEnd.add(cell);
      next.set(cell, Math.min(landing, next.get(cell) ?? landing));
    });
  }
  const route = [from];
  for (let cell = from; cell !== to; ) {
    const nextCell = next.get(cell);
    if (nextCell === undefined) return null;
    route.push(nextCell);
    cell = nextCell;
  }
  return route;
}

/**
 * Finds the cell at which a stated route stops being a legal chain of jumps.
 *
 * @returns null when the route is legal, or the move states none
 */
export function findRouteBreak(position: Position, move: NormalMove | BearOff): Cell | null {
  const { route } = move;
  if (route === undefined) return null;
  const { board, moveTables } = position.rules;
  const table = moveTables[position.men[move.from] ?? VACANT];
  const landings = move.kind === 'bear-off' ? [...route, board.offBoard] : route;
  if (table === undefined || landings.length < 2 || landings[0] !== move.from) return move.from;
  if (move.kind === 'normal' && landings.at(-1) !== move.to) return move.to;
  const men = withoutMover(table, position.men, move.from);
  for (let index = 1; index < landings.length; index += 1) {
    const from = landings[index - 1] ?? board.wall;
    const to = landings[index] ?? board.wall;
    const isRepeated = landings.indexOf(to) < index;
    if (isRepeated || (index > 1 && !table.allowsChains) || !isJump(board, men, table, from, to))
      // The route of a man that leaves the board breaks at its last cell.
      return to < board.cellCount ? to : from;
  }
  return null;
}
