import type { Cell } from '@halma/rules';
import { checkWholeNumber } from '../check-arguments.ts';
import { bytesAt, instantiate, type ModuleExports } from '../module.ts';
import { arrangementOf } from './arrangement.ts';
import { type Lattice, latticeOf } from './lattice.ts';
import { shortestHop } from './shortest-hop.ts';

/** The progress of a search, which adds the points of the lattice one by one. */
export interface LongHopProgress {
  readonly completedPoints: number;
  readonly totalPoints: number;
}

/**
 * The numbers of frontiers that the first and the widest beam keep for each number of jumps. Each beam is WIDTH_FACTOR
 * times as wide as the previous one.
 */
const MIN_BEAM_WIDTH = 1000;
const MAX_BEAM_WIDTH = 256_000;
const WIDTH_FACTOR = 4;

/**
 * Solves the long-hop problem on one board. A man hops from the first square to the farthest square on the diagonal
 * in its parity class, and the arrangement of the other men determines how many jumps its shortest hop has.
 */
export class LongHopSolver {
  readonly lattice: Lattice;
  readonly #module: ModuleExports;
  /** Whether the module has the table of `fewestMen`, which the search for an arrangement needs. */
  #hasFewestMen = false;

  /** @param side the number of squares along a side of the board, 3 to 16 */
  constructor(side: number) {
    this.lattice = latticeOf(side);
    this.#module = instantiate(() => 0);
  }

  /**
   * Computes the minimum number of men that can force each number of jumps. Yields after each point of the
   * lattice.
   *
   * @returns the minimum number of men by number of jumps; null where no arrangement forces that many jumps
   */
  *fewestMen(): Generator<LongHopProgress, readonly (number | null)[], void> {
    const { addHopPoint, beginHops, fewestMen } = this.#module;
    const points = this.lattice.pointsPerSide ** 2;
    beginHops(this.lattice.pointsPerSide);
    for (let completedPoints = 1; completedPoints <= points; completedPoints += 1) {
      addHopPoint();
      yield { completedPoints, totalPoints: points };
    }
    this.#hasFewestMen = true;
    return Array.from({ length: points }, (_, jumps) => {
      const men = fewestMen(points, jumps);
      return men < 0 ? null : men;
    });
  }

  /**
   * Finds an arrangement of men that forces a hop of the given number of jumps. `fewestMen` must have run
   * to its end first.
   *
   * @param jumps the number of jumps, less than the number of points of the lattice
   * @param men the maximum number of men allowed
   * @throws Error at the first step, if `fewestMen` has not run; RangeError if a number is out of range
   * @returns the cells of the men in order, checked on the whole board, or null if the search found none
   */
  *findArrangement(jumps: number, men: number): Generator<LongHopProgress, readonly Cell[] | null, void> {
    if (!this.#hasFewestMen) throw new Error('Run `fewestMen` to its end before `findArrangement`.');
    const { start, end, boardSide: side, pointsPerSide } = this.lattice;
    checkWholeNumber('jumps', jumps, 0, pointsPerSide ** 2 - 1);
    checkWholeNumber('men', men, 0, side ** 2);
    for (let width = MIN_BEAM_WIDTH; width <= MAX_BEAM_WIDTH; width *= WIDTH_FACTOR) {
      if (!(yield* this.#findRoute(jumps, men, width))) continue;
      const route = bytesAt(this.#module, this.#module.HOP_ROUTE, this.lattice.pointsPerSide ** 2);
      const cells = arrangementOf(this.lattice, route);
      const hop = shortestHop(side, cells, start, end);
      if (cells.length <= men && hop?.length === jumps + 1) return cells;
    }
    return null;
  }

  *#findRoute(jumps: number, men: number, width: number): Generator<LongHopProgress, boolean, void> {
    const { addHopRoutePoint, beginHopRoute, writeHopRoute } = this.#module;
    const points = this.lattice.pointsPerSide ** 2;
    beginHopRoute(jumps, men, width);
    for (let completedPoints = 1; completedPoints <= points; completedPoints += 1) {
      if (addHopRoutePoint() === 0) return false;
      yield { completedPoints, totalPoints: points };
    }
    return writeHopRoute() === 1;
  }
}
