import { type Cell, VACANT, type Walk } from '@halma/rules';
import { chainTo, type Landing, landingsFrom } from './hops.ts';
import { type Situation, walksOn } from './situation.ts';

/** A chain of jumps. Leaflets call it a bridge or a highway too. */
export interface Ladder {
  /** From the cell of the man who can run it to its end. */
  readonly route: readonly Cell[];
  /** The men it crosses, one a jump. */
  readonly over: readonly Cell[];
  /** Steps it brings its man nearer to the tip of the target. */
  readonly gain: number;
}

/**
 * The longest chain that an own man can run without losing way in any jump; of equal ones that which gains most. A chain is as
 * long as the fewest jumps that lead to its end, so going round in circles makes none longer.
 *
 * @returns null when no man can jump onward
 */
export function ladder(situation: Situation): Ladder | null {
  let best: { readonly from: Cell; readonly last: Landing; readonly gain: number } | null = null;
  for (const from of situation.own) {
    for (const last of landingsFrom(situation, from, 'onward')) {
      const walk = { from, to: last.cell };
      if (!situation.mayEnd(walk)) continue;
      const gain = situation.gain(walk);
      const longer = last.jumps - (best?.last.jumps ?? 0);
      if (longer > 0 || (longer === 0 && gain > (best?.gain ?? 0))) best = { from, last, gain };
    }
  }
  if (best === null) return null;
  const chain = chainTo(best.last);
  return {
    route: [best.from, ...chain.map(({ cell }) => cell)],
    over: chain.map(({ over }) => over),
    gain: best.gain,
  };
}

/** The hop that brings its man furthest on, of those wanted; null when none brings any man on. */
export function bestHop(situation: Situation, isWanted: (hop: Walk) => boolean = () => true): Walk | null {
  let best: Walk | null = null;
  for (const hop of situation.hops) {
    if (isWanted(hop) && situation.gain(hop) > (best === null ? 0 : situation.gain(best))) best = hop;
  }
  return best;
}

/** Steps nearer to the tip that the best hop brings; 0 when no hop brings a man on. */
export function ladderGain(situation: Situation): number {
  const best = bestHop(situation);
  return best === null ? 0 : situation.gain(best);
}

/** A ladder serves a man whom a hop along it brings on so many steps. */
const WORTH_A_HOP = 4;

/** How many own men the ladder serves: those who can hop onto it now, or after one step, and be brought on by it. */
export function ladderCapacity(situation: Situation): number {
  const route = ladder(situation)?.route.slice(1) ?? [];
  const serves = (hop: Walk): boolean => route.includes(hop.to) && situation.gain(hop) >= WORTH_A_HOP;
  const men = situation.position.men.slice();
  const servesAfter = ({ from, to }: Walk): boolean => {
    men[to] = men[from] ?? VACANT;
    men[from] = VACANT;
    const served = walksOn({ rules: situation.rules, men }, situation.seat, [to]).some(serves);
    men[from] = men[to];
    men[to] = VACANT;
    return served;
  };
  const isServed = (cell: Cell): boolean => {
    const walks = situation.walks.filter(({ from }) => from === cell);
    const steps = walks.filter(({ to }) => situation.board.distance(cell, to) === 1);
    return walks.some(serves) || steps.some(servesAfter);
  };
  return route.length === 0 ? 0 : situation.own.filter(isServed).length;
}
