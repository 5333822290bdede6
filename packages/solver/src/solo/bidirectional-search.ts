import type { Cell, NormalMove } from '@halma/rules';
import { type Army, freeTarget, requiredMen } from '../army/army.ts';
import { writeBoard } from '../army/board-tables.ts';
import { MAX_CELLS, MAX_MATCHED_CELLS } from '../generated/limits.ts';
import { instantiate, type ModuleExports, movesAt, writeCellSet } from '../module.ts';

/** The outcomes of `extend`, by the module's return code. */
const EXTENSION_OUTCOMES = [
  'continued',
  'met',
  'timed-out',
  'exhausted',
  'out-of-memory',
  'unsolvable',
] as const;

type ExtensionOutcome = (typeof EXTENSION_OUTCOMES)[number];

/** The two ends of the search. */
const START = 0;
const GOAL = 1;

/** An exhaustive search from the start and from the goals of one army, in WebAssembly. */
export class BidirectionalSearch {
  readonly #module: ModuleExports;
  readonly #army: Army;
  readonly #isReversible: boolean;

  /**
   * Returns whether the search supports an army: no man is marked, all have to come home, and the target has at most
   * `MAX_MATCHED_CELLS` free cells.
   */
  static supports(army: Army): boolean {
    const requiresAllMen = requiredMen(army) === army.cells.length;
    return army.marked === null && requiresAllMen && freeTarget(army).length <= MAX_MATCHED_CELLS;
  }

  /** @param clock returns milliseconds; searches read it to meet their deadlines */
  constructor(army: Army, clock: () => number) {
    this.#module = instantiate(clock);
    this.#army = army;
    const allowed = army.rules.allowedDestinations[army.seat];
    this.#isReversible = allowed?.every((destinations) => destinations === null) ?? false;
    writeBoard(this.#module, army);
    this.#writeEnd(START, army.cells);
    this.#writeEnd(GOAL, freeTarget(army));
  }

  /** A lower bound on the moves of every solution, from a matching of men and cells. */
  get minimumMoves(): number {
    writeCellSet(this.#module, this.#army.cells);
    return this.#module.minimumMoves(GOAL);
  }

  /** The number of placements expanded so far. */
  get placementsExpanded(): number {
    return Number(this.#module.placementsExpandedBidirectionally());
  }

  /**
   * Begins the search for a solution of at most `moves` moves.
   *
   * @param bytes the memory limit, in bytes
   */
  begin(moves: number, bytes: number): void {
    this.#module.beginBidirectionalSearch(moves, this.#isReversible, bytes);
  }

  /**
   * Extends the search by a level, or continues one that timed out.
   *
   * @param deadline the time on the `clock` passed to the constructor at which to stop
   */
  extend(deadline: number): ExtensionOutcome {
    return EXTENSION_OUTCOMES[this.#module.extendSearch(deadline)] ?? 'exhausted';
  }

  /** Returns the solution. The ends must have met. */
  moves(): readonly NormalMove[] {
    return movesAt(this.#module, this.#module.SOLUTION_MOVES, this.#module.writeSolution());
  }

  /** Writes the placement of an end and, for each cell, which cells of the placement may be one move away from it. */
  #writeEnd(end: number, cells: readonly Cell[]): void {
    writeCellSet(this.#module, cells);
    this.#module.setEnd(end);
    const { board } = this.#army.rules;
    const steps = this.#army.table.stepCells ?? board.neighbours;
    const directionCount = board.directions.length;
    const address = this.#module.ONE_MOVE_AWAY.value + 4 * MAX_CELLS * end;
    const oneMoveAway = new Int32Array(this.#module.memory.buffer, address, MAX_CELLS);
    for (let cell = 0; cell < board.cellCount; cell += 1) {
      const stepCells = steps.subarray(cell * directionCount, (cell + 1) * directionCount);
      oneMoveAway[cell] = cells.reduce((bits, endCell, index) => {
        const isSameClass = board.parityClasses[endCell] === board.parityClasses[cell];
        return isSameClass || stepCells.includes(endCell) ? bits | (1 << index) : bits;
      }, 0);
    }
  }
}
