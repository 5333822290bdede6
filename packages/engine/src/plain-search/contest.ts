import { codeFrom, type MoveCode, MoveList, type Seat, VACANT } from '@halma/rules';
import type { Battlefield } from './battlefield.ts';

/** Deeper than this the plain search never looks. */
export const MAX_DEPTH = 12;

const lists = Array.from({ length: MAX_DEPTH + 1 }, () => new MoveList());

/** Thrown inside a search that has used up its limits, and caught where the search began. */
export class OutOfTime extends Error {}

/**
 * Two armies against each other: alpha-beta over steps and hops, valued by the difference of their travel costs. The
 * last ply is not played out: the cost is a sum over men, so the best child is worth the parent and its largest gain.
 */
export class Contest {
  readonly #field: Battlefield;
  readonly #isLate: (nodes: number) => boolean;
  /** Positions looked at. */
  nodes = 0;

  /** @param isLate asked at every position that is not a last one; when it says true the search stops by throwing OutOfTime */
  constructor(field: Battlefield, isLate: (nodes: number) => boolean) {
    this.#field = field;
    this.#isLate = isLate;
  }

  /** The value of a move for its seat, looking `depth` plies ahead, this one included. */
  value(code: MoveCode, seat: Seat, rival: Seat, depth: number, alpha: number): number {
    const man = this.#field.men[codeFrom(code)] ?? VACANT;
    this.#field.move(code);
    const value = -this.#search(rival, seat, depth - 1, Number.NEGATIVE_INFINITY, -alpha);
    this.#field.undo(code, man);
    return value;
  }

  #search(seat: Seat, rival: Seat, depth: number, alpha: number, beta: number): number {
    const field = this.#field;
    this.nodes += 1;
    const here = field.cost(rival) - field.cost(seat);
    const list = lists[depth];
    if (depth === 0 || list === undefined) return here;
    if (depth > 1 && this.#isLate(this.nodes)) throw new OutOfTime();
    field.list(seat, list);
    if (depth === 1) return here + this.#largestGain(list);
    let best = Number.NEGATIVE_INFINITY;
    for (const code of field.byGain(list)) {
      const man = field.men[codeFrom(code)] ?? VACANT;
      field.move(code);
      const value = -this.#search(rival, seat, depth - 1, -beta, -Math.max(alpha, best));
      field.undo(code, man);
      best = Math.max(best, value);
      if (best >= beta) break;
    }
    return best === Number.NEGATIVE_INFINITY ? here : best;
  }

  #largestGain(list: MoveList): number {
    let best = list.count === 0 ? 0 : Number.NEGATIVE_INFINITY;
    for (let index = 0; index < list.count; index += 1)
      best = Math.max(best, this.#field.gain(list.at(index)));
    return best;
  }
}
