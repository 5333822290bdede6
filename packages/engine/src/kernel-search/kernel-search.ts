import { type CellMove, Kernel, type KernelNetwork, type SearchThreads } from '@halma/kernel';
import {
  type Cell,
  hasReachedGoal,
  isRanked,
  kindOf,
  MARKED_KIND,
  type Move,
  manOf,
  type NormalMove,
  type Position,
  type Rules,
  type Seat,
  VACANT,
} from '@halma/rules';
import { legalPart } from '../legal-part.ts';
import { type Budget, isBudgetSpent, type Limits, startBudget } from '../limits.ts';
import { cellsOfSeat } from '../men.ts';
import { isResultDoubtful } from '../root/restricted-turns.ts';
import type { RootMove } from '../root/root-moves.ts';
import { type EvaluatedLine, PROVEN_WIN_EVALUATION, type SearchIteration } from '../search-info.ts';
import { averageMoveCost } from '../values/average-move-cost.ts';
import { leadScale } from '../values/lead-scale.ts';
import { armyCost, kindInCamp, type TravelCosts } from '../values/travel-cost.ts';
import { compareMovesByPlayouts } from './playouts.ts';
import { costFactor, evaluationOf, kernelSetup, type SideWeights, sideWeights } from './side-weights.ts';

/** The maximum depth, in plies. A limit on time or nodes ends a search long before that. */
const MAX_DEPTH = 40;

/** The kernel counts travel costs in quarters of a unit, as whole numbers. */
const KERNEL_COST_SCALE = 4;

/** The maximum number of moves in a line. */
const MAX_LINE_LENGTH = 24;

/** The kernel's score for an immediate win. Each ply to the win lowers it by one point. */
const KERNEL_WIN_SCORE = 1 << 24;
const KERNEL_DECIDED_SCORE = KERNEL_WIN_SCORE - 1000;

/**
 * The evaluation of a win that the kernel found without knowing all the rules that could prevent it: a lead of many
 * moves.
 */
const DOUBTFUL_WIN_EVALUATION = 4000;

interface KernelSearchOptions {
  readonly lineCount: number;
  /**
   * The weight of the opponents' travel cost when two sides play. It affects only the choice of a move:
   * reported evaluations count the opponents' present cost in full.
   */
  readonly opponentWeight: number;
  /** Whether other threads help a search with two sides. */
  readonly usesThreads: boolean;
  /** Whether the network, if there is one, corrects the evaluation. */
  readonly usesNetwork: boolean;
}

/** The optional resources of a search other than the travel costs. */
export interface KernelSearchAids {
  /**
   * Threads that help a search with two sides. They must serve no other analyser or player. With threads, the
   * result of a search also depends on how they happen to run.
   */
  readonly threads?: SearchThreads;
  /**
   * The game's network, loaded with `loadNetwork`. It corrects the evaluation of analyses and of the
   * strongest level.
   */
  readonly network?: KernelNetwork | null;
}

/** A line that the kernel has found. */
interface FoundLine {
  readonly line: EvaluatedLine;
  /** The kernel's score, with the bias of the first move. */
  readonly kernelScore: number;
}

/** Searches the positions of one game with the kernel and its transposition table. */
export class KernelSearch {
  readonly #rules: Rules;
  readonly #kernel: Kernel;
  readonly #costs: TravelCosts;
  #hasNetwork = false;
  #clock: () => number = () => 0;
  #isTableEmpty = true;
  /** The factors by which the seats' costs in the kernel are multiplied. */
  #costFactors = '';

  /**
   * Returns whether the kernel can search a game. Marked men have different costs and therefore form separate
   * armies, for which the kernel has room only in two-seat games.
   */
  static supports(rules: Rules): boolean {
    return Kernel.supports(rules) && (rules.options.marked === 'off' || Kernel.separatesMarkedMen(rules));
  }

  constructor(rules: Rules, costs: TravelCosts, { threads, network = null }: KernelSearchAids = {}) {
    this.#rules = rules;
    this.#kernel = new Kernel(rules, () => this.#clock(), threads);
    this.#costs = costs;
    if (network !== null) this.setNetwork(network);
  }

  /** Sets the network for later searches. Keeps the transposition table. */
  setNetwork(network: KernelNetwork): void {
    this.#kernel.setNetwork(network);
    this.#hasNetwork = true;
  }

