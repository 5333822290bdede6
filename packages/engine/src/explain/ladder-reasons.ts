import type { NormalMove } from '@halma/rules';
import { findBlockingScouts } from '../features/blocking-scouts.ts';
import { findHighwayEnd } from '../features/highway-end.ts';
import { findBestHop, findLadder } from '../features/ladder.ts';
import type { SeatView } from '../features/seat-view.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** The smallest difference between two hops that is worth a reason, in steps. */
export const NOTABLE_STEPS = 3;

/** The smallest number of opened or blocked jumps that is worth a reason. */
const NOTABLE_JUMPS = 3;

/** A ladder that keeps at least this many of its men counts as the same ladder. */
const MIN_KEPT_MEN = 2;

/** Returns the reasons that concern the ladders of the mover's army. */
export function ladderReasons(turn: Turn): readonly Reason[] {
  return [...ladderChangeReasons(turn), ...blockedJumpReasons(turn), ...ladderAccessReasons(turn)];
}

/**
 * Compares the best hop of the other men before and after the move, and the distance that the moving man can cover in
 * two turns with the distance that it could have covered in one.
 */
function ladderChangeReasons({ after, before, move }: Turn): readonly Reason[] {
  const bestBefore = findBestHop(before, (hop) => hop.from !== move.from);
  const bestAfter = findBestHop(after, (hop) => hop.from !== move.to);
  const improvement = hopGain(after, bestAfter) - hopGain(before, bestBefore);
  const moverNext = findBestHop(after, (hop) => hop.from === move.to);
  const moverNow = findBestHop(before, (hop) => hop.from === move.from);
  const moverImprovement = before.gain(move) + hopGain(after, moverNext) - hopGain(before, moverNow);
  if (bestAfter !== null && improvement >= NOTABLE_STEPS && improvement >= moverImprovement)
    return [ladderMadeReason(bestAfter, improvement)];
  if (moverNext !== null && moverImprovement >= NOTABLE_STEPS)
    return [ladderMadeReason(moverNext, moverImprovement)];
  if (bestBefore === null || -improvement < NOTABLE_STEPS) return [];
  const { from, to } = bestBefore;
  return [reason('ladder-broken', -improvement, { from, to, steps: -improvement })];
}

function ladderMadeReason({ from, to }: NormalMove, steps: number): Reason {
  return reason('ladder-made', steps, { from, to, steps });
}

function blockedJumpReasons({ after, before }: Turn): readonly Reason[] {
  const jumps = findBlockingScouts(before).blockedJumps - findBlockingScouts(after).blockedJumps;
  if (jumps >= NOTABLE_JUMPS) return [reason('jumps-unblocked', jumps, { jumps })];
  return -jumps >= NOTABLE_JUMPS ? [reason('jumps-blocked', -jumps, { jumps: -jumps })] : [];
}

function ladderAccessReasons({ after, before }: Turn): readonly Reason[] {
  const menBefore = findLadder(before)?.jumpedMen ?? [];
  const sharedMen = new Set(findLadder(after)?.jumpedMen.filter((man) => menBefore.includes(man)));
  if (sharedMen.size < MIN_KEPT_MEN) return [];
  const usersBefore = findHighwayEnd(before).opponentUsers;
  const usersAfter = findHighwayEnd(after).opponentUsers;
  const excluded = usersBefore.filter((man) => !usersAfter.includes(man));
  const admitted = usersAfter.filter((man) => !usersBefore.includes(man));
  if (excluded.length > admitted.length) return [reason('ladder-closed', excluded.length, { men: excluded })];
  return admitted.length > excluded.length
    ? [reason('ladder-opened', admitted.length, { men: admitted })]
    : [];
}

/** Returns the number of steps that a hop gains; 0 if there is no hop. */
export function hopGain(view: SeatView | null, hop: NormalMove | null): number {
  return hop === null ? 0 : (view?.gain(hop) ?? 0);
}
