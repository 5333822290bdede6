import type { Cell, NormalMove } from '@halma/rules';
import { type Army, freeTarget, requiredMen } from '../army/army.ts';
import { writeBoard } from '../army/board-tables.ts';
import { CELLS_PER_ARMY, CLASS_COUNT, MAX_CELLS, NO_CELL, SYMMETRY_COUNT } from '../generated/limits.ts';
import { bytesAt, instantiate, type ModuleExports, movesAt } from '../module.ts';
import type { BeamHeuristic } from './heuristic.ts';

/** The outcomes of `advance`, by the module's return code. */
const LEVEL_OUTCOMES = ['continued', 'home', 'timed-out', 'no-moves', 'joined'] as const;

type LevelOutcome = (typeof LEVEL_OUTCOMES)[number];

/** An army that takes turns with another and helps it home. */
interface HelperArmy {
  /** The cells of its men. */
  readonly cells: readonly Cell[];
  /** The cost of one of its men on each cell. */
  readonly cellCosts: Int32Array;
  /** Whether it makes the first move. */
  readonly movesFirst: boolean;
}

/**
 * A beam search for one army, in WebAssembly. Each level has the distinct placements of lowest cost after one more
 * move.
 */
export class Beam {
  readonly #module: ModuleExports;
  #width = 0;
  #joinsHalves = false;
  #cellsPerArmy = MAX_CELLS;

  /** @param clock returns milliseconds; searches read it to meet their deadlines */
  constructor(clock: () => number) {
    this.#module = instantiate(clock);
  }

  /**
   * Begins a search with an army.
   *
   * @param width the number of placements to keep at each level
   * @param firstMoves the moves allowed as the first one; if empty, every legal move
   * @param helper an army that takes turns with this one, and helps it home
   */
  begin(
    army: Army,
    heuristic: BeamHeuristic,
    width: number,
    firstMoves: readonly NormalMove[] = [],
    helper?: HelperArmy,
  ): void {
    const module = this.#module;
    this.#cellsPerArmy = helper === undefined ? MAX_CELLS : CELLS_PER_ARMY;
    module.setArmies(helper === undefined ? 1 : 2, helper?.movesFirst === true ? 1 : 0);
    const joinsHalves = heuristic.halfPaths !== undefined;
    module.setShouldJoinHalves(joinsHalves);
    if (width !== this.#width || joinsHalves !== this.#joinsHalves) module.prepareBeam(width);
    this.#width = width;
    this.#joinsHalves = joinsHalves;
    writeBoard(module, army);
    this.#writeHeuristic(army, heuristic);
    const helperCells = helper?.cells.map((cell) => CELLS_PER_ARMY + cell) ?? [];
    bytesAt(module, module.ARMY_CELLS, MAX_CELLS).set([...army.cells, ...helperCells]);
    if (helper !== undefined) this.#writeHelper(helper);
    const moves = new Uint16Array(module.memory.buffer, module.FIRST_MOVES.value, firstMoves.length);
    moves.set(firstMoves.map(({ from, to }) => (from << 8) | to));
    module.beginBeam(
      army.cells.length + helperCells.length,
      firstMoves.length,
      Math.min(requiredMen(army), MAX_CELLS),
      army.marked ?? NO_CELL,
      army.rules.camps[army.seat]?.targetTip ?? NO_CELL,
    );
  }

  /**
   * Adds a level, or continues one that timed out.
   *
   * @param deadline the time on the clock at which to stop
   */
  advance(deadline: number): LevelOutcome {
    return LEVEL_OUTCOMES[this.#module.advanceBeam(deadline)] ?? 'no-moves';
  }

  /** The cost of the best placement of the level, including penalties. */
  get lowestCost(): number {
    return this.#module.lowestCost();
  }

  /** The number of placements expanded since `begin`. */
  get placementsExpanded(): number {
    return Number(this.#module.placementsExpanded());
  }

  /**
   * Returns the solution if the army is home, the first half of the path if two halves have met, and otherwise the moves
   * to the best placement of the level.
   */
  moves(): readonly NormalMove[] {
    return this.#moves(this.#module.writeMoves());
  }

  /**
   * Returns the second half of the path if two halves have met. The first half leads to an image, by a symmetry of the
   * board, of the placement to which the second half leads.
   */
  secondHalfMoves(): readonly NormalMove[] {
    return this.#moves(this.#module.writeSecondHalfMoves());
  }

  #moves(count: number): readonly NormalMove[] {
    const mask = this.#cellsPerArmy - 1;
    const moves = movesAt(this.#module, this.#module.BEAM_MOVES, count);
    return moves.map(({ kind, from, to }) => ({ kind, from: from & mask, to: to & mask }));
  }

  /**
   * Writes the helper's men so that they never add penalties: all of them belong to class 0, and the number of target
   * cells that count as free for this class grows by the number of these men.
   */
  #writeHelper({ cells, cellCosts }: HelperArmy): void {
    const module = this.#module;
    const costs = module.CELL_COSTS.value + 4 * CELLS_PER_ARMY;
    new Int32Array(module.memory.buffer, costs, cellCosts.length).set(cellCosts);
    bytesAt(module, module.PARITY_CLASSES, CELLS_PER_ARMY, CELLS_PER_ARMY).fill(0);
    bytesAt(module, module.TARGET, CELLS_PER_ARMY, CELLS_PER_ARMY).fill(0);
    const room = bytesAt(module, module.TARGET_ROOM, 1);
    room[0] = (room[0] ?? 0) + cells.length;
  }

  #writeHeuristic(army: Army, { cellCosts, markedCellCosts, parityPenalty, halfPaths }: BeamHeuristic): void {
    const module = this.#module;
    const { board, camps } = army.rules;
    const { buffer } = module.memory;
    new Int32Array(buffer, module.CELL_COSTS.value, board.cellCount).set(cellCosts);
    new Int32Array(buffer, module.MARKED_CELL_COSTS.value, board.cellCount).set(markedCellCosts);
    bytesAt(module, module.PARITY_CLASSES, board.cellCount).set(board.parityClasses);
    const inTarget = camps[army.seat]?.inTarget.subarray(0, board.cellCount) ?? [];
    bytesAt(module, module.TARGET, board.cellCount).set(inTarget);
    const room = bytesAt(module, module.TARGET_ROOM, CLASS_COUNT).fill(0);
    for (const cell of freeTarget(army)) {
      const parityClass = board.parityClasses[cell] ?? 0;
      room[parityClass] = (room[parityClass] ?? 0) + 1;
    }
    module.setPenalties(parityPenalty, halfPaths?.unmatchedPenalty ?? 0);
    if (halfPaths === undefined) return;
    const { axisMirror, halfTurn, crossMirror } = halfPaths.symmetries;
    const symmetries = bytesAt(module, module.SYMMETRIES, SYMMETRY_COUNT * MAX_CELLS);
    for (const [index, symmetry] of [axisMirror, halfTurn, crossMirror].entries())
      symmetries.set(symmetry, index * MAX_CELLS);
  }
}
