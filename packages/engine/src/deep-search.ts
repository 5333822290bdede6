import { Kernel } from '@halma/kernel';
import {
  type Cell,
  legalMoves,
  type Move,
  manOf,
  type Position,
  playListed,
  type Rules,
  type Seat,
  type Walk,
} from '@halma/rules';
import { endBonus, FINISH } from './end-bonus.ts';
import type { Limits } from './limits.ts';
import { travelCosts } from './travel-cost.ts';

/** A search never looks deeper than this; long before it, the time is up. */
const MAX_DEPTH = 40;

/** Kernel costs are whole numbers; this many of them make one of the travel cost. */
const SCALE = 4;

/** The search of the kernel for one game, with what it remembers from move to move. */
export class DeepSearch {
  readonly #kernel: Kernel;
  #clock: () => number = () => 0;
  readonly #homeCosts: readonly [number, number];

  /** Can the kernel search this game? Any man of a side must be worth the same, so a marked one is too many. */
  static supports(rules: Rules): boolean {
    return Kernel.supports(rules) && rules.options.marked === 'off';
  }

  constructor(rules: Rules) {
    this.#kernel = new Kernel(rules, () => this.#clock());
    const costs = travelCosts(rules);
    const costOf = (seat: Seat, cell: Cell): number =>
      Math.round(SCALE * (costs[manOf(seat, 0)]?.[cell] ?? 0));
    this.#kernel.setCosts(costOf);
    const homeCost = (seat: Seat): number =>
      (rules.yards[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(seat, cell), 0);
    this.#homeCosts = [homeCost(rules.seats[0] ?? 0), homeCost(rules.seats[1] ?? 0)];
  }

  /** Searches until the time is up. The rules say which moves there are and which of them end or repeat the game; null when there is no man to move. */
  choose(position: Position, { clock, milliseconds }: Limits): Move | null {
    this.#clock = clock;
    const until = clock() + milliseconds;
    const { toMove } = position;
    const walks = legalMoves(position).filter((move): move is Walk => move.kind === 'walk');
    const costs = travelCosts(position.rules)[manOf(toMove, 0)];
    const gain = ({ from, to }: Walk): number => (costs?.[from] ?? 0) - (costs?.[to] ?? 0);
    const moves = walks
      .map((walk) => ({ ...walk, bias: SCALE * endBonus(playListed(position, walk), toMove) }))
      .sort((one, other) => gain(other) + other.bias - gain(one) - one.bias);
    const [first] = moves;
    if (first === undefined) return null;
    if (first.bias >= SCALE * FINISH) return plain(first);
    this.#kernel.setMen(position);
    this.#kernel.beginSearch(moves, this.#homeCosts, until);
    let choice = plain(first);
    for (let depth = 2; depth <= MAX_DEPTH; depth += 1) {
      const { from, to, finished } = this.#kernel.searchDepth(toMove, depth, moves.length);
      choice = { kind: 'walk', from, to };
      if (!finished || clock() >= until) break;
    }
    return choice;
  }
}

function plain({ from, to }: Walk): Move {
  return { kind: 'walk', from, to };
}
