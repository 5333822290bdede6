import type { ModuleExports } from '../generated/tablebase/exports.ts';
import {
  MAX_DIRECTIONS,
  MAX_NARROW_CELLS,
  NO_CELL,
  OPEN,
  SET_STRIDE,
} from '../generated/tablebase/limits.ts';
import { MODULE_TEXT } from '../generated/tablebase/module-text.ts';
import { ByteTable } from './byte-table.ts';
import { binomial, setAt, tableDimensions } from './position-index.ts';
import type { SharedTable } from './shared-table.ts';
import type { SmallBoard } from './small-board.ts';

/** The number of fields of a listed value: row, column and value. */
const NUMBERS_PER_VALUE = 3;

/**
 * Solves a board together with the solvers of other threads, by retrograde analysis in WebAssembly. First all rows are
 * initialised. Then each pass expands all rows for one depth, until a pass resolves nothing. The rows of a pass may be
 * divided among threads in any way; a pass starts when the previous one has ended.
 *
 * The tables are stored outside the module. Each solver copies one row at a time into its instance and back,
 * and writes the values that the module lists.
 */
export class RetrogradeSolver {
  readonly #module: ModuleExports;
  readonly #ranks: Uint32Array;
  readonly #rowOfRank: Uint32Array;
  readonly #values: ByteTable;
  readonly #counters: ByteTable;
  /** The module's row of values, its row of counters, and the values that it lists. */
  readonly #valueRow: Uint8Array;
  readonly #counterRow: Uint8Array;
  readonly #listedValues: Uint32Array;

  constructor(board: SmallBoard, table: SharedTable) {
    const compiled = new WebAssembly.Module(Uint8Array.from(atob(MODULE_TEXT), (byte) => byte.charCodeAt(0)));
    const { exports } = new WebAssembly.Instance(compiled);
    // The generated type describes the exports of exactly this module.
    const module = exports as unknown as ModuleExports;
    this.#module = module;
    const { columns, ranks } = table;
    this.#values = new ByteTable(table.values, columns);
    this.#counters = new ByteTable(table.counters, columns);
    const setCount = tableDimensions(board).rows;
    module.reserveRows(columns, setCount, setSizeOf(board));
    this.#writeBoard(board);
    const { buffer } = module.memory;
    this.#ranks = ranks;
    this.#rowOfRank = new Uint32Array(buffer, module.rows.value, setCount);
    for (const [row, rank] of ranks.entries()) this.#rowOfRank[rank] = row;
    this.#valueRow = new Uint8Array(buffer, module.values.value, columns);
    this.#counterRow = new Uint8Array(buffer, module.counters.value, columns);
    this.#listedValues = new Uint32Array(buffer, module.listedValues.value, 2 * NUMBERS_PER_VALUE * columns);
  }

  /** Writes the initial values of all positions that have their counters in these rows. */
  initialise(firstRow: number, endRow: number): void {
    for (let row = firstRow; row < endRow; row += 1) {
      this.#writeListed(this.#module.initialiseRow(this.#rankOf(row)));
      this.#counters.row(row).set(this.#counterRow);
    }
  }

