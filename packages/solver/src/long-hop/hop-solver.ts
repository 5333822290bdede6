import type { Cell } from '@halma/rules';
import { instantiate } from '../module.ts';
import { arrangementOf } from './arrangement.ts';
import type { HopExports } from './exports.ts';
import { type Lattice, latticeOf } from './lattice.ts';
import { shortestHop } from './shortest-hop.ts';

/** How far work has come: points of the lattice taken, of how many. */
export interface HopProgress {
  readonly taken: number;
  readonly points: number;
}

/** Borders kept for each number of jumps by the first beam; each one after it keeps four times as many. */
const FIRST_BEAM = 1000;
const LAST_BEAM = 256_000;

/** The greatest side of a board. */
const MOST_SIDE = 16;

/**
 * Long hops on one board: a man on the first square hops to the farthest square of the diagonal that he can reach, and the
 * men are placed so that his shortest hop has a given number of jumps.
 */
export class HopSolver {
  readonly lattice: Lattice;
  readonly #exports: HopExports;

  /** @param side squares along a side of the board, 3 to 16 */
  constructor(side: number) {
    if (!Number.isInteger(side) || side < 3 || side > MOST_SIDE)
      throw new RangeError(`no board of side ${side}`);
    this.lattice = latticeOf(side);
    this.#exports = instantiate<HopExports>(() => 0);
  }

  /**
   * Works out the fewest men for every number of jumps, exactly, pausing after each point of the lattice.
   *
   * @returns by jumps the fewest men; null where so many jumps cannot be forced by any men
   */
  *fewestMen(): Generator<HopProgress, readonly (number | null)[], void> {
    const { beginHops, fewestMen, takeHopPoint } = this.#exports;
    const points = this.lattice.points ** 2;
    beginHops(this.lattice.points);
    for (let taken = 1; taken <= points; taken += 1) {
      takeHopPoint();
      yield { taken, points };
    }
    return Array.from({ length: points }, (_, jumps) => {
      const men = fewestMen(points, jumps);
      return men < 0 ? null : men;
    });
  }

  /**
   * Finds men who force a hop of so many jumps, once the fewest men have been worked out.
   *
   * @param men how many
   * @returns their cells in order, checked on the whole board; null when none were found
   */
  *arrangement(jumps: number, men: number): Generator<HopProgress, readonly Cell[] | null, void> {
    const { start, end, side } = this.lattice;
    for (let keep = FIRST_BEAM; keep <= LAST_BEAM; keep *= 4) {
      if (!(yield* this.#route(jumps, men, keep))) continue;
      const { hopRouteAddress, memory } = this.#exports;
      const taken = new Uint8Array(memory.buffer, hopRouteAddress(), this.lattice.points ** 2);
      const cells = arrangementOf(this.lattice, taken);
      const hop = shortestHop(side, cells, start, end);
      if (cells.length <= men && hop?.length === jumps + 1) return cells;
    }
    return null;
  }

  *#route(jumps: number, men: number, keep: number): Generator<HopProgress, boolean, void> {
    const { beginHopRoute, takeHopRoutePoint, writeHopRoute } = this.#exports;
    const points = this.lattice.points ** 2;
    beginHopRoute(jumps, men, keep);
    for (let taken = 1; taken <= points; taken += 1) {
      if (takeHopRoutePoint() === 0) return false;
      yield { taken, points };
    }
    return Boolean(writeHopRoute());
  }
}
