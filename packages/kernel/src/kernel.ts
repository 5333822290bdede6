import {
  type Board,
  type Cell,
  kindOf,
  MARKED_KIND,
  type Position,
  type Rules,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import { type BitIndexMap, bitIndexMap } from './bit-index.ts';
import { writeDepartureMasks } from './departure-masks.ts';
import type { ModuleExports } from './generated/exports.ts';
import { ARMY_FIELD_COUNT, BIT_COUNT, CLASS_COUNT, MAX_ARMIES } from './generated/limits.ts';
import { instantiate, type KernelInstance, type KernelMemory } from './memory.ts';
import { fitsKernel, type KernelNetwork, outputUnitCost, writeNetwork } from './network.ts';
import { instantiateThread, type SearchThreads, ThreadLeader } from './search-threads.ts';

/** A step or hop of a man. */
export interface CellMove {
  readonly from: Cell;
  readonly to: Cell;
}

/** A root move of a search. */
export interface KernelRootMove extends CellMove {
  /** The amount added to the move's score. */
  readonly bias: number;
}

/**
 * The relations between the armies of a search. Lists are indexed by army, in the order of the rules' seats; marked men
 * belong to their army.
 */
export interface KernelSearchSetup {
  /** The side of each army. A score that is good for one side is bad for the other. */
  readonly sides: readonly (0 | 1)[];
  /**
   * The travel cost of each army when it is home, or null if other placements may have the same cost. The search skips
   * the turns of an army with this cost.
   */
  readonly homeCosts: readonly (number | null)[];
  /** The travel cost of each side when it has won, or null if the search must not count coming home as a win. */
  readonly sideHomeCosts: readonly [number | null, number | null];
  /** The share of the next army's largest gain that is subtracted from a leaf's score, in sixteenths; 10 by default. */
  readonly threatWeight?: number;
  /** The gain of an average move in units of travel cost, for playouts; 0 by default. */
  readonly averageMoveGain?: number;
  /**
   * The travel cost that is worth one move, the unit of the network's output. If omitted, the search does not
   * use the network.
   */
  readonly networkMoveCost?: number;
  /**
   * A number that identifies the evaluation, so that searches with different evaluations do not share table entries.
   */
  readonly hashSalt: number;
}

/** The limits of a search. */
export interface KernelLimits {
  /** The time to stop, in milliseconds on the kernel's clock. */
  readonly deadline: number;
  readonly nodes: number;
}

/** The best move of a search to one depth. */
export interface KernelSearchResult extends CellMove {
  /** In units of travel cost, for the side of the seat to move. */
  readonly score: number;
  /** False if the search reached a limit. */
  readonly isComplete: boolean;
}

/** Sums over playouts, in units of travel cost. */
export interface PlayoutTotals {
  /** The cost of each seat's men after all seats have moved equally often. */
  readonly costs: ReadonlyMap<Seat, number>;
  /**
   * The gain of the next two moves of the seat that made the root move, plus an average move for each turn that it
   * saves.
   */
  readonly nextGain: number;
}

/** The number of directions of the lattice. A board with all of them needs no masks. */
const LATTICE_DIRECTION_COUNT = 8;
/** A home cost that no side can reach. */
const UNREACHABLE_COST = -(1 << 28);
/** The default weight of a threat in sixteenths, chosen through matches between engines. */
const DEFAULT_THREAT_WEIGHT = 10;
/** Searches are numbered modulo this number. The table computes the age of an entry from the number of its search. */
const GENERATION_COUNT = 64;

/**
 * The kernel for the rules of a game. It generates steps and hops; the rules decide which men must move, and
 * when a game ends. When no option restricts moves, it generates the same moves as the rules.
 */
export class Kernel {
  readonly #rules: Rules;
  readonly #instance: KernelInstance;
  readonly #exports: ModuleExports;
  readonly #memory: KernelMemory;
  readonly #leader: ThreadLeader | null;
  readonly #map: BitIndexMap;
  /**
   * Whether marked men are separate armies with different costs. Their numbers follow those of the seats'
   * armies.
   */
  readonly #separatesMarkedMen: boolean;
  /** The neighbours of each cell. */
  readonly #neighbours: readonly (readonly Cell[])[];

  /**
   * Returns whether the costs of marked men may differ from the costs of other men. With more than two seats they are
   * the same.
   */
  static separatesMarkedMen({ options, seats }: Rules): boolean {
    return options.marked === 'on' && seats.length === 2;
  }

  /** Returns whether the kernel plays a game: all men move alike, jump only over adjacent men and stay on the board. */
  static supports({ board, game, options, bearOffCells }: Rules): boolean {
    return (
      board.cellCount <= BIT_COUNT &&
      game.movement === 'free' &&
      options.jumpReach === 'adjacent' &&
      bearOffCells === null
    );
  }

  #generation = 0;
  #network: KernelNetwork | null = null;
  /** The settings of the latest search. */
  #search = { hashSalt: 0, threatWeight: 0, nodeLimit: Number.POSITIVE_INFINITY };

  /**
   * @param clock returns milliseconds; a search reads it to meet its deadline
   * @param threads the threads that help its searches; no other kernel may use them
   */
  constructor(rules: Rules, clock: () => number, threads?: SearchThreads) {
    if (!Kernel.supports(rules))
      throw new RangeError(`the kernel does not play ${rules.game.id} with these options`);
    const { board, seats } = rules;
    this.#rules = rules;
    this.#map = bitIndexMap(board);
    this.#separatesMarkedMen = Kernel.separatesMarkedMen(rules);
    this.#neighbours = board.names.map((_, cell) => neighboursOf(board, cell));
    this.#leader = threads === undefined ? null : new ThreadLeader(threads);
    this.#instance =
      threads === undefined
        ? instantiate(clock)
        : instantiateThread(threads, 0, () => {
            this.#leader?.countPoll();
            return this.nodes >= this.#search.nodeLimit ? Number.POSITIVE_INFINITY : clock();
          });
    const { exports, memory } = this.#instance;
    this.#exports = exports;
    this.#memory = memory;
    for (let cell = 0; cell < board.cellCount; cell += 1) this.#addMan(memory.cells, 0, cell);
    exports.setUnrestricted(isUnrestricted(rules));
    writeDepartureMasks(rules, memory.departureMasks);
    exports.setArmyCount(this.#armyCount);
    seats.forEach((_, army) => {
      memory.armies[ARMY_FIELD_COUNT * army] = (army + 1) % seats.length;
      memory.armies[ARMY_FIELD_COUNT * army + 3] = this.#separatesMarkedMen ? seats.length + army : 0;
    });
  }

  /**
   * Sets the travel cost of each seat's man on each cell: an integer of at least 0 that decreases towards the
   * target. The kind is `MARKED_KIND` for a marked man with separate costs, otherwise 0.
   */
  setCosts(costOf: (seat: Seat, cell: Cell, kind: number) => number): void {
    const { board, seats } = this.#rules;
    const armies = Array.from({ length: this.#armyCount }, (_, army) => army);
    armies.forEach((army) => {
      const seat = seats[army % seats.length] ?? 0;
      const kind = army < seats.length ? 0 : MARKED_KIND;
      const costs = board.names.map((_, cell) => costOf(seat, cell, kind));
      costs.forEach((cost, cell) => {
        const index = BIT_COUNT * army + this.#bitIndex(cell);
        const neighbourCosts = (this.#neighbours[cell] ?? []).map((neighbour) => costs[neighbour] ?? cost);
        this.#memory.travelCosts[index] = cost;
        this.#memory.stepGains[index] = cost - Math.min(...neighbourCosts);
      });
    });
  }

  /**
   * Sets the network for the searches that use one.
   *
   * @throws RangeError if the game does not have two seats, if the network is for another board, or if the kernel does
   *   not support its number of neurons
   */
  setNetwork(network: KernelNetwork): void {
    const { board, game, seats } = this.#rules;
    if (seats.length !== 2 || !fitsKernel(network, board.cellCount))
      throw new RangeError(`the network is not for ${game.id}`);
    writeNetwork(board, network, this.#memory);
    this.#network = network;
  }

  /** Sets the men of a position. */
  setMen({ men }: Position): void {
    const { board } = this.#rules;
    this.#memory.men.fill(0n);
    for (let cell = 0; cell < board.cellCount; cell += 1) {
      const man = men[cell] ?? VACANT;
      if (man === VACANT) continue;
      const isSeparate = this.#separatesMarkedMen && kindOf(man) === MARKED_KIND;
      const army = this.#army(seatOf(man)) + (isSeparate ? this.#rules.seats.length : 0);
      this.#addMan(this.#memory.men, army, cell);
    }
  }

  /** Returns the number of a seat's steps and hops. */
  countMoves(seat: Seat): number {
    return this.#exports.countMoves(this.#army(seat));
  }

  /**
   * Returns the number of sequences of exactly `depth` steps and hops. A sequence ends when an army cannot
   * move.
   *
   * @param depth the number of moves, 0 to 12
   * @param makesLastMoves true to list and make the last moves too; false to count them only
   */
  perft(seat: Seat, depth: number, makesLastMoves = false): number {
    return Number(this.#exports.perft(this.#army(seat), depth, makesLastMoves));
  }

  /**
   * Returns whether `perft` has encountered an army that cannot move since the last call of this function,
   * and clears this flag.
   */
  clearStuckFlag(): boolean {
    return this.#exports.clearStuckFlag() === 1;
  }

  /** Empties the transposition table, so that the next search equals the first search of a new kernel. */
  clearTable(): void {
    this.endThreads();
    this.#exports.clearTable();
    this.#generation = 0;
  }

  /**
   * Prepares a search of the current position.
   *
   * @param moves the root moves, most promising first
   */
  beginSearch(setup: KernelSearchSetup, moves: readonly KernelRootMove[], limits: KernelLimits): void {
    const { armies, sideHomeCosts, rootMoves, rootBiases } = this.#memory;
    const { seats } = this.#rules;
    for (let army = 0; army < this.#armyCount; army += 1) {
      const homeCost = this.#separatesMarkedMen ? undefined : setup.homeCosts[army];
      armies[ARMY_FIELD_COUNT * army + 1] = setup.sides[army % seats.length] ?? 0;
      armies[ARMY_FIELD_COUNT * army + 2] = homeCost ?? UNREACHABLE_COST;
    }
    setup.sideHomeCosts.forEach((cost, side) => {
      sideHomeCosts[side] = cost ?? UNREACHABLE_COST;
    });
    moves.forEach(({ from, to, bias }, index) => {
      rootMoves[index] = this.#encode(from, to);
      rootBiases[index] = bias;
    });
    const { hashSalt, threatWeight = DEFAULT_THREAT_WEIGHT, networkMoveCost = 0 } = setup;
    this.#memory.networkSettings[2] =
      this.#network === null ? 0 : outputUnitCost(this.#network, networkMoveCost);
    this.#exports.preparePosition(hashSalt);
    const nodes = BigInt(Math.min(limits.nodes, Number.MAX_SAFE_INTEGER));
    this.#exports.setBudget(limits.deadline, nodes);
    this.#generation = (this.#generation + 1) % GENERATION_COUNT;
    this.#exports.beginSearch(threatWeight, this.#generation);
    this.#exports.setAverageMoveGain(setup.averageMoveGain ?? 0);
    this.#search = { hashSalt, threatWeight, nodeLimit: limits.nodes };
  }

  /**
   * Starts the other threads, if there are any, on the same position. The caller must stop them with
   * `endThreads`.
   *
   * @param count the number of root moves passed to `beginSearch`
   * @param lineCount the number of best lines to find
   */
  beginThreads(seat: Seat, maxDepth: number, count: number, lineCount: number): void {
    const { hashSalt, threatWeight, nodeLimit } = this.#search;
    this.#leader?.begin(this.#instance, {
      army: this.#army(seat),
      rootMoveCount: count,
      lineCount,
      maxDepth,
      threatWeight,
      nodeLimit,
      hashSalt,
      generation: this.#generation,
      armyCount: this.#armyCount,
      isUnrestricted: isUnrestricted(this.#rules) ? 1 : 0,
    });
  }

  /** Stops the search in the other threads. */
  endThreads(): void {
    this.#leader?.end();
  }

  /**
   * Searches the root moves to one depth, beginning with the best move of the previous depth.
   *
   * @param depth the depth of the search, in plies
   * @param first the number of best moves to exclude: 0 to find the best line, 1 to find the second best
   * @param count the number of root moves passed to `beginSearch`
   */
  searchDepth(seat: Seat, depth: number, first: number, count: number): KernelSearchResult {
    const score = this.#exports.searchRoot(this.#army(seat), depth, first, count);
    return {
      ...this.#decode(this.#memory.rootMoves[first] ?? 0),
      score,
      isComplete: !this.#hasStopped(),
    };
  }

  /** Returns the principal variation that begins with a root move, as far as the table contains it. */
  principalVariation(seat: Seat, { from, to }: CellMove, maxLength: number): readonly CellMove[] {
    return this.#line(
      this.#exports.readPrincipalVariation(this.#army(seat), this.#encode(from, to), maxLength),
    );
  }

  /**
   * Runs playouts after a move. Each seat makes the move that gains most together with its next one. Each playout adds
   * different noise, of up to 13/8 of the gain of an average move, to the gains of the other seats' moves.
   *
   * @param first the index of the first playout; the noise of each playout depends on its index alone
   * @param end one past the index of the last playout
   * @returns null if the search reached a limit first
   */
  runPlayouts(seat: Seat, { from, to }: CellMove, first: number, end: number): PlayoutTotals | null {
    this.#exports.runPlayouts(this.#army(seat), this.#encode(from, to), first, end);
    if (this.#hasStopped()) return null;
    const totals = this.#memory.playoutTotals;
    const costs = new Map(this.#rules.seats.map((playingSeat, army) => [playingSeat, totals[army] ?? 0]));
    return { costs, nextGain: totals[MAX_ARMIES] ?? 0 };
  }

  /** Returns the line of a playout without noise that begins with a move. */
  playoutLine(seat: Seat, { from, to }: CellMove): readonly CellMove[] {
    return this.#line(this.#exports.readPlayoutLine(this.#army(seat), this.#encode(from, to)));
  }

  /** The number of nodes that all threads have searched since `beginSearch`. */
  get nodes(): number {
    return Number(this.#exports.nodesSearched()) + (this.#leader?.nodes ?? 0);
  }

  /** The number of armies, including those of marked men. */
  get #armyCount(): number {
    return this.#rules.seats.length * (this.#separatesMarkedMen ? 2 : 1);
  }

  #army(seat: Seat): number {
    return this.#rules.seats.indexOf(seat);
  }

  #bitIndex(cell: Cell): number {
    return this.#map.bitIndices[cell] ?? 0;
  }

  #hasStopped(): boolean {
    return this.#exports.hasStopped() === 1;
  }

  #line(length: number): readonly CellMove[] {
    return Array.from(this.#memory.moveStack.subarray(0, length), (move) => this.#decode(move));
  }

  #encode(from: Cell, to: Cell): number {
    return (this.#bitIndex(from) << 8) | this.#bitIndex(to);
  }

  #decode(move: number): CellMove {
    return { from: this.#map.cells[move >> 8] ?? 0, to: this.#map.cells[move & 255] ?? 0 };
  }

  #addMan(bitboards: BigUint64Array, army: number, cell: Cell): void {
    const bitIndex = this.#bitIndex(cell);
    const index = CLASS_COUNT * army + (bitIndex >> 6);
    bitboards[index] = (bitboards[index] ?? 0n) | (1n << BigInt(bitIndex & 63));
  }
}

/** Returns whether men step and jump in all directions of the lattice, so that the kernel needs no masks. */
function isUnrestricted({ board, options }: Rules): boolean {
  return board.directions.length === LATTICE_DIRECTION_COUNT && options.color === 'off';
}

/** Returns the neighbours of a cell. */
function neighboursOf({ directions, neighbours, wall }: Board, cell: Cell): readonly Cell[] {
  const first = cell * directions.length;
  return [...neighbours.subarray(first, first + directions.length)].filter((next) => next !== wall);
}
