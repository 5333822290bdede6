import type { Board, Cell } from '../board/board.ts';
import type { MoveTable } from '../rules/move-table.ts';
import type { Rules } from '../rules/rules.ts';
import { type Seat, seatOf, VACANT } from '../seat.ts';
import { longLanding } from './long-jumps.ts';
import { normalMoveCode } from './move.ts';
import type { MoveList } from './move-list.ts';

/** The number of cells on the largest board, plus the wall and `offBoard`. */
const SLOT_COUNT = 258;

const stamps = new Uint32Array(SLOT_COUNT);
const pendingCells = new Uint16Array(SLOT_COUNT);
let stamp = 0;

/**
 * Adds the steps and long hops of the man on a cell. Removes the man during the search, because a hop may pass
 * over its own origin.
 */
function listLongMoves(
  board: Board,
  table: MoveTable,
  men: Uint8Array,
  from: Cell,
  allowed: Uint8Array | null,
  currentStamp: number,
  list: MoveList,
): void {
  const directionCount = board.directions.length;
  const { neighboursAndLandings, stepCells, allowsChains } = table;
  const longJumpStarts = table.longJumpStarts as Uint8Array;
  const man = men[from] as number;
  const code = normalMoveCode(from, 0);
  men[from] = VACANT;
  for (let index = from * directionCount; index < (from + 1) * directionCount; index += 1) {
    const next = (stepCells === null ? neighboursAndLandings[2 * index] : stepCells[index]) as number;
    if (men[next] === VACANT && (allowed === null || allowed[next] === 1)) list.add(code | next);
  }
  stamps[from] = currentStamp;
  pendingCells[0] = from;
  let pendingCount = 1;
  while (pendingCount > 0) {
    const cell = pendingCells[--pendingCount] as number;
    if (!allowsChains && cell !== from) continue;
    for (let direction = 0; direction < directionCount; direction += 1) {
      if (longJumpStarts[cell * directionCount + direction] !== 1) continue;
      const to = longLanding(board, table, men, cell, direction);
      if (men[to] !== VACANT || stamps[to] === currentStamp) continue;
      stamps[to] = currentStamp;
      pendingCells[pendingCount++] = to;
      if (allowed === null || allowed[to] === 1) list.add(code | to);
    }
  }
  men[from] = man;
}

/**
 * Writes the cells of a seat's men into `cells`, in cell order.
 *
 * @returns the number of men
 */
export function collectMenCells(men: Uint8Array, seat: Seat, cells: Uint16Array, boardCells: number): number {
  let count = 0;
  for (let cell = 0; cell < boardCells; cell += 1) {
    const man = men[cell];
    if (man !== undefined && man !== VACANT && seatOf(man) === seat) {
      cells[count] = cell;
      count += 1;
    }
  }
  return count;
}

/**
 * Adds every step, hop and bear-off of the men on the given cells to the list, each pair of start and end once, if the
 * options allow a turn to end there. Every part of the library that lists moves of men uses this generator. It reads
 * the tables of the rules and allocates nothing.
 *
 * Hops are found by a search over landing cells, each visited once; the jumped men stay on the board, so the landings
 * reachable from a cell do not depend on the path to it. The mover can stay on its cell during the search: a jump over
 * an adjacent man keeps the parity class, and the jumped man is in another class, so the mover never jumps over itself.
 * A landing on the origin adds nothing, since the search began there. Long jumps have their own search, which removes
 * the mover.
 *
 * @param men the man on each cell; the wall is never vacant, `offBoard` always is
 */
export function listNormalMoves(
  rules: Rules,
  men: Uint8Array,
  seat: Seat,
  cells: ArrayLike<Cell>,
  count: number,
  list: MoveList,
): void {
  const stride = 2 * rules.board.directions.length;
  const { offBoard } = rules.board;
  const allowedByZone = rules.allowedDestinations[seat];
  const camp = rules.camps[seat];
  const { bearOffCells, moveTables } = rules;
  if (allowedByZone === undefined || camp === undefined) return;
  const { inHome, inTarget } = camp;
  const codes = list.codes;
  let total = list.count;
  for (let index = 0; index < count; index += 1) {
    const from = cells[index] as number;
    const table = moveTables[men[from] as number];
    if (table === undefined) continue;
    const { neighboursAndLandings, stepCells, jumpableMen, allowsChains } = table;
    const allowed = allowedByZone[(inHome[from] as number) + 2 * (inTarget[from] as number)] ?? null;
    const code = normalMoveCode(from, 0);
    if (stamp === 0xffff_ffff) {
      stamps.fill(0);
      stamp = 0;
    }
    const currentStamp = ++stamp;
    if (bearOffCells !== null && bearOffCells[from] === 1) {
      stamps[offBoard] = currentStamp;
      codes[total++] = code | offBoard;
    }
    if (table.longJumpStarts !== null) {
      list.count = total;
      listLongMoves(rules.board, table, men, from, allowed, currentStamp, list);
      total = list.count;
      continue;
    }
    let pendingCount = 0;
    let base = from * stride;
    for (let end = base + stride; base < end; base += 2) {
      const next = neighboursAndLandings[base] as number;
      const man = men[next] as number;
      if (man === VACANT) {
        if (stepCells !== null && stepCells[base >> 1] !== next) continue;
        if (allowed === null || allowed[next] === 1) codes[total++] = code | next;
      } else if (jumpableMen === null || jumpableMen[man] === 1) {
        const to = neighboursAndLandings[base + 1] as number;
        if (men[to] === VACANT && stamps[to] !== currentStamp) {
          stamps[to] = currentStamp;
          pendingCells[pendingCount++] = to;
          if (allowed === null || allowed[to] === 1) codes[total++] = code | to;
        }
      }
    }
    if (!allowsChains) continue;
    while (pendingCount > 0) {
      base = (pendingCells[--pendingCount] as number) * stride;
      for (let end = base + stride; base < end; base += 2) {
        const man = men[neighboursAndLandings[base] as number] as number;
        if (man === VACANT || (jumpableMen !== null && jumpableMen[man] !== 1)) continue;
        const to = neighboursAndLandings[base + 1] as number;
        if (men[to] === VACANT && stamps[to] !== currentStamp) {
          stamps[to] = currentStamp;
          pendingCells[pendingCount++] = to;
          if (allowed === null || allowed[to] === 1) codes[total++] = code | to;
        }
      }
    }
  }
  list.count = total;
}
