import { type Cell, type NormalMove, VACANT } from '@halma/rules';
import { chainTo, type Landing, landingsFrom } from './hops.ts';
import { movesFrom, type SeatView } from './seat-view.ts';

/** A chain of jumps. The leaflets also call it a bridge or a highway. */
export interface Ladder {
  /** The route of the hop, from the cell of its man. */
  readonly route: readonly Cell[];
  /** The cells of the jumped men, one for each jump. */
  readonly jumpedMen: readonly Cell[];
  /** The number of steps by which the hop brings its man closer to the tip of the target. */
  readonly gain: number;
}

/** The ladder serves a man if a hop along it gains at least this many steps. */
const MIN_SERVED_STEPS = 4;

/**
 * Finds the longest chain of one of the seat's men in which no jump leads away from the target; among equal chains, the
 * one with the largest gain. The length of a chain is the fewest jumps that lead to its end, so detours do not make it
 * longer.
 *
 * @returns null when there is no such chain
 */
export function findLadder(view: SeatView): Ladder | null {
  let best: { readonly from: Cell; readonly last: Landing; readonly gain: number } | null = null;
  for (const from of view.ownMen) {
    for (const last of landingsFrom(view, from, 'forward')) {
      const hop = { from, to: last.cell };
      if (!view.isAllowedDestination(hop)) continue;
      const gain = view.gain(hop);
      const extraJumps = last.jumps - (best?.last.jumps ?? 0);
      if (extraJumps > 0 || (extraJumps === 0 && gain > (best?.gain ?? 0))) best = { from, last, gain };
    }
  }
  if (best === null) return null;
  const chain = chainTo(best.last);
  return {
    route: [best.from, ...chain.map(({ cell }) => cell)],
    jumpedMen: chain.map(({ jumped }) => jumped),
    gain: best.gain,
  };
}

/** Finds the hop with the largest gain among those that match. Returns null when none gains anything. */
export function findBestHop(
  view: SeatView,
  matches: (hop: NormalMove) => boolean = () => true,
): NormalMove | null {
  let best: NormalMove | null = null;
  for (const hop of view.hops) {
    if (matches(hop) && view.gain(hop) > (best === null ? 0 : view.gain(best))) best = hop;
  }
  return best;
}

/** Returns the gain of the best hop, in steps; 0 when no hop gains anything. */
export function ladderGain(view: SeatView): number {
  const best = findBestHop(view);
  return best === null ? 0 : view.gain(best);
}

/** Counts the seat's men that the ladder serves: those that can hop onto it now or after one step. */
export function ladderCapacity(view: SeatView): number {
  const route = findLadder(view)?.route.slice(1) ?? [];
  const serves = (hop: NormalMove): boolean => route.includes(hop.to) && view.gain(hop) >= MIN_SERVED_STEPS;
  const men = view.position.men.slice();
  const servesAfter = ({ from, to }: NormalMove): boolean => {
    men[to] = view.manAt(from);
    men[from] = VACANT;
    const isServed = movesFrom({ rules: view.rules, men }, view.seat, [to]).some(serves);
    men[from] = view.manAt(from);
    men[to] = VACANT;
    return isServed;
  };
  const isServed = (cell: Cell): boolean => {
    const moves = view.moves.filter(({ from }) => from === cell);
    const steps = moves.filter(({ to }) => view.board.distance(cell, to) === 1);
    return moves.some(serves) || steps.some(servesAfter);
  };
  return route.length === 0 ? 0 : view.ownMen.filter(isServed).length;
}
