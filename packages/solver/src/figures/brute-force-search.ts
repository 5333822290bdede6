import type { Board, Cell } from '@halma/rules';
import type { Figure } from './figure.ts';

/**
 * Decides a figure by a different method, to check the fast search. It searches depth-first from the camp over the
 * board's table of neighbours, without bitboards, mirror images, levels from both ends, or matchings.
 *
 * @param maxStates the maximum number of states to search
 * @returns whether the figure is reachable; null if the search reaches the limit first
 */
export function bruteForceSearch(
  board: Board,
  camp: readonly Cell[],
  figure: Figure,
  maxStates: number,
): boolean | null {
  const search = new BruteForceSearch(board, camp, figure, maxStates);
  const found = search.reaches(new Set(camp));
  return found || !search.isExhausted ? found : null;
}

class BruteForceSearch {
  readonly #board: Board;
  readonly #camp: readonly Cell[];
  readonly #figure: Figure;
  readonly #failedStates = new Set<string>();
  #statesLeft: number;

  constructor(board: Board, camp: readonly Cell[], figure: Figure, maxStates: number) {
    this.#board = board;
    this.#camp = camp;
    this.#figure = figure;
    this.#statesLeft = maxStates;
  }

  get isExhausted(): boolean {
    return this.#statesLeft === 0;
  }

  /** Returns whether the men left in the camp can reach the vacant squares of the figure, one move each. */
  reaches(men: ReadonlySet<Cell>): boolean {
    const menLeft = this.#camp.filter((cell) => men.has(cell));
    if (menLeft.length === 0) return true;
    const key = [...men].sort((a, b) => a - b).join();
    if (this.#failedStates.has(key) || this.isExhausted) return false;
    this.#statesLeft -= 1;
    const vacant = this.#figure.filter((cell) => !men.has(cell));
    const filled = this.#figure.filter((cell) => men.has(cell));
    if (this.#canReachAll(menLeft, vacant, filled) && this.#canReachAll(vacant, menLeft, filled)) {
      for (const from of menLeft) {
        const otherMen = new Set(men);
        otherMen.delete(from);
        const others = this.#flags(otherMen);
        const reached = this.#reach([from], others, others);
        for (const to of vacant) {
          if (reached[to] === 1 && this.reaches(new Set(otherMen).add(to))) return true;
        }
      }
    }
    this.#failedStates.add(key);
    return false;
  }

  /**
   * Returns whether all goals are reachable if every man on the board, and every goal reached, can be jumped. No man
   * lands on a man that stays. To check undone moves, the caller passes the vacant squares as `from` and the men as the
   * goals.
   */
  #canReachAll(from: readonly Cell[], goals: readonly Cell[], staying: readonly Cell[]): boolean {
    const jumpable = this.#flags(staying);
    const blocked = this.#flags(staying);
    for (const cell of from) jumpable[cell] = 1;
    let missing = goals;
    for (;;) {
      const reached = this.#reach(from, jumpable, blocked);
      const unreached = missing.filter((cell) => reached[cell] === 0);
      if (unreached.length === 0 || unreached.length === missing.length) return unreached.length === 0;
      for (const cell of missing) if (reached[cell] === 1) jumpable[cell] = 1;
      missing = unreached;
    }
  }

  /**
   * Flags the cells that steps and chains of jumps reach. Jumps pass only over jumpable cells, and no man lands on a
   * blocked cell.
   */
  #reach(from: readonly Cell[], jumpable: Uint8Array, blocked: Uint8Array): Uint8Array {
    const { directions, neighbours, wall } = this.#board;
    const reached = this.#flags(from);
    const landings = [...from];
    const steps: Cell[] = [];
    for (const [index, cell] of landings.entries()) {
      for (let direction = 0; direction < directions.length; direction += 1) {
        const next = neighbours[cell * directions.length + direction] ?? wall;
        const to = neighbours[next * directions.length + direction] ?? wall;
        if (index < from.length && next !== wall && blocked[next] === 0) steps.push(next);
        if (jumpable[next] === 1 && to !== wall && blocked[to] === 0 && reached[to] === 0) {
          reached[to] = 1;
          landings.push(to);
        }
      }
    }
    for (const cell of steps) reached[cell] = 1;
    return reached;
  }

  /** Returns an array with a 1 for each of the given cells, and a 0 for every other. */
  #flags(cells: Iterable<Cell>): Uint8Array {
    const flags = new Uint8Array(this.#board.cellCount);
    for (const cell of cells) flags[cell] = 1;
    return flags;
  }
}
