import type { Board, Cell } from '@halma/rules';
import type { Figure } from './figure.ts';

/**
 * Decides a figure by itself, to hold the fast search against: depth first from the yard, man by man over the board's table of
 * neighbours, without bit sets, mirror images, levels from both ends or pairing of men with squares.
 *
 * @param most states that may be looked at
 * @returns whether the figure can be reached; null where that did not suffice
 */
export function searchSlowly(
  board: Board,
  yard: readonly Cell[],
  figure: Figure,
  most: number,
): boolean | null {
  const search = new SlowSearch(board, yard, figure, most);
  const found = search.reaches(new Set(yard));
  return found || !search.isExhausted ? found : null;
}

class SlowSearch {
  readonly #board: Board;
  readonly #yard: readonly Cell[];
  readonly #figure: Figure;
  readonly #hopeless = new Set<string>();
  #left: number;

  constructor(board: Board, yard: readonly Cell[], figure: Figure, most: number) {
    this.#board = board;
    this.#yard = yard;
    this.#figure = figure;
    this.#left = most;
  }

  get isExhausted(): boolean {
    return this.#left === 0;
  }

  /** Can the men still in the yard come to the squares of the figure that are vacant? */
  reaches(men: ReadonlySet<Cell>): boolean {
    const home = this.#yard.filter((cell) => men.has(cell));
    if (home.length === 0) return true;
    const name = [...men].sort((a, b) => a - b).join();
    if (this.#hopeless.has(name) || this.isExhausted) return false;
    this.#left -= 1;
    const vacant = this.#figure.filter((cell) => !men.has(cell));
    const filled = this.#figure.filter((cell) => men.has(cell));
    if (this.#mayArrive(home, vacant, filled) && this.#mayArrive(vacant, home, filled)) {
      for (const from of home) {
        const others = new Set(men);
        others.delete(from);
        const reached = this.#reach([from], others, others);
        for (const to of vacant) {
          if (reached.has(to) && this.reaches(new Set(others).add(to))) return true;
        }
      }
    }
    this.#hopeless.add(name);
    return false;
  }

  /**
   * Could all goals be reached if everyone could be crossed who stands there now or has reached a goal? Nobody ever lands on
   * those who stay. Taken back it is the same: the men are the goals.
   */
  #mayArrive(from: readonly Cell[], goals: readonly Cell[], stay: readonly Cell[]): boolean {
    const stones = new Set([...from, ...stay]);
    const blocked = new Set(stay);
    let missing = goals;
    for (;;) {
      const reached = this.#reach(from, stones, blocked);
      const still = missing.filter((cell) => !reached.has(cell));
      if (still.length === 0 || still.length === missing.length) return still.length === 0;
      for (const cell of missing) if (reached.has(cell)) stones.add(cell);
      missing = still;
    }
  }

  /** Where steps and chains of jumps lead from some cells, over stones and past blocked cells. */
  #reach(from: readonly Cell[], stones: ReadonlySet<Cell>, blocked: ReadonlySet<Cell>): Set<Cell> {
    const { directions, neighbours, wall } = this.#board;
    const landings = new Set(from);
    const steps: Cell[] = [];
    for (const cell of landings) {
      for (let way = 0; way < directions.length; way += 1) {
        const over = neighbours[cell * directions.length + way] ?? wall;
        const to = neighbours[over * directions.length + way] ?? wall;
        if (from.includes(cell) && over !== wall && !blocked.has(over)) steps.push(over);
        if (stones.has(over) && to !== wall && !blocked.has(to)) landings.add(to);
      }
    }
    for (const cell of steps) landings.add(cell);
    return landings;
  }
}
