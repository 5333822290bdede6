import type { ModuleExports } from '../generated/tablebase/exports.ts';
import { MAX_DIRECTIONS, NO_CELL } from '../generated/tablebase/limits.ts';
import { MODULE_TEXT } from '../generated/tablebase/module-text.ts';
import { binomial, countSets } from './position-index.ts';
import type { SharedTable } from './shared-table.ts';
import { type SmallBoard, turnedCell } from './small-board.ts';

/**
 * Solves a board together with the solvers of other threads, by retrograde analysis in WebAssembly. First all rows are
 * initialised. Then each pass expands all rows for a depth, until a pass resolves nothing. The rows of a pass may be
 * divided among threads in any way; a pass starts when the previous one has ended.
 */
export class RetrogradeSolver {
  readonly #module: ModuleExports;

  /** @param thread the number of this thread, from 0 */
  constructor(board: SmallBoard, table: SharedTable, thread: number) {
    const compiled = new WebAssembly.Module(Uint8Array.from(atob(MODULE_TEXT), (byte) => byte.charCodeAt(0)));
    const { exports } = new WebAssembly.Instance(compiled, { env: { memory: table.memory } });
    // The generated type describes the exports of exactly this module.
    this.#module = exports as unknown as ModuleExports;
    const area = table.areas[thread] ?? 0;
    this.#module.setLayout(area, table.sets, table.values, table.counters);
    this.#writeBoard(board, table.memory, area);
  }

  /** Writes the first values of all positions in which the opponent has one of these sets. */
  initialise(firstRow: number, endRow: number): void {
    for (let row = firstRow; row < endRow; row += 1) this.#module.initialise(row);
  }

  /**
   * Resolves the positions that are `depth` plies from the end and lead to a position with one of these sets of the
   * mover.
   * @returns their number
   */
  expand(firstRow: number, endRow: number, depth: number): number {
    let resolved = 0;
    for (let row = firstRow; row < endRow; row += 1) resolved += this.#module.expand(row, depth);
    return resolved;
  }

  /**
   * Counts the mutual zugzwangs of a solved board in which the side to move has one of these sets: positions that
   * either side loses if it is to move.
   */
  countZugzwangs(firstRow: number, endRow: number): number {
    let count = 0;
    for (let row = firstRow; row < endRow; row += 1) count += this.#module.countZugzwangs(row);
    return count;
  }

  #writeBoard(small: SmallBoard, memory: WebAssembly.Memory, area: number): void {
    const { board, men, start, goal, goalBlock } = small;
    const { cellCount, wall } = board;
    const module = this.#module;
    const directions = board.directions.length;
    const bytes = (offset: number, length: number): Uint8Array =>
      new Uint8Array(memory.buffer, area + offset, length);
    const neighbours = bytes(module.NEIGHBOURS.value, cellCount * MAX_DIRECTIONS).fill(NO_CELL);
    const landings = bytes(module.LANDINGS.value, cellCount * MAX_DIRECTIONS).fill(NO_CELL);
    const adjacent = new BigUint64Array(memory.buffer, area + module.ADJACENT.value, cellCount);
    const neighbourOf = (cell: number, direction: number): number =>
      board.neighbours[cell * directions + direction] ?? wall;
    for (let cell = 0; cell < cellCount; cell += 1) {
      const next = Array.from({ length: directions }, (_, direction) => neighbourOf(cell, direction));
      adjacent[cell] = setOf(next.filter((each) => each !== wall));
      next.forEach((each, direction) => {
        if (each === wall) return;
        neighbours[cell * MAX_DIRECTIONS + direction] = each;
        const landing = neighbourOf(each, direction);
        if (landing !== wall) landings[cell * MAX_DIRECTIONS + direction] = landing;
      });
    }
    const stride = module.BINOMIAL_STRIDE.value;
    const binomials = new Uint32Array(memory.buffer, area + module.BINOMIALS.value, stride * (cellCount + 1));
    for (let cell = 0; cell <= cellCount; cell += 1) {
      for (let count = 0; count <= men; count += 1) binomials[cell * stride + count] = binomial(cell, count);
    }
    module.setSize(cellCount, men, directions, countSets(small).columns);
    module.setGoals(setOf(start), setOf(goal));
    if (goalBlock === null) return;
    const { tip, entrances } = goalBlock;
    const turned = (cells: readonly number[]): bigint => setOf(cells.map((cell) => turnedCell(small, cell)));
    module.setBlocks(turned([tip]), turned(entrances), setOf([tip]), setOf(entrances));
  }
}

function setOf(cells: readonly number[]): bigint {
  return cells.reduce((set, cell) => set | (1n << BigInt(cell)), 0n);
}
