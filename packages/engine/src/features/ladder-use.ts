import type { Cell } from '@halma/rules';
import { ladderGain } from './ladder.ts';
import type { SeatView } from './seat-view.ts';

/** The number of men of each army whose best hops are compared. */
const BEST_MEN_COUNT = 3;

/**
 * Compares the ladders of the armies: returns the gains of the seat's three men with the best hops minus the gains of
 * the best opponent, in steps. Positive if the seat's own ladders are better.
 */
export function ladderOwnership(view: SeatView): number {
  const opponentGains = view.opponents.map((seat) => bestGains(view.viewOf(seat)));
  return bestGains(view) - Math.max(0, ...opponentGains);
}

function bestGains(view: SeatView | null): number {
  if (view === null) return 0;
  const gains = new Map<Cell, number>();
  for (const hop of view.hops) gains.set(hop.from, Math.max(view.gain(hop), gains.get(hop.from) ?? 0));
  const best = [...gains.values()].sort((a, b) => b - a).slice(0, BEST_MEN_COUNT);
  return best.reduce((sum, gain) => sum + gain, 0);
}

/** Returns the part of the ladder gain that would be lost without the opponents' men, in steps. */
export function piggyBacking(view: SeatView): number {
  return Math.max(0, ladderGain(view) - ladderGain(view.withoutMenOn(view.opponentMen)));
}
