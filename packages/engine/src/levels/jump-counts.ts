import { type Cell, fromCell, jumpCountsFrom, type MoveCode, type Position, toCell } from '@halma/rules';

/** Counts the jumps of the hops in a position. It computes each man's counts once. */
export class JumpCounts {
  readonly #position: Position;
  readonly #countsByOrigin = new Map<Cell, ReadonlyMap<Cell, number>>();

  constructor(position: Position) {
    this.#position = position;
  }

  /** Returns the smallest number of jumps in which a hop can be made; 0 for any other move. */
  countJumps(code: MoveCode): number {
    const from = fromCell(code);
    const to = toCell(code);
    const { board, bearOffCells } = this.#position.rules;
    if (from >= board.cellCount) return 0;
    if (to === board.offBoard ? bearOffCells?.[from] === 1 : board.distance(from, to) === 1) return 0;
    const counts = this.#countsByOrigin.get(from) ?? jumpCountsFrom(this.#position, from);
    this.#countsByOrigin.set(from, counts);
    return counts.get(to) ?? 0;
  }
}