  /** Clears the transposition table, so that the next search gives the same result as with a new instance. */
  clear(): void {
    if (!this.#isTableEmpty) this.#kernel.clearTable();
    this.#isTableEmpty = true;
  }

  /**
   * Searches with iterative deepening until it reaches a limit. When two sides play, an iteration is an
   * alpha-beta search of `depth` plies; if it is cut off, it reports its best line so far, unless that line
   * loses or several lines are requested. When more than two sides play, an iteration compares the moves by
   * playouts, with twice as many as in the previous iteration.
   *
   * @param moves the steps and hops of the seat to move, at least one
   */
  *search(
    position: Position,
    moves: readonly RootMove[],
    limits: Limits,
    { lineCount, opponentWeight, usesThreads, usesNetwork }: KernelSearchOptions,
  ): Generator<SearchIteration, void> {
    const { toMove } = position;
    const budget = startBudget(limits, MAX_DEPTH);
    this.#clock = budget.clock;
    const gain = ({ move }: RootMove): number => this.#gain(position, move);
    const sortedMoves = [...moves].sort((a, b) => gain(b) + b.bias - gain(a) - a.bias);
    const costOf = (seat: Seat): number => armyCost(position, seat, this.#costs);
    const weights = sideWeights(position, costOf, opponentWeight);
    if (weights.isTwoSided && budget.depth > 1) this.#isTableEmpty = false;
    this.#beginSearch(position, sortedMoves, { weights, usesNetwork }, budget);
    const evaluation = evaluationOf(weights, costOf, 1);
    yield {
      depth: 1,
      nodes: sortedMoves.length,
      lines: sortedMoves.slice(0, lineCount).map((root) => ({
        moves: [root.move],
        evaluation: evaluation + gain(root),
      })),
    };
    if (!weights.isTwoSided) {
      yield* this.#playouts(position, sortedMoves, budget, { lineCount, weights });
      return;
    }
    const opponentDiscount = evaluation - evaluationOf(weights, costOf, weights.opponentWeight);
    if (usesThreads) this.#kernel.beginThreads(toMove, budget.depth, sortedMoves.length, lineCount);
    try {
      yield* this.#alphaBeta(position, sortedMoves, budget, { lineCount, opponentDiscount });
    } finally {
      if (usesThreads) this.#kernel.endThreads();
    }
  }

  /**
   * Yields the iterations of an alpha-beta search.
   *
   * @param opponentDiscount the opponents' cost that the search leaves out
   */
  *#alphaBeta(
    position: Position,
    sortedMoves: readonly RootMove[],
    budget: Budget,
    { lineCount, opponentDiscount }: { readonly lineCount: number; readonly opponentDiscount: number },
  ): Generator<SearchIteration, void> {
    const seat = position.toMove;
    const count = sortedMoves.length;
    for (let depth = 2; depth <= budget.depth && !isBudgetSpent(budget); depth += 1) {
      const foundLines: FoundLine[] = [];
      let isComplete = true;
      for (let first = 0; first < Math.min(lineCount, count) && isComplete; first += 1) {
        const result = this.#kernel.searchDepth(seat, depth, first, count);
        isComplete = result.isComplete;
        const root = sortedMoves.find(({ move }) => isSameMove(move, result));
        const kernelScore = result.score - kernelBias(root?.bias ?? 0);
        // The best move so far loses, but the moves that have not been searched may not.
        if (!isComplete && (lineCount > 1 || kernelScore < -KERNEL_DECIDED_SCORE)) return;
        const moves = this.#kernel.principalVariation(seat, result, MAX_LINE_LENGTH);
        const score = fromKernelScore(kernelScore, (plies) => isResultDoubtful(position, plies));
        const evaluation = isProven(score) ? score : score + opponentDiscount;
        const line = { moves: legalPart(position, moves.map(normalMove)), evaluation };
        foundLines.push({ line, kernelScore: result.score });
      }
      // A later line may be better than an earlier one, since each search leaves different entries in the transposition
      // table.
      foundLines.sort((a, b) => b.kernelScore - a.kernelScore);
      yield { depth, nodes: this.#kernel.nodes, lines: foundLines.map(({ line }) => line) };
      const [best] = foundLines;
      if (!isComplete || (best !== undefined && isFinal(best))) return;
    }
  }

  *#playouts(
    position: Position,
    sortedMoves: readonly RootMove[],
    budget: Budget,
    { lineCount, weights }: { readonly lineCount: number; readonly weights: SideWeights },
  ): Generator<SearchIteration, void> {
    const { toMove } = position;
    const moves = sortedMoves.flatMap(({ move, bias }) =>
      move.kind === 'normal' ? [{ ...move, bias }] : [],
    );
    const comparisons = compareMovesByPlayouts(
      moves,
      { maxDepth: budget.depth, lineCount },
      (move, firstPlayout, endPlayout) => {
        const totals = this.#kernel.runPlayouts(toMove, move, firstPlayout, endPlayout);
        if (totals === null) return null;
        const costOf = (costSeat: Seat): number => (totals.costs.get(costSeat) ?? 0) / KERNEL_COST_SCALE;
        const choiceScore =
          evaluationOf(weights, costOf, weights.opponentWeight) + totals.nextGain / KERNEL_COST_SCALE;
        return { choiceScore, reportedScore: evaluationOf(weights, costOf, 1) };
      },
    );
    for (const { depth, trials } of comparisons) {
      const { nodes } = this.#kernel;
      const [best] = trials;
      // The first line reports the evaluation with all costs in full. The differences between the lines are those of
      // their choice scores.
      const offset = best === undefined ? 0 : (best.reportedScore - best.choiceScore) / best.playoutCount;
      const lines = trials.slice(0, lineCount).map(({ move, choiceScore, playoutCount }) => ({
        moves: legalPart(position, this.#kernel.playoutLine(toMove, move).map(normalMove)),
        evaluation: choiceScore / playoutCount + offset,
      }));
      yield { depth, nodes, lines };
    }
  }

  #beginSearch(
    position: Position,
    moves: readonly RootMove[],
    { weights, usesNetwork }: { readonly weights: SideWeights; readonly usesNetwork: boolean },
    { deadline, nodes }: Budget,
  ): void {
    const costOf = (seat: Seat, cell: Cell, kind: number): number =>
      Math.round(
        KERNEL_COST_SCALE * costFactor(weights, seat) * (this.#costs[manOf(seat, kind)]?.[cell] ?? 0),
      );
    const { seats, camps } = this.#rules;
    const factors = seats.map((seat) => costFactor(weights, seat)).join();
    // Most searches of a game have the same costs as the previous one.
    if (factors !== this.#costFactors) this.#kernel.setCosts(costOf);
    this.#costFactors = factors;
    this.#kernel.setMen(position);
    const homeCosts = seats.map((seat) =>
      canFillTarget(position, seat)
        ? (camps[seat]?.target ?? []).reduce(
            (sum, cell) => sum + costOf(seat, cell, kindInCamp(this.#rules, seat, cell)),
            0,
          )
        : null,
    );
    const kernelMoves = moves.flatMap(({ move, bias }) =>
      move.kind === 'normal' ? [{ from: move.from, to: move.to, bias: kernelBias(bias) }] : [],
    );
    const averageMoveGain = Math.round(KERNEL_COST_SCALE * averageMoveCost(this.#rules));
    // One scale for the whole search, so that the corrections of all positions are comparable.
    const networkMoveCost =
      usesNetwork && this.#hasNetwork ? KERNEL_COST_SCALE * leadScale(position).moveCost : 0;
    const setup = kernelSetup(position, weights, { homeCosts, averageMoveGain, networkMoveCost });
    this.#kernel.beginSearch(setup, kernelMoves, { deadline, nodes });
  }

  #gain({ men }: Position, move: Move): number {
    const costs = move.kind === 'normal' ? this.#costs[men[move.from] ?? VACANT] : undefined;
    return move.kind === 'normal' ? (costs?.[move.from] ?? 0) - (costs?.[move.to] ?? 0) : 0;
  }
}

/**
 * Returns whether the kernel can tell from an army's travel cost that the army has come home. The army must have as many
 * men as its target has cells, as in every game from its start. An army that is in its target without having finished,
 * as in a position that has been set up, has to leave it again.
 */
function canFillTarget(position: Position, seat: Seat): boolean {
  if (isRanked(position, seat)) return true;
  const { men, rules } = position;
  const target = rules.camps[seat]?.target ?? [];
  const cells = cellsOfSeat(position, seat);
  const marked = cells.filter((cell) => kindOf(men[cell] ?? VACANT) === MARKED_KIND);
  const hasRightMen =
    cells.length === target.length && (rules.options.marked === 'off' || marked.length === 1);
  return hasRightMen && !hasReachedGoal(position, seat);
}

function isSameMove(move: Move, { from, to }: CellMove): boolean {
  return move.kind === 'normal' && move.from === from && move.to === to;
}

function normalMove({ from, to }: CellMove): NormalMove {
  return { kind: 'normal', from, to };
}

/** Converts the bias of a root move into the kernel's unit. */
function kernelBias(bias: number): number {
  return Math.round(KERNEL_COST_SCALE * bias);
}

function isProven(evaluation: number): boolean {
  return Math.abs(evaluation) > PROVEN_WIN_EVALUATION / 2;
}

/** Returns whether the search can end. After a win that repeats a position, it looks for one that does not. */
function isFinal({ line, kernelScore }: FoundLine): boolean {
  return isProven(line.evaluation) && Math.abs(kernelScore) > KERNEL_DECIDED_SCORE;
}

/**
 * Converts a score of the kernel, without the bias of the root move, into an evaluation.
 *
 * @param isDoubtful returns whether a result after a number of plies is unproven, because of rules that the kernel does
 *   not know
 */
function fromKernelScore(score: number, isDoubtful: (plies: number) => boolean): number {
  if (Math.abs(score) <= KERNEL_DECIDED_SCORE) return score / KERNEL_COST_SCALE;
  const plies = KERNEL_WIN_SCORE - Math.abs(score);
  return Math.sign(score) * (isDoubtful(plies) ? DOUBTFUL_WIN_EVALUATION : PROVEN_WIN_EVALUATION - plies);
}
