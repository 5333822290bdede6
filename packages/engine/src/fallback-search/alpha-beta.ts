import { fromCell, type MoveCode, MoveList, type Seat } from '@halma/rules';
import type { SearchBoard } from './search-board.ts';

/** The maximum depth of this search, in plies. */
export const MAX_DEPTH = 12;

/** One list for each remaining depth, so that a search does not allocate any. */
const lists = Array.from({ length: MAX_DEPTH + 1 }, () => new MoveList());

/** Thrown to end a search that has reached its limits. */
export class SearchCutOff extends Error {}

/**
 * An alpha-beta search over the steps and hops of two armies. It evaluates positions by the difference between the
 * armies' travel costs. It does not make the moves of the last ply: the cost is a sum over men, so the best move is the
 * one with the largest gain.
 */
export class AlphaBetaSearch {
  readonly #board: SearchBoard;
  readonly #isBudgetSpent: (nodes: number) => boolean;
  /** The number of visited positions. */
  nodes = 0;

  /** @param isBudgetSpent called at each inner position; if it returns true, the search throws SearchCutOff */
  constructor(board: SearchBoard, isBudgetSpent: (nodes: number) => boolean) {
    this.#board = board;
    this.#isBudgetSpent = isBudgetSpent;
  }

  /**
   * Evaluates a move for its seat by a search of `depth` plies, including this one. An evaluation of at most `alpha` is
   * only an upper bound.
   */
  evaluateMove(code: MoveCode, seat: Seat, opponent: Seat, depth: number, alpha: number): number {
    const man = this.#board.manAt(fromCell(code));
    this.#board.makeMove(code);
    const evaluation = -this.#search(opponent, seat, depth - 1, Number.NEGATIVE_INFINITY, -alpha);
    this.#board.unmakeMove(code, man);
    return evaluation;
  }

  #search(seat: Seat, opponent: Seat, depth: number, alpha: number, beta: number): number {
    const board = this.#board;
    this.nodes += 1;
    const evaluation = board.cost(opponent) - board.cost(seat);
    const list = lists[depth];
    if (depth === 0 || list === undefined) return evaluation;
    if (depth > 1 && this.#isBudgetSpent(this.nodes)) throw new SearchCutOff();
    board.listMoves(seat, list);
    if (depth === 1) return evaluation + this.#largestGain(list);
    let best = Number.NEGATIVE_INFINITY;
    for (const code of board.sortedByGain(list)) {
      const man = board.manAt(fromCell(code));
      board.makeMove(code);
      best = Math.max(best, -this.#search(opponent, seat, depth - 1, -beta, -Math.max(alpha, best)));
      board.unmakeMove(code, man);
      if (best >= beta) break;
    }
    return list.count === 0 ? evaluation : best;
  }

  #largestGain(list: MoveList): number {
    let best = list.count === 0 ? 0 : Number.NEGATIVE_INFINITY;
    for (let index = 0; index < list.count; index += 1)
      best = Math.max(best, this.#board.gain(list.at(index)));
    return best;
  }
}
