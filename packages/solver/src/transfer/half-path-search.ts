import type { NormalMove } from '@halma/rules';
import type { Army } from '../army/army.ts';
import { writeBoard } from '../army/board-tables.ts';
import { cellsByLine, type Projection, projectionsOf } from '../army/projections.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import { MAX_CELLS } from '../generated/limits.ts';
import {
  bytesAt,
  instantiate,
  type MemoryRegion,
  type ModuleExports,
  movesAt,
  writeCellSet,
} from '../module.ts';

/** The outcomes of `extend` and of `join`, by the module's return code. */
const EXTENSION_OUTCOMES = ['continued', 'complete', 'timed-out', 'exhausted', 'out-of-memory'] as const;
const JOIN_OUTCOMES = ['joined', 'exhausted', 'timed-out'] as const;

/** The length of a half path in moves, and the minimum gain of half paths of that length. */
export interface HalfPathBound {
  readonly moves: number;
  readonly gain: number;
}

/** An exhaustive search for the half paths of a crossing, in WebAssembly. */
export class HalfPathSearch {
  readonly #module: ModuleExports;

  /** @param clock returns milliseconds; searches read it to meet their deadlines */
  constructor(army: Army, symmetries: CrossingSymmetries, clock: () => number) {
    const module = instantiate(clock);
    this.#module = module;
    writeBoard(module, army);
    const { axisMirror, halfTurn, crossMirror } = symmetries;
    this.#writeTables(module.SYMMETRIES, [axisMirror, halfTurn, crossMirror]);
    const projections = projectionsOf(army);
    this.#writeTables(module.PROJECTIONS, projections);
    const capacities = cellsByLine(projections[0] ?? []);
    this.#writeTables(module.LINE_CAPACITIES, [capacities]);
    module.prepareGains(projections.length, capacities.length, army.cells.length);
    writeCellSet(module, army.cells);
  }

  /**
   * Adds the table of gains for one more move, or continues it.
   *
   * @param deadline the time on the `clock` passed to the constructor at which to stop
   * @returns whether the table is complete
   */
  tabulateGains(deadline: number): boolean {
    return this.#module.tabulateGains(deadline) === 1;
  }

  /**
   * Begins to collect half paths.
   *
   * @param bytes the memory limit, in bytes
   */
  begin(longer: HalfPathBound, shorter: HalfPathBound, bytes: number): void {
    this.#module.beginHalfPaths(longer.moves, longer.gain, shorter.moves, shorter.gain, bytes);
  }

  /**
   * Extends the half paths by a move, or continues a level that timed out.
   *
   * @param deadline the time on the `clock` passed to the constructor at which to stop
   */
  extend(deadline: number): (typeof EXTENSION_OUTCOMES)[number] {
    return EXTENSION_OUTCOMES[this.#module.extendHalfPaths(deadline)] ?? 'exhausted';
  }

  /** The number of placements expanded so far. */
  get placementsExpanded(): number {
    return Number(this.#module.halfPathsExpanded());
  }

  /** The largest gain of the collected half paths. */
  get largestGain(): number {
    return this.#module.largestHalfPathGain();
  }

  /** Begins to look for two half paths that join. */
  beginJoin(): void {
    this.#module.beginJoin();
  }

  /**
   * Looks for two half paths that join, or continues the search.
   *
   * @param deadline the time on the `clock` passed to the constructor at which to stop
   */
  join(deadline: number): (typeof JOIN_OUTCOMES)[number] {
    return JOIN_OUTCOMES[this.#module.joinHalfPaths(deadline)] ?? 'exhausted';
  }

  /** Returns the two half paths that join: the first leads to an image of the last placement of the second. */
  joinedPaths(): readonly [readonly NormalMove[], readonly NormalMove[]] {
    return [this.#halfPath(0), this.#halfPath(1)];
  }

  #halfPath(half: 0 | 1): readonly NormalMove[] {
    return movesAt(this.#module, this.#module.HALF_PATH_MOVES, this.#module.writeHalfPath(half));
  }

  #writeTables(region: MemoryRegion, tables: readonly Projection[]): void {
    for (const [index, table] of tables.entries())
      bytesAt(this.#module, region, table.length, index * MAX_CELLS).set(table);
  }
}
