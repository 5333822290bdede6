import {
  type Cell,
  fromCell,
  listNormalMoves,
  type Man,
  type MoveCode,
  type MoveList,
  type Position,
  type Rules,
  SEAT_SLOTS,
  type Seat,
  seatOf,
  toCell,
  VACANT,
} from '@halma/rules';
import { forEachMan } from '../men.ts';
import { type TravelCosts, travelCosts } from '../values/travel-cost.ts';

/** A board on which a search makes and unmakes moves. It keeps the travel cost of each army up to date. */
export class SearchBoard {
  readonly rules: Rules;
  readonly men: Uint8Array;
  readonly #costs: TravelCosts;
  readonly #armies: readonly Cell[][];
  readonly #armyCosts: number[] = new Array<number>(SEAT_SLOTS).fill(0);

  /** @param costs by default the travel costs of the game */
  constructor(position: Position, costs: TravelCosts = travelCosts(position.rules)) {
    this.rules = position.rules;
    this.men = position.men.slice();
    this.#costs = costs;
    this.#armies = Array.from({ length: SEAT_SLOTS }, () => []);
    forEachMan(position, (man, cell) => {
      this.#army(man).push(cell);
      this.#addCost(man, cell, 1);
    });
  }

  /** Returns the travel cost of a seat's army. */
  cost(seat: Seat): number {
    return this.#armyCosts[seat] ?? 0;
  }

  /** Returns the amount by which a move lowers the travel cost of its army. */
  gain(code: MoveCode): number {
    const cost = this.#costs[this.manAt(fromCell(code))];
    return cost === undefined ? 0 : (cost[fromCell(code)] ?? 0) - (cost[toCell(code)] ?? 0);
  }

  manAt(cell: Cell): Man {
    return this.men[cell] ?? VACANT;
  }

  /** Fills the list with the steps and hops of a seat. Only the root applies the restrictions of a turn. */
  listMoves(seat: Seat, list: MoveList): void {
    list.count = 0;
    const cells = this.#armies[seat] ?? [];
    listNormalMoves(this.rules, this.men, seat, cells, cells.length, list);
  }

  /** Returns the moves of a list, largest gain first. */
  sortedByGain(list: MoveList): readonly MoveCode[] {
    const gains = new Map<MoveCode, number>();
    for (let index = 0; index < list.count; index += 1) gains.set(list.at(index), this.gain(list.at(index)));
    return [...gains].sort(([, gainA], [, gainB]) => gainB - gainA).map(([code]) => code);
  }

  /** Makes a listed step or hop. */
  makeMove(code: MoveCode): void {
    this.#moveMan(fromCell(code), toCell(code));
  }

  /**
   * Unmakes a move.
   *
   * @param man the man that moved; needed if it left the board
   */
  unmakeMove(code: MoveCode, man: Man): void {
    const from = fromCell(code);
    if (toCell(code) !== this.rules.board.offBoard) {
      this.#moveMan(toCell(code), from);
      return;
    }
    this.men[from] = man;
    this.#army(man).push(from);
    this.#addCost(man, from, 1);
  }

  #moveMan(from: Cell, to: Cell): void {
    const man = this.manAt(from);
    const army = this.#army(man);
    const index = army.indexOf(from);
    if (index < 0) throw new RangeError(`no man on cell ${from}`);
    this.men[from] = VACANT;
    this.#addCost(man, from, -1);
    if (to === this.rules.board.offBoard) {
      army.splice(index, 1);
      return;
    }
    this.men[to] = man;
    army[index] = to;
    this.#addCost(man, to, 1);
  }

  #army(man: Man): Cell[] {
    const army = this.#armies[seatOf(man)];
    if (army === undefined) throw new RangeError(`man ${man} belongs to no seat`);
    return army;
  }

  #addCost(man: Man, cell: Cell, sign: 1 | -1): void {
    const seat = seatOf(man);
    this.#armyCosts[seat] = (this.#armyCosts[seat] ?? 0) + sign * (this.#costs[man]?.[cell] ?? 0);
  }
}
