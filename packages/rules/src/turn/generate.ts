import type { Cell } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { type Seat, seatOf, VACANT } from '../seat.ts';
import { walkCode } from './move.ts';
import type { MoveList } from './move-list.ts';

/** Cells of the largest board, with wall and away. */
const SLOTS = 258;

const stamps = new Uint32Array(SLOTS);
const pending = new Uint16Array(SLOTS);
let stamp = 0;

/** Writes the cells of a seat's men into `cells`, in cell order. @returns how many there are */
export function cellsOfSeat(men: Uint8Array, seat: Seat, cells: Uint16Array, boardCells: number): number {
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
 * Adds every step and hop of the men on the given cells to the list, each (from, to) once. This is the one move
 * generator: what a man may do comes from the tables of the rules, and nothing is allocated.
 *
 * A hop is a search over landings, each visited once; men crossed stay where they are, so where a chain has been never
 * changes where it can go. The mover need not be lifted off. A jump keeps the parity class of a cell and the man it crosses
 * stands in another, so he never crosses himself; and landing where he started, which his own man forbids, would lead
 * nowhere new, for the search began there.
 *
 * @param men by cell; the wall never vacant, away always
 */
export function listWalks(
  rules: Rules,
  men: Uint8Array,
  seat: Seat,
  cells: ArrayLike<Cell>,
  count: number,
  list: MoveList,
): void {
  const stride = 2 * rules.board.directions.length;
  const away = rules.board.away;
  const permits = rules.permits[seat];
  const yard = rules.yards[seat];
  const { edge, tables } = rules;
  if (permits === undefined || yard === undefined) return;
  const { inHome, inTarget } = yard;
  const codes = list.codes;
  let total = list.count;
  for (let index = 0; index < count; index += 1) {
    const from = cells[index] as number;
    const table = tables[men[from] as number];
    if (table === undefined) continue;
    const { ways, step, crosses, chains } = table;
    const permit = permits[(inHome[from] as number) + 2 * (inTarget[from] as number)] ?? null;
    const code = walkCode(from, 0);
    if (stamp === 0xffff_ffff) {
      stamps.fill(0);
      stamp = 0;
    }
    const mine = ++stamp;
    if (edge !== null && edge[from] === 1) {
      stamps[away] = mine;
      codes[total++] = code | away;
    }
    let waiting = 0;
    let base = from * stride;
    for (let end = base + stride; base < end; base += 2) {
      const next = ways[base] as number;
      const man = men[next] as number;
      if (man === VACANT) {
        if (step !== null && step[base >> 1] !== next) continue;
        if (permit === null || permit[next] === 1) codes[total++] = code | next;
      } else if (crosses === null || crosses[man] === 1) {
        const to = ways[base + 1] as number;
        if (men[to] === VACANT && stamps[to] !== mine) {
          stamps[to] = mine;
          pending[waiting++] = to;
          if (permit === null || permit[to] === 1) codes[total++] = code | to;
        }
      }
    }
    if (!chains) continue;
    while (waiting > 0) {
      base = (pending[--waiting] as number) * stride;
      for (let end = base + stride; base < end; base += 2) {
        const man = men[ways[base] as number] as number;
        if (man === VACANT || (crosses !== null && crosses[man] !== 1)) continue;
        const to = ways[base + 1] as number;
        if (men[to] === VACANT && stamps[to] !== mine) {
          stamps[to] = mine;
          pending[waiting++] = to;
          if (permit === null || permit[to] === 1) codes[total++] = code | to;
        }
      }
    }
  }
  list.count = total;
}
