import { Kernel } from '@halma/kernel';
import { type Cell, type Move, manOf, type Position, type Rules, type Seat } from '@halma/rules';
import type { Finding, ValuedLine } from '../finding.ts';
import { type Budget, isOver, type Limits, startBudget } from '../limits.ts';
import { toldBonus } from '../root/end-bonus.ts';
import type { RootMove } from '../root/root-moves.ts';
import { armyCost } from '../values/army-cost.ts';
import { costOfMove } from '../values/cost-of-move.ts';
import type { TravelCosts } from '../values/travel-cost.ts';
import { comparePlayouts } from './playouts.ts';
import { balanceOf, factorOf, kernelGameOf, type Standing, standingOf } from './standing.ts';

/** A search never looks deeper than this; long before it, the time is up. */
const MAX_DEPTH = 40;

/** Kernel costs are whole numbers; this many of them make one of the travel cost. */
const SCALE = 4;

/** Moves of a line that are told at most. */
const LINE_LENGTH = 24;

/** The kernel counts a decided game from here down, a point for each ply. */
const WON = 1 << 24;
const DECIDED = WON - 1000;

/** A game the kernel proved decided is worth this, less a point for each ply; far beyond any travel cost. */
export const PROVEN = 1e7;

/** The search of the kernel for one game, with what it remembers from move to move. */
export class KernelSearch {
  readonly #rules: Rules;
  readonly #kernel: Kernel;
  readonly #costs: TravelCosts;
  #clock: () => number = () => 0;
  /** Has anything been searched that a later search could find remembered? */
  #remembers = false;

  /** Can the kernel search this game? Any man of an army must be worth the same, so a marked one is too many. */
  static supports(rules: Rules): boolean {
    return Kernel.supports(rules) && rules.options.marked === 'off';
  }

  constructor(rules: Rules, costs: TravelCosts) {
    this.#rules = rules;
    this.#kernel = new Kernel(rules, () => this.#clock());
    this.#costs = costs;
  }

