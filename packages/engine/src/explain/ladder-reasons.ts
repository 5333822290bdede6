import type { NormalMove } from '@halma/rules';
import { blockingScouts } from '../features/blocking-scouts.ts';
import { highwayEnd } from '../features/highway-end.ts';
import { bestHop, ladder } from '../features/ladder.ts';
import type { SeatView } from '../features/seat-view.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** The least difference between two hops, in steps, that makes a reason. */
export const NOTABLE_STEPS = 3;

/** The least number of jumps opened or blocked that makes a reason. */
const NOTABLE_JUMPS = 3;

/** A ladder that keeps this many of its men is still the same ladder. */
const MIN_KEPT_MEN = 2;

/** What the move does to the ladders of its own army. */
export function ladderReasons(turn: Turn): readonly Reason[] {
  return [...ladders(turn), ...blockedJumps(turn), ...ladderAccess(turn)];
}

/**
 * Compares the best hop of the other men before and after the move, and what the man that moves can reach in two turns with what
 * it could have reached in one.
 */
function ladders({ after, before, move }: Turn): readonly Reason[] {
  const bestBefore = bestHop(before, (hop) => hop.from !== move.from);
  const bestAfter = bestHop(after, (hop) => hop.from !== move.to);
  const improvement = gainOf(after, bestAfter) - gainOf(before, bestBefore);
  const ownNext = bestHop(after, (hop) => hop.from === move.to);
  const ownNow = bestHop(before, (hop) => hop.from === move.from);
  const prepared = before.gain(move) + gainOf(after, ownNext) - gainOf(before, ownNow);
  if (bestAfter !== null && improvement >= NOTABLE_STEPS && improvement >= prepared)
    return [ladderMade(bestAfter, improvement)];
  if (ownNext !== null && prepared >= NOTABLE_STEPS) return [ladderMade(ownNext, prepared)];
  if (bestBefore === null || -improvement < NOTABLE_STEPS) return [];
  const { from, to } = bestBefore;
  return [reason('ladder-broken', -improvement, { from, to, steps: -improvement })];
}

function ladderMade({ from, to }: NormalMove, steps: number): Reason {
  return reason('ladder-made', steps, { from, to, steps });
}

function blockedJumps({ after, before }: Turn): readonly Reason[] {
  const jumps = blockingScouts(before).blockedJumps - blockingScouts(after).blockedJumps;
  if (jumps >= NOTABLE_JUMPS) return [reason('jumps-unblocked', jumps, { jumps })];
  return -jumps >= NOTABLE_JUMPS ? [reason('jumps-blocked', -jumps, { jumps: -jumps })] : [];
}

function ladderAccess({ after, before }: Turn): readonly Reason[] {
  const menBefore = ladder(before)?.jumpedMen ?? [];
  const kept = new Set(ladder(after)?.jumpedMen.filter((man) => menBefore.includes(man)));
  if (kept.size < MIN_KEPT_MEN) return [];
  const usersBefore = highwayEnd(before).opponentUsers;
  const usersAfter = highwayEnd(after).opponentUsers;
  const excluded = usersBefore.filter((man) => !usersAfter.includes(man));
  const admitted = usersAfter.filter((man) => !usersBefore.includes(man));
  if (excluded.length > admitted.length) return [reason('ladder-closed', excluded.length, { men: excluded })];
  return admitted.length > excluded.length
    ? [reason('ladder-opened', admitted.length, { men: admitted })]
    : [];
}

/** The steps a hop gains; 0 without one. */
export function gainOf(view: SeatView | null, hop: NormalMove | null): number {
  return hop === null ? 0 : (view?.gain(hop) ?? 0);
}
