import { type Board, type Cell, type Position, type Rules, type Seat, seatOf, VACANT } from '@halma/rules';
import type { KernelExports } from './exports.ts';
import { writeLeave } from './leave.ts';
import { ARMY_FIELDS, instantiate, type KernelMemory, MAX_ARMIES } from './memory.ts';
import { PLACES_ON_BOARD, type PlaceMap, placeMap } from './places.ts';

/** A man's way from cell to cell. */
export interface KernelWalk {
  readonly from: Cell;
  readonly to: Cell;
}

/** A move to search from the root, and what is added to its value whatever the search finds. */
export interface KernelMove extends KernelWalk {
  readonly bias: number;
}

/** How the armies of a search stand to each other. Lists are by army, in the order of the rules' seats. */
export interface KernelGame {
  /** What is good for one side is bad for the other. */
  readonly sides: readonly (0 | 1)[];
  /** What an army costs that is home, and from then on is skipped. */
  readonly homeCosts: readonly number[];
  /** What a side costs that has won, or null when the game goes on without it. */
  readonly sideHomeCosts: readonly [number | null, number | null];
  /** How much of what the next army threatens to gain is feared where a search ends: sixteenths, 10 unless given. */
  readonly fear?: number;
  /** What an average move gains, in cost: for playouts, 0 unless given. */
  readonly averageMove?: number;
  /** Searches whose values do not mean the same must not share what they remember: give each its own number. */
  readonly salt: number;
}

/** What a search may use up. */
export interface KernelLimits {
  /** When to stop at the latest, on the clock the kernel was given. */
  readonly until: number;
  readonly nodes: number;
}

/** The best move a search of one depth found. */
export interface KernelResult extends KernelWalk {
  /** In cost, for the side of the seat to move. */
  readonly value: number;
  /** False when the search ran out of time or nodes. */
  readonly finished: boolean;
}

/** What playouts came to, in cost, all together. */
export interface KernelPlayouts {
  /** By seat: what its men cost when everybody has moved equally often. */
  readonly costs: ReadonlyMap<Seat, number>;
  /** What the seat that began gains then with its next two moves, and an average move for each turn that it is home sooner. */
  readonly gain: number;
}

const CLASSES = 4;
const MAX_SIZE = 16;
/** No side ever costs so little. */
const NEVER_HOME = -(1 << 28);
/** The part of a threat that matches proved best to fear, in sixteenths. */
const FEAR = 10;

/**
 * The kernel for the rules of a game. It knows steps and hops; duties, camps and ends stay with the rules. Moves are the same
 * as the rules' where no option limits them.
 */
export class Kernel {
  readonly #rules: Rules;
  readonly #exports: KernelExports;
  readonly #memory: KernelMemory;
  readonly #map: PlaceMap;

  /** Can the kernel play this game? Every board but larger squares, if all men go alike and none leaves the board. */
  static supports({ board, game, edge }: Rules): boolean {
    const fits = board.shape === 'star' || board.rows.length <= MAX_SIZE;
    return fits && game.gait === 'free' && edge === null;
  }

  /** @param clock milliseconds, read during a search to end it in time */
  constructor(rules: Rules, clock: () => number) {
    if (!Kernel.supports(rules))
      throw new RangeError(`the kernel does not play ${rules.game.id} as it is set`);
    const { board, options, seats } = rules;
    this.#rules = rules;
    this.#map = placeMap(board);
    const { exports, memory } = instantiate(clock);
    this.#exports = exports;
    this.#memory = memory;
    for (let cell = 0; cell < board.cells; cell += 1) this.#addMan(memory.cells, 0, cell);
    exports.setPlain(board.shape === 'square' && options.color === 'off');
    writeLeave(rules, memory.leave);
    exports.setArmies(seats.length);
    seats.forEach((_, army) => {
      memory.armies[ARMY_FIELDS * army] = (army + 1) % seats.length;
    });
  }

  /** Says what a man of each seat costs on each cell: whole numbers from 0, the less the nearer he is to where he should be. */
  setCosts(costOf: (seat: Seat, cell: Cell) => number): void {
    const { board, seats } = this.#rules;
    seats.forEach((seat, army) => {
      const costs = board.names.map((_, cell) => costOf(seat, cell));
      costs.forEach((cost, cell) => {
        const at = PLACES_ON_BOARD * army + this.#place(cell);
        const gains = neighboursOf(board, cell).map((neighbour) => cost - (costs[neighbour] ?? cost));
        this.#memory.costs[at] = cost;
        this.#memory.stepGains[at] = Math.max(...gains);
      });
    });
  }

  /** Sets up a position's men. */
  setMen({ men }: Position): void {
    const { board } = this.#rules;
    this.#memory.men.fill(0n);
    for (let cell = 0; cell < board.cells; cell += 1) {
      const man = men[cell] ?? VACANT;
      if (man !== VACANT) this.#addMan(this.#memory.men, this.#army(seatOf(man)), cell);
    }
  }

