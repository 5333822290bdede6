import type { Position, Seat } from '@halma/rules';
import { type Budget, isBudgetSpent, type Limits, startBudget } from '../limits.ts';
import type { RootMove } from '../root/root-moves.ts';
import type { SearchIteration } from '../search-info.ts';
import type { TravelCosts } from '../values/travel-cost.ts';
import { AlphaBetaSearch, MAX_DEPTH, SearchCutOff } from './alpha-beta.ts';
import { SearchBoard } from './search-board.ts';
import { soloEvaluation } from './solo-evaluation.ts';

/** A root move with its evaluation at the last completed depth. */
interface Candidate {
  readonly root: RootMove;
  evaluation: number;
}

/** The settings of a search. */
interface FallbackOptions {
  readonly lineCount: number;
  /** The opponent if there are two armies; undefined to search only the moves of the army to move. */
  readonly opponent: Seat | undefined;
  readonly costs: TravelCosts;
}

/** The number of positions between two readings of the clock. Searching them takes about a millisecond. */
const NODES_PER_CLOCK_CHECK = 64;

/**
 * Searches games that the kernel does not support, with the move generator of the rules. With two armies,
 * searches both with iterative deepening; otherwise considers only the next moves of the army to move.
 *
 * @param moves the steps and hops of the seat to move, at least one
 */
export function* fallbackSearch(
  position: Position,
  moves: readonly RootMove[],
  limits: Limits,
  { lineCount, opponent, costs }: FallbackOptions,
): Generator<SearchIteration, void> {
  const board = new SearchBoard(position, costs);
  const seat = position.toMove;
  const budget = startBudget(limits, MAX_DEPTH);
  const candidates: Candidate[] = moves.map((root) => ({
    root,
    evaluation: root.bias + board.gain(root.code),
  }));
  yield iterationOf(candidates, 1, moves.length, lineCount);
  if (opponent === undefined) {
    if (budget.depth < 2) return;
    for (const candidate of candidatesInTime(candidates, lineCount, budget))
      candidate.evaluation = candidate.root.bias + soloEvaluation(board, candidate.root.code, seat);
    yield iterationOf(candidates, 2, candidates.length, lineCount);
    return;
  }
  let nodes = 0;
  for (let depth = 2; depth <= budget.depth && !isBudgetSpent(budget); depth += 1) {
    const newNodes = evaluateAll(position, candidates, opponent, { depth, budget, lineCount, nodes, costs });
    if (newNodes === null) return;
    nodes += newNodes;
    yield iterationOf(candidates, depth, nodes, lineCount);
  }
}

/**
 * Yields one candidate after another, best first, until the time is up, but at least one for each line. Then removes
 * the candidates that it has not yielded, since their evaluations cannot be compared with those of the next depth.
 */
function* candidatesInTime(
  candidates: Candidate[],
  lineCount: number,
  budget: Budget,
): Generator<Candidate, void> {
  for (const [index, candidate] of candidates.entries()) {
    if (index >= lineCount && isBudgetSpent(budget)) {
      candidates.length = index;
      return;
    }
    yield candidate;
  }
}

interface IterationOptions {
  readonly depth: number;
  readonly budget: Budget;
  readonly lineCount: number;
  /** The number of nodes visited in earlier iterations. */
  readonly nodes: number;
  readonly costs: TravelCosts;
}

/**
 * Evaluates the candidates at a depth; at depth 2, only as many as there is time for. Candidates outside the requested
 * lines get only an upper bound.
 *
 * @returns the number of visited nodes, or null if the search was cut off
 */
function evaluateAll(
  position: Position,
  candidates: Candidate[],
  opponent: Seat,
  { depth, budget, lineCount, nodes, costs }: IterationOptions,
): number | null {
  let nextClockCheck = 0;
  const isCutOff = (visitedNodes: number): boolean => {
    // At depth 2, only whole candidates are left out, so that there are always lines of that depth.
    if (depth === 2) return false;
    if (nodes + visitedNodes > budget.nodes) return true;
    // The search calls this only at inner positions, so the number of visited positions may pass `nextClockCheck`
    // without being equal to it.
    if (visitedNodes < nextClockCheck) return false;
    nextClockCheck = visitedNodes + NODES_PER_CLOCK_CHECK;
    return isBudgetSpent(budget);
  };
  // A search that is cut off leaves its moves on the board, so each depth needs a new board.
  const search = new AlphaBetaSearch(new SearchBoard(position, costs), isCutOff);
  /** The best evaluations so far, in descending order, one for each requested line. */
  const best: number[] = [];
  try {
    const candidatesOfDepth = depth === 2 ? candidatesInTime(candidates, lineCount, budget) : candidates;
    for (const candidate of candidatesOfDepth) {
      const { bias, code } = candidate.root;
      const worst = best[lineCount - 1] ?? Number.NEGATIVE_INFINITY;
      candidate.evaluation = bias + search.evaluateMove(code, position.toMove, opponent, depth, worst - bias);
      best.push(candidate.evaluation);
      best.sort((a, b) => b - a).splice(lineCount);
    }
  } catch (error) {
    if (!(error instanceof SearchCutOff)) throw error;
    return null;
  }
  return search.nodes;
}

/** Sorts the candidates, best first, and returns the best ones as lines. */
function iterationOf(
  candidates: Candidate[],
  depth: number,
  nodes: number,
  lineCount: number,
): SearchIteration {
  candidates.sort((a, b) => b.evaluation - a.evaluation);
  const lines = candidates.slice(0, lineCount).map(({ root, evaluation }) => ({
    moves: [root.move],
    evaluation: evaluation - root.bias,
  }));
  return { depth, nodes, lines };
}
