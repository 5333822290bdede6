import type { NormalMove, Position, Seat } from '@halma/rules';
import { escortHome, type RaceResult, stepperCells } from '@halma/solver/race';
import { type Limits, startBudget } from '../limits.ts';
import { cellsOfSeat } from '../men.ts';
import { preferredMoves, type RootMove } from '../root/root-moves.ts';
import type { EvaluatedLine, SearchIteration } from '../search-info.ts';
import { raceEvaluator } from './race-evaluation.ts';
import {
  affordableWidth,
  findBestRaces,
  findShortestRace,
  NODES_PER_PLACEMENT,
  type RaceWidth,
  raceLength,
} from './race-search.ts';

/** The smallest width at which an army usually comes home if some of its men cannot jump. */
const MIN_WIDTH_WITH_STEPPERS = 100;

/** The share of the time that the first line takes if there are others. */
const FIRST_LINE_TIME_SHARE = 0.5;

/**
 * Plans the race of an army that has passed all others, or that plays as if it were alone. It keeps its plan until a
 * search finds a shorter race.
 */
export class SoloRace {
  #plan: readonly NormalMove[] = [];
  /** The placement from which the plan continues. */
  #plannedPlacement = '';

  /**
   * Returns the lines of the army: the shortest race, then the best races with other first moves. Considers moves that
   * repeat a position only if there are no others.
   *
   * @returns null if the solver does not support the army or finds no move for it
   */
  run(
    position: Position,
    moves: readonly RootMove[],
    limits: Limits,
    { lineCount, ...wantedWidth }: RaceWidth & { readonly lineCount: number },
  ): readonly SearchIteration[] | null {
    const firstMoves = preferredMoves(moves).flatMap(({ move }) => (move.kind === 'normal' ? [move] : []));
    const raceWidth = affordableWidth(
      wantedWidth,
      limits,
      stepperCells(position.rules, position.toMove) === null ? undefined : MIN_WIDTH_WITH_STEPPERS,
    );
    const budget = startBudget(limits, Number.POSITIVE_INFINITY);
    const timeShare = lineCount > 1 ? FIRST_LINE_TIME_SHARE : 1;
    const shortest = findShortestRace(position, firstMoves, { ...raceWidth, timeShare }, limits);
    const best = this.#followPlan(position, firstMoves, shortest);
    const [first] = best?.moves ?? [];
    if (best === null || first === undefined) return null;
    const otherMoves = firstMoves.filter((move) => !includesMove([first], move));
    const { width } = raceWidth;
    const count = lineCount - 1;
    const otherRaces = count > 0 ? findBestRaces(position, otherMoves, { width, count, budget }) : [];
    const evaluate = raceEvaluator(position, limits);
    const lines = [best, ...otherRaces].map(
      (race): EvaluatedLine => ({ moves: race.moves, evaluation: evaluate(raceLength(race)) }),
    );
    lines.sort((a, b) => b.evaluation - a.evaluation);
    const depth = best.moves.length;
    return [{ depth, nodes: depth * width * NODES_PER_PLACEMENT, lines }];
  }

  /** Returns the rest of the plan, unless the army has left it or the search has found a shorter race. */
  #followPlan(
    position: Position,
    firstMoves: readonly NormalMove[],
    foundRace: RaceResult | null,
  ): RaceResult | null {
    const plan = this.#plan;
    const isOnPlan =
      this.#plannedPlacement === placementKey(position, position.toMove) && includesMove(firstMoves, plan[0]);
    const keepsPlan =
      isOnPlan && foundRace !== null && (!foundRace.isHome || plan.length <= foundRace.moves.length);
    const best = keepsPlan
      ? { moves: plan, isHome: foundRace.isHome, remainingCost: 0 }
      : (findEscort(position, firstMoves, foundRace) ?? foundRace);
    const [first, ...remainingMoves] = best?.moves ?? [];
    this.#plan = keepsPlan || best !== foundRace || best?.isHome === true ? remainingMoves : [];
    this.#plannedPlacement = first === undefined ? '' : placementKey(position, position.toMove, first);
    return best;
  }
}

/** Returns a plan that escorts a man left behind, if the search has not brought the whole army home. */
function findEscort(
  position: Position,
  firstMoves: readonly NormalMove[],
  foundRace: RaceResult | null,
): RaceResult | null {
  if (foundRace === null || foundRace.isHome) return null;
  const moves = escortHome(position, firstMoves);
  return moves === null ? null : { ...foundRace, moves };
}

function includesMove(moves: readonly NormalMove[], move: NormalMove | undefined): boolean {
  return move !== undefined && moves.some(({ from, to }) => from === move.from && to === move.to);
}

/** Returns a key for the placement of an army, after a move if one is given. */
function placementKey(position: Position, seat: Seat, move?: NormalMove): string {
  const cells = cellsOfSeat(position, seat);
  const newCells = move === undefined ? cells : cells.map((cell) => (cell === move.from ? move.to : cell));
  return newCells.toSorted((a, b) => a - b).join(' ');
}