  /** Forgets earlier searches, so that the next finds what the first would. */
  forget(): void {
    if (this.#remembers) this.#kernel.forget();
    this.#remembers = false;
  }

  /**
   * Looks deeper and deeper until a limit is reached. Where two sides play, that is a search of so many plies, and what one depth
   * has found orders the next; a depth that is cut off tells its best line so far, if it is asked for one only. Where more do, moves
   * are compared by playouts, twice as many at each depth.
   *
   * @param moves walks of the seat to move, at least one
   * @param choice how many lines to tell, and how much the rivals' ways count where two sides play: for choosing only, since in what is
   *   told the rivals' ways, as they are now, count in full
   */
  *deepen(
    position: Position,
    moves: readonly RootMove[],
    limits: Limits,
    { lineCount, rivalWeight }: { readonly lineCount: number; readonly rivalWeight: number },
  ): Generator<Finding, void> {
    const { toMove } = position;
    const budget = startBudget(limits, MAX_DEPTH);
    this.#clock = budget.clock;
    const gain = ({ move }: RootMove): number => this.#gain(toMove, move);
    const sorted = [...moves].sort((one, other) => gain(other) + other.bias - gain(one) - one.bias);
    const costOf = (seat: Seat): number => armyCost(position, seat, this.#costs);
    const standing = standingOf(position, costOf, rivalWeight);
    this.#remembers ||= standing.isDuel && budget.depth > 1;
    this.#begin(position, sorted, standing, budget);
    const count = sorted.length;
    const here = balanceOf(standing, costOf, 1);
    yield {
      depth: 1,
      nodes: count,
      lines: sorted
        .slice(0, lineCount)
        .map((root) => ({ moves: [root.move], value: here + gain(root) + toldBonus(root.bias) })),
    };
    const slighted = here - balanceOf(standing, costOf, standing.rivalWeight);
    if (standing.isDuel) yield* this.#searched(toMove, sorted, budget, { lineCount, slighted });
    else yield* this.#playedOut(toMove, sorted, budget, { lineCount, standing });
  }

  /** What searches of the kernel find. @param slighted by how much the rivals' ways count less in them */
  *#searched(
    seat: Seat,
    sorted: readonly RootMove[],
    budget: Budget,
    { lineCount, slighted }: { readonly lineCount: number; readonly slighted: number },
  ): Generator<Finding, void> {
    const count = sorted.length;
    for (let depth = 2; depth <= budget.depth && !isOver(budget); depth += 1) {
      const lines: ValuedLine[] = [];
      let finished = true;
      for (let first = 0; first < Math.min(lineCount, count) && finished; first += 1) {
        const found = this.#kernel.searchDepth(seat, depth, first, count);
        finished = found.finished;
        if (!finished && (lineCount > 1 || found.value <= -WON)) return;
        const walks = this.#kernel.line(seat, found, LINE_LENGTH);
        const root = sorted.find(({ move }) => isWalk(move, found.from, found.to));
        const bias = root === undefined ? 0 : toldBonus(root.bias) - root.bias;
        const value = costOfValue(found.value);
        const evened = Math.abs(value) < PROVEN / 2 ? value + slighted : value;
        lines.push({ moves: walks.map(walkOf), value: evened + bias });
      }
      yield { depth, nodes: this.#kernel.nodes, lines };
      if (!finished || Math.abs(lines[0]?.value ?? 0) > PROVEN / 2) return;
    }
  }

  /** What comes out of playouts. */
  *#playedOut(
    seat: Seat,
    sorted: readonly RootMove[],
    { depth: depths }: Budget,
    { lineCount, standing }: { readonly lineCount: number; readonly standing: Standing },
  ): Generator<Finding, void> {
    const walks = sorted.flatMap(({ move, bias }) => (move.kind === 'walk' ? [{ ...move, bias }] : []));
    const compared = comparePlayouts(walks, { depths, wanted: lineCount }, (walk, first, end) => {
      const found = this.#kernel.playOut(seat, walk, first, end);
      if (found === null) return null;
      const costOf = (each: Seat): number => (found.costs.get(each) ?? 0) / SCALE;
      const worth = balanceOf(standing, costOf, standing.rivalWeight) + found.gain / SCALE;
      return { worth, told: balanceOf(standing, costOf, 1) };
    });
    for (const { depth, best } of compared) {
      const { nodes } = this.#kernel;
      const [first] = best;
      // The best line tells how things stand, the others how much worse they are for whoever chooses.
      const evened = first === undefined ? 0 : (first.told - first.worth) / first.playouts;
      const lines = best.slice(0, lineCount).map(({ walk, worth, playouts }) => ({
        moves: this.#kernel.playedOut(seat, walk).map(walkOf),
        value: worth / playouts + evened + toldBonus(walk.bias),
      }));
      yield { depth, nodes, lines };
    }
  }

  #begin(
    position: Position,
    moves: readonly RootMove[],
    standing: Standing,
    { until, nodes }: { until: number; nodes: number },
  ): void {
    const costOf = (seat: Seat, cell: Cell): number =>
      Math.round(SCALE * factorOf(standing, seat) * (this.#costs[manOf(seat, 0)]?.[cell] ?? 0));
    this.#kernel.setCosts(costOf);
    this.#kernel.setMen(position);
    const { seats, yards } = this.#rules;
    const homeCosts = seats.map((seat) =>
      (yards[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(seat, cell), 0),
    );
    const walks = moves.flatMap(({ move, bias }) =>
      move.kind === 'walk' ? [{ from: move.from, to: move.to, bias: Math.round(SCALE * bias) }] : [],
    );
    const averageMove = Math.round(SCALE * costOfMove(this.#rules));
    const game = kernelGameOf(position, standing, homeCosts, averageMove);
    this.#kernel.beginSearch(game, walks, { until, nodes });
  }

  #gain(seat: Seat, move: Move): number {
    const costs = this.#costs[manOf(seat, 0)];
    return move.kind === 'walk' ? (costs?.[move.from] ?? 0) - (costs?.[move.to] ?? 0) : 0;
  }
}

function isWalk(move: Move, from: Cell, to: Cell): boolean {
  return move.kind === 'walk' && move.from === from && move.to === to;
}

function walkOf({ from, to }: { from: Cell; to: Cell }): Move {
  return { kind: 'walk', from, to };
}

/** The kernel's value in travel cost. */
function costOfValue(value: number): number {
  if (value > DECIDED) return PROVEN - (WON - value);
  if (value < -DECIDED) return -PROVEN + (WON + value);
  return value / SCALE;
}
