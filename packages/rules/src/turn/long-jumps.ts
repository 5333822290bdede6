import type { Board, Cell } from '../board/board.ts';
import type { MoveTable } from '../rules/move-table.ts';
import { VACANT, WALL } from '../seat.ts';

/** A jump that a man may make if the landing cell is vacant. */
export interface Jump {
  /** The cell of the man that is jumped over. */
  readonly jumped: Cell;
  readonly landing: Cell;
}

/**
 * Returns the jump in a direction from a cell, or null when there is no man to jump over, the cells in between are not
 * vacant, or the man may not land beyond. The landing cell may be occupied.
 *
 * @param men the man on each cell; for long jumps, without the moving man, since it does not block itself
 */
export function jumpInDirection(
  board: Board,
  table: MoveTable,
  men: Uint8Array,
  cell: Cell,
  direction: number,
): Jump | null {
  const index = cell * board.directions.length + direction;
  const { neighboursAndLandings, jumpableMen, longJumpStarts } = table;
  if (longJumpStarts !== null) {
    if (longJumpStarts[index] !== 1) return null;
    const to = longLanding(board, table, men, cell, direction);
    return to === board.wall ? null : { jumped: firstOccupied(board, men, cell, direction), landing: to };
  }
  const jumped = neighboursAndLandings[2 * index] ?? board.wall;
  const to = neighboursAndLandings[2 * index + 1] ?? board.wall;
  const man = men[jumped] ?? VACANT;
  const canJump = man !== VACANT && man !== WALL && (jumpableMen === null || jumpableMen[man] === 1);
  return canJump && to !== board.wall ? { jumped, landing: to } : null;
}

/** Returns the first cell in a direction that is not vacant, or the wall when there is none. */
function firstOccupied(board: Board, men: Uint8Array, from: Cell, direction: number): Cell {
  const directionCount = board.directions.length;
  let cell = from;
  do cell = board.neighbours[cell * directionCount + direction] as number;
  while (men[cell] === VACANT);
  return cell;
}

/**
 * Returns the landing cell of a long jump: as far beyond the first man in the direction as that man is from the start.
 * The cells in between are vacant; the landing cell may be occupied. Returns the wall when there is no such jump.
 */
export function longLanding(
  board: Board,
  { jumpableMen, confinedZone }: MoveTable,
  men: Uint8Array,
  cell: Cell,
  direction: number,
): Cell {
  const { neighbours, wall } = board;
  const directionCount = board.directions.length;
  const jumped = firstOccupied(board, men, cell, direction);
  const man = men[jumped] as number;
  if (man === WALL || (jumpableMen !== null && jumpableMen[man] !== 1)) return wall;
  let landing = neighbours[jumped * directionCount + direction] as number;
  for (let nearCell = neighbours[cell * directionCount + direction] as number; nearCell !== jumped; ) {
    if (men[landing] !== VACANT) return wall;
    nearCell = neighbours[nearCell * directionCount + direction] as number;
    landing = neighbours[landing * directionCount + direction] as number;
  }
  return landing === wall || (confinedZone?.[cell] === 1 && confinedZone[landing] === 0) ? wall : landing;
}

/** Returns a copy without the moving man if long jumps may pass over its cell; otherwise the array itself. */
export function withoutMover(table: MoveTable, men: Uint8Array, from: Cell): Uint8Array {
  if (table.longJumpStarts === null) return men;
  const copy = men.slice();
  copy[from] = VACANT;
  return copy;
}
