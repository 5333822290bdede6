import {
  type Cell,
  fromCell,
  listNormalMoves,
  type MoveCode,
  MoveList,
  type Position,
  seatOf,
  toCell,
  VACANT,
} from '@halma/rules';
import { isBudgetSpent, type Limits, startBudget } from '../limits.ts';
import { cellsOfSeat } from '../men.ts';
import { opponentToBeat } from '../root/armies.ts';
import { preferredMoves, type RootMove } from '../root/root-moves.ts';
import { sideToMove } from '../root/sides.ts';
import type { SearchIteration } from '../search-info.ts';
import { armyCost, travelCosts } from '../values/travel-cost.ts';

/** A placement of the army that the search has reached. */
interface Placement {
  readonly men: Uint8Array;
  readonly cells: readonly Cell[];
  /** The travel cost of the army, and a penalty for each opponent that it has trapped in its target. */
  readonly cost: number;
  readonly firstMove: MoveCode | null;
}

/**
 * The cost of an opponent's man that is in the army's target and cannot get closer to its own target. It
 * exceeds the gain of most moves.
 */
const TRAPPED_OPPONENT_COST = 60;
/** The number of placements that the search visits for each placement that it keeps after a move. */
const NODES_PER_PLACEMENT = 250;
/** The number of placements that the search visits if the caller sets no limit. */
const DEFAULT_NODES = 10_000;
/** The maximum number of placements kept after each move. */
const MAX_WIDTH = 60;
/** A search ends after this many moves without a cheaper placement. */
const MAX_STALLED_MOVES = 12;
/** The maximum number of moves in a plan. */
const MAX_MOVES = 80;

const moveList = new MoveList();

/**
 * Plans how the side to move can bring its army home if no other man moves: a beam search with the move generator of
 * the rules, for games that the solver does not support and in which no man leaves the board. It avoids placements that
 * trap opponents in the target of the army, because the army cannot come home while they are there.
 *
 * @param moves the moves to choose from, at least one
 * @param width the number of placements kept after each move, if the node limit allows that many
 * @returns the lines of the best plans with different first moves, best first
 */
export function planLoneArmy(
  position: Position,
  moves: readonly RootMove[],
  limits: Limits,
  { lineCount, width: wantedWidth }: { readonly lineCount: number; readonly width: number },
): SearchIteration {
  const { rules, toMove: seat } = position;
  const costs = travelCosts(rules);
  const target = rules.camps[seat]?.target ?? [];
  const side = sideToMove(position);
  const opponentCells = target.filter((cell) => {
    const man = position.men[cell] ?? VACANT;
    return man !== VACANT && !side.includes(seatOf(man));
  });
  const budget = startBudget(limits, MAX_MOVES);

  /** Returns whether a man can get closer to its target. */
  function canAdvance(men: Uint8Array, cell: Cell): boolean {
    const man = men[cell] ?? VACANT;
    moveList.count = 0;
    listNormalMoves(rules, men, seatOf(man), [cell], 1, moveList);
    return moveList.some((code) => (costs[man]?.[toCell(code)] ?? 0) < (costs[man]?.[cell] ?? 0));
  }

  /** Returns the cost of the opponents that are trapped in the army's target. */
  function penaltyOf(men: Uint8Array): number {
    return TRAPPED_OPPONENT_COST * opponentCells.filter((cell) => !canAdvance(men, cell)).length;
  }

  function movesOf({ men, cells }: Placement): readonly MoveCode[] {
    moveList.count = 0;
    listNormalMoves(rules, men, seat, cells, cells.length, moveList);
    return Array.from({ length: moveList.count }, (_, index) => moveList.at(index));
  }

  function placementAfter({ men, cells, firstMove }: Placement, code: MoveCode): Placement {
    const [from, to] = [fromCell(code), toCell(code)];
    const nextMen = men.slice();
    nextMen[to] = men[from] ?? VACANT;
    nextMen[from] = VACANT;
    const nextCells = cells.map((cell) => (cell === from ? to : cell));
    const travelCost = nextCells.reduce(
      (sum, cell) => sum + (costs[nextMen[cell] ?? VACANT]?.[cell] ?? 0),
      0,
    );
    return {
      men: nextMen,
      cells: nextCells,
      cost: travelCost + penaltyOf(nextMen),
      firstMove: firstMove ?? code,
    };
  }

  const start: Placement = {
    men: position.men,
    cells: cellsOfSeat(position, seat),
    cost: armyCost(position, seat) + penaltyOf(position.men),
    firstMove: null,
  };
  /** The lowest cost that each first move has led to. */
  const costByMove = new Map<MoveCode, number>();
  let lowestCost = Number.POSITIVE_INFINITY;
  let nodes = 0;

  const affordableWidth = Math.ceil((limits.nodes ?? DEFAULT_NODES) / NODES_PER_PLACEMENT);
  const width = Math.min(wantedWidth, MAX_WIDTH, affordableWidth);
  const visited = new Set([keyOf(start)]);
  let beam: readonly Placement[] = [start];
  let stalledMoves = 0;
  for (let depth = 0; beam.length > 0 && stalledMoves < MAX_STALLED_MOVES; depth += 1) {
    if (depth >= budget.depth || (depth > 0 && isBudgetSpent(budget))) break;
    const reachedPlacements: Placement[] = [];
    for (const placement of beam) {
      const codes = depth === 0 ? preferredMoves(moves).map(({ code }) => code) : movesOf(placement);
      for (const code of codes) {
        const next = placementAfter(placement, code);
        const key = keyOf(next);
        if (visited.has(key)) continue;
        visited.add(key);
        reachedPlacements.push(next);
      }
    }
    nodes += reachedPlacements.length;
    beam = reachedPlacements.sort((a, b) => a.cost - b.cost).slice(0, width);
    stalledMoves += 1;
    for (const { firstMove, cost } of beam) {
      if (firstMove === null || cost >= (costByMove.get(firstMove) ?? Number.POSITIVE_INFINITY)) continue;
      costByMove.set(firstMove, cost);
      if (cost >= lowestCost) continue;
      lowestCost = cost;
      stalledMoves = 0;
    }
  }
  const opponent = opponentToBeat(position);
  const opponentCost = opponent === undefined ? 0 : armyCost(position, opponent);
  const costOf = ({ code }: RootMove): number => costByMove.get(code) ?? Number.POSITIVE_INFINITY;
  const lines = moves
    .toSorted((a, b) => costOf(a) - costOf(b))
    .slice(0, lineCount)
    .filter((root, index) => index === 0 || Number.isFinite(costOf(root)))
    .map((root) => ({
      moves: [root.move],
      evaluation: opponentCost - (Number.isFinite(costOf(root)) ? costOf(root) : start.cost),
    }));
  return { depth: 1, nodes, lines };
}

function keyOf({ men }: Placement): string {
  return String.fromCharCode(...men);
}
