import {
  type Cell,
  codeFrom,
  codeTo,
  listWalks,
  type Man,
  type MoveCode,
  type MoveList,
  type Position,
  type Rules,
  SEAT_SLOTS,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import { type TravelCosts, travelCosts } from '../values/travel-cost.ts';

/** Men on a board that a search moves and takes back, with each army's travel cost kept up to date. */
export class Battlefield {
  readonly rules: Rules;
  readonly men: Uint8Array;
  readonly #costs: TravelCosts;
  readonly #armies: readonly Cell[][];
  readonly #costOfSeat: number[] = new Array<number>(SEAT_SLOTS).fill(0);

  /** @param costs what men cost where they stand; the travel costs of the game unless given */
  constructor(position: Position, costs: TravelCosts = travelCosts(position.rules)) {
    this.rules = position.rules;
    this.men = position.men.slice();
    this.#costs = costs;
    const armies: Cell[][] = Array.from({ length: SEAT_SLOTS }, () => []);
    for (let cell = 0; cell < this.rules.board.cells; cell += 1) {
      const man = this.men[cell] ?? VACANT;
      if (man === VACANT) continue;
      armies[seatOf(man)]?.push(cell);
      this.#add(man, cell, 1);
    }
    this.#armies = armies;
  }

  /** The travel cost of a seat's men, all together. */
  cost(seat: Seat): number {
    return this.#costOfSeat[seat] ?? 0;
  }

  /** The cells of a seat's men. */
  army(seat: Seat): readonly Cell[] {
    return this.#armies[seat] ?? [];
  }

  /** What a man of this kind costs on a cell. */
  costAt(man: Man, cell: Cell): number {
    return this.#costs[man]?.[cell] ?? 0;
  }

  /** How much nearer a move brings its army. */
  gain(code: MoveCode): number {
    const man = this.men[codeFrom(code)] ?? VACANT;
    const cost = this.#costs[man];
    return cost === undefined ? 0 : (cost[codeFrom(code)] ?? 0) - (cost[codeTo(code)] ?? 0);
  }

  /** Fills the list with the steps and hops of a seat. Duties of the turn are the root's business. */
  list(seat: Seat, list: MoveList): void {
    list.count = 0;
    const army = this.army(seat);
    listWalks(this.rules, this.men, seat, army, army.length, list);
  }

  /** The moves of a list, those that gain most first. */
  byGain(list: MoveList): readonly MoveCode[] {
    const gains = new Map<MoveCode, number>();
    for (let index = 0; index < list.count; index += 1) gains.set(list.at(index), this.gain(list.at(index)));
    return [...gains.keys()].sort((one, other) => (gains.get(other) ?? 0) - (gains.get(one) ?? 0));
  }

  /** Plays a listed step or hop. */
  move(code: MoveCode): void {
    this.#shift(codeFrom(code), codeTo(code));
  }

  /** Takes it back. @param man who was moved; needed when he left the board */
  undo(code: MoveCode, man: Man): void {
    const away = this.rules.board.away;
    if (codeTo(code) !== away) {
      this.#shift(codeTo(code), codeFrom(code));
      return;
    }
    this.men[codeFrom(code)] = man;
    this.#armies[seatOf(man)]?.push(codeFrom(code));
    this.#add(man, codeFrom(code), 1);
  }

  #shift(from: Cell, to: Cell): void {
    const man = this.men[from] ?? VACANT;
    const army = this.#armies[seatOf(man)] ?? [];
    const place = army.indexOf(from);
    this.men[from] = VACANT;
    this.#add(man, from, -1);
    if (to === this.rules.board.away) {
      army.splice(place, 1);
      return;
    }
    this.men[to] = man;
    army[place] = to;
    this.#add(man, to, 1);
  }

  #add(man: Man, cell: Cell, sign: 1 | -1): void {
    const seat = seatOf(man);
    this.#costOfSeat[seat] = (this.#costOfSeat[seat] ?? 0) + sign * this.costAt(man, cell);
  }
}
