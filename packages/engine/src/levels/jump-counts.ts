import { type Cell, codeFrom, codeTo, jumpsFrom, type MoveCode, type Position } from '@halma/rules';

/** Tells how long the hops of a position are. What it has found out about a man is kept. */
export class JumpCounts {
  readonly #position: Position;
  readonly #known = new Map<Cell, ReadonlyMap<Cell, number>>();

  constructor(position: Position) {
    this.#position = position;
  }

  /** The fewest jumps that make the move; 0 for anything but a hop. */
  of(code: MoveCode): number {
    const from = codeFrom(code);
    const to = codeTo(code);
    const { board, edge } = this.#position.rules;
    if (from >= board.cells) return 0;
    if (to === board.away ? edge?.[from] === 1 : board.distance(from, to) === 1) return 0;
    const jumps = this.#known.get(from) ?? jumpsFrom(this.#position, from);
    this.#known.set(from, jumps);
    return jumps.get(to) ?? 0;
  }
}