  /**
   * Resolves the positions that are `depth` plies from the end and lead to a position of these rows.
   *
   * @returns the number of resolved positions
   */
  expand(firstRow: number, endRow: number, depth: number): number {
    let resolvedCount = 0;
    for (let row = firstRow; row < endRow; row += 1) {
      this.#valueRow.set(this.#values.row(row));
      if (!this.#module.hasValue(depth - 1)) continue;
      const counters = this.#counters.row(row);
      this.#counterRow.set(counters);
      const count = this.#module.expandRow(this.#rankOf(row), depth);
      counters.set(this.#counterRow);
      this.#writeListed(count);
      resolvedCount += count;
    }
    return resolvedCount;
  }

  /**
   * Counts the mutual zugzwangs of a solved board in these rows, and their images: positions that either side loses if
   * it is to move. For two sides only.
   */
  countZugzwangs(firstRow: number, endRow: number): number {
    let count = 0;
    for (let row = firstRow; row < endRow; row += 1) {
      this.#valueRow.set(this.#values.row(row));
      const rank = this.#rankOf(row);
      const positionsPerValue = this.#module.isSymmetricRow(rank) ? 1 : 2;
      const end = NUMBERS_PER_VALUE * this.#module.listZugzwangsOfRow(rank);
      for (let offset = 0; offset < end; offset += NUMBERS_PER_VALUE) {
        const value = this.#values.get(this.#listedValues[offset] ?? 0, this.#listedValues[offset + 1] ?? 0);
        if (isLossAfterMove(value)) count += positionsPerValue;
      }
    }
    return count;
  }

  /** Returns the values of the positions with the given set of the mover's men. They are valid until the next call. */
  valuesOfSet(rank: number): Uint8Array {
    const storedRank = this.#module.rankOfStoredRow(rank);
    const values = this.#values.row(this.#rowOfRank[storedRank] ?? 0);
    if (storedRank === rank) return values;
    this.#valueRow.set(values);
    this.#module.mirrorRow(rank);
    return this.#counterRow;
  }

  #rankOf(row: number): number {
    return this.#ranks[row] ?? 0;
  }

  #writeListed(count: number): void {
    const end = NUMBERS_PER_VALUE * count;
    for (let offset = 0; offset < end; offset += NUMBERS_PER_VALUE)
      this.#values.set(
        this.#listedValues[offset] ?? 0,
        this.#listedValues[offset + 1] ?? 0,
        this.#listedValues[offset + 2] ?? 0,
      );
  }

  #writeBoard(smallBoard: SmallBoard): void {
    const { board, men, sides, goals, fromNext, toNext, mirror, goalBlock } = smallBoard;
    const { needsAllMen, staysInGoal, passes } = smallBoard;
    const { cellCount, wall } = board;
    const module = this.#module;
    const { buffer } = module.memory;
    const directions = board.directions.length;
    const bytes = (address: number, length: number): Uint8Array => new Uint8Array(buffer, address, length);
    const neighbours = bytes(module.NEIGHBOURS.value, cellCount * MAX_DIRECTIONS).fill(NO_CELL);
    const landings = bytes(module.LANDINGS.value, cellCount * MAX_DIRECTIONS).fill(NO_CELL);
    const neighbourOf = (cell: number, direction: number): number =>
      board.neighbours[cell * directions + direction] ?? wall;
    for (let cell = 0; cell < cellCount; cell += 1) {
      const next = Array.from({ length: directions }, (_, direction) => neighbourOf(cell, direction));
      this.#writeSet(
        module.ADJACENT.value + SET_STRIDE * cell,
        next.filter((neighbour) => neighbour !== wall),
      );
      next.forEach((neighbour, direction) => {
        if (neighbour === wall) return;
        neighbours[cell * MAX_DIRECTIONS + direction] = neighbour;
        const landing = neighbourOf(neighbour, direction);
        if (landing !== wall) landings[cell * MAX_DIRECTIONS + direction] = landing;
      });
    }
    bytes(module.IMAGES.value, cellCount).set(mirror);
    // One move earlier, the side that moves last was the side to move.
    bytes(module.ROTATED.value, cellCount).set(toNext);
    const stride = module.BINOMIAL_STRIDE.value;
    const binomials = new Uint32Array(buffer, module.BINOMIALS.value, stride * (cellCount + 1));
    for (let cell = 0; cell <= cellCount; cell += 1) {
      for (let count = 0; count <= men; count += 1) binomials[cell * stride + count] = binomial(cell, count);
    }
    const { columns } = tableDimensions(smallBoard);
    const setSize = setSizeOf(smallBoard);
    for (let rank = 0; rank < columns; rank += 1)
      this.#writeSet(module.sets.value + setSize * rank, setAt(rank, men), setSize);
    module.setSize(cellCount, men, directions, sides);
    module.setRules(needsAllMen, staysInGoal, passes);
    for (const [side, goal] of goals.entries()) this.#writeSet(module.GOALS.value + SET_STRIDE * side, goal);
    if (goalBlock === null) return;
    const { tip, entrances } = goalBlock;
    this.#writeSet(module.TIPS.value, [tip]);
    this.#writeSet(module.ENTRANCES.value, entrances);
    const image = (cells: readonly number[]): readonly number[] =>
      cells.map((cell) => fromNext[cell] ?? cell);
    this.#writeSet(module.TIPS.value + SET_STRIDE, image([tip]));
    this.#writeSet(module.ENTRANCES.value + SET_STRIDE, image(entrances));
  }

  /**
   * Writes a set of cells.
   *
   * @param size the size of the set in bytes
   */
  #writeSet(address: number, cells: readonly number[], size = SET_STRIDE): void {
    const words = new Uint32Array(this.#module.memory.buffer, address, size / 4).fill(0);
    for (const cell of cells) words[cell >> 5] = (words[cell >> 5] ?? 0) | (1 << (cell & 31));
  }
}

/** Returns the size in bytes of a set in a table of one kind of board. */
function setSizeOf({ board }: SmallBoard): number {
  return board.cellCount > MAX_NARROW_CELLS ? SET_STRIDE : SET_STRIDE / 2;
}

/** Returns whether the side to move loses, after at least one move. */
function isLossAfterMove(byte: number): boolean {
  return byte > 0 && byte < OPEN && byte % 2 === 0;
}