  /** How many steps and hops a seat has. */
  countMoves(seat: Seat): number {
    return this.#exports.countMoves(this.#army(seat));
  }

  /**
   * Sequences of exactly `depth` steps and hops, twelve at most.
   *
   * @param plays true to list and play the last move too instead of counting it
   */
  perft(seat: Seat, depth: number, plays = false): number {
    return Number(this.#exports.perft(this.#army(seat), depth, plays));
  }

  /** Forgets what searches have remembered, so that the next finds what a new kernel would. */
  forget(): void {
    this.#exports.forget();
  }

  /** Makes ready to search the position that is set up. @param moves the moves to choose from, most promising first */
  beginSearch(game: KernelGame, moves: readonly KernelMove[], limits: KernelLimits): void {
    const { armies, sideHomeCosts, rootMoves, rootBiases } = this.#memory;
    this.#rules.seats.forEach((_, army) => {
      armies[ARMY_FIELDS * army + 1] = game.sides[army] ?? 0;
      armies[ARMY_FIELDS * army + 2] = game.homeCosts[army] ?? NEVER_HOME;
    });
    game.sideHomeCosts.forEach((cost, side) => {
      sideHomeCosts[side] = cost ?? NEVER_HOME;
    });
    moves.forEach(({ from, to, bias }, index) => {
      rootMoves[index] = this.#code(from, to);
      rootBiases[index] = bias;
    });
    this.#exports.settle(game.salt);
    const nodes = BigInt(Math.min(limits.nodes, Number.MAX_SAFE_INTEGER));
    this.#exports.giveBudget(limits.until, nodes);
    this.#exports.beginSearch(game.fear ?? FEAR);
    this.#exports.setAverageMove(game.averageMove ?? 0);
  }

  /**
   * Searches the moves once, so many plies deep. A search that runs out of time has still looked at the best move first.
   *
   * @param first how many of the best moves to leave out: 0 for the best line, 1 for the next best ...
   * @param count how many moves `beginSearch` was given
   */
  searchDepth(seat: Seat, depth: number, first: number, count: number): KernelResult {
    const value = this.#exports.searchRoot(this.#army(seat), depth, first, count);
    return { ...this.#walkOf(this.#memory.rootMoves[first] ?? 0), value, finished: !this.#hasStopped() };
  }

  /** The line of play expected after a root move, which it begins with, as far as it is remembered. */
  line(seat: Seat, { from, to }: KernelWalk, most: number): readonly KernelWalk[] {
    return this.#trail(this.#exports.followLine(this.#army(seat), this.#code(from, to), most));
  }

  /**
   * Plays on after a move, again and again: everybody makes moves that gain him most with the next, and the others those
   * they fancy, by up to an average move more than they gain; what they fancy differs from playout to playout.
   *
   * @param first number of the first playout; the same number brings the same fancies, whatever the move
   * @returns null when the budget was used up before
   */
  playOut(seat: Seat, { from, to }: KernelWalk, first: number, end: number): KernelPlayouts | null {
    this.#exports.playOut(this.#army(seat), this.#code(from, to), first, end);
    if (this.#hasStopped()) return null;
    const [...together] = this.#memory.together;
    const costs = new Map(this.#rules.seats.map((each, army) => [each, together[army] ?? 0]));
    return { costs, gain: together[MAX_ARMIES] ?? 0 };
  }

  /** The play that is expected after a move, which it begins with, as long as a playout, nobody fancying anything. */
  playedOut(seat: Seat, { from, to }: KernelWalk): readonly KernelWalk[] {
    return this.#trail(this.#exports.followPlayout(this.#army(seat), this.#code(from, to)));
  }

  /** Positions looked at since `beginSearch`. */
  get nodes(): number {
    return Number(this.#exports.nodesSearched());
  }

  #army(seat: Seat): number {
    return this.#rules.seats.indexOf(seat);
  }

  #place(cell: Cell): number {
    return this.#map.places[cell] ?? 0;
  }

  #hasStopped(): boolean {
    return Number(this.#exports.hasStopped()) !== 0;
  }

  #trail(count: number): readonly KernelWalk[] {
    return [...this.#memory.trail.subarray(0, count)].map((move) => this.#walkOf(move));
  }

  #code(from: Cell, to: Cell): number {
    return (this.#place(from) << 8) | this.#place(to);
  }

  #walkOf(code: number): KernelWalk {
    return { from: this.#map.cells[code >> 8] ?? 0, to: this.#map.cells[code & 255] ?? 0 };
  }

  #addMan(words: BigUint64Array, army: number, cell: Cell): void {
    const place = this.#place(cell);
    const index = CLASSES * army + (place >> 6);
    words[index] = (words[index] ?? 0n) | (1n << BigInt(place & 63));
  }
}

/** The cells next to a cell. */
function neighboursOf({ directions, neighbours, wall }: Board, cell: Cell): readonly Cell[] {
  const first = cell * directions.length;
  return [...neighbours.subarray(first, first + directions.length)].filter((next) => next !== wall);
}
