import { isRanked, type NormalMove, type Seat } from '@halma/rules';
import { findBlockade } from '../features/blockade.ts';
import { findBestHop } from '../features/ladder.ts';
import { findWall } from '../features/wall.ts';
import { hopGain, NOTABLE_STEPS } from './ladder-reasons.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** Returns the reasons that concern the other armies. */
export function opponentReasons(turn: Turn): readonly Reason[] {
  return [
    ...opponentHopReasons(turn),
    ...partnerHopReasons(turn),
    ...wallReasons(turn),
    ...blockadeReasons(turn),
  ];
}

/** The change of another seat's best hop. */
interface BestHopChange {
  readonly seat: Seat;
  readonly before: NormalMove | null;
  readonly after: NormalMove | null;
  /** The number of steps by which the hop after the move is better. */
  readonly gain: number;
}

function bestHopChange(turn: Turn, seat: Seat): BestHopChange {
  const [viewBefore, viewAfter] = [turn.before.viewOf(seat), turn.after.viewOf(seat)];
  const before = viewBefore && findBestHop(viewBefore);
  const after = viewAfter && findBestHop(viewAfter);
  return { seat, before, after, gain: hopGain(viewAfter, after) - hopGain(viewBefore, before) };
}

/** Returns the reasons for the opponent that gains most and for the one that loses most. */
function opponentHopReasons(turn: Turn): readonly Reason[] {
  const changes = turn.before.opponents
    .filter((seat) => !isRanked(turn.after.position, seat))
    .map((seat) => bestHopChange(turn, seat))
    .sort((a, b) => b.gain - a.gain);
  const [increase, decrease] = [changes[0], changes.at(-1)];
  const reasons: Reason[] = [];
  if (increase?.after && increase.gain >= NOTABLE_STEPS)
    reasons.push(hopReason('opponent-hop-allowed', increase.seat, increase.after, increase.gain));
  if (decrease?.before && -decrease.gain >= NOTABLE_STEPS)
    reasons.push(hopReason('opponent-hop-denied', decrease.seat, decrease.before, -decrease.gain));
  return reasons;
}

function partnerHopReasons(turn: Turn): readonly Reason[] {
  const { rules, opponents, seat, position } = turn.before;
  return rules.seats.flatMap((partner) => {
    if (partner === seat || opponents.includes(partner) || isRanked(position, partner)) return [];
    const { after, gain } = bestHopChange(turn, partner);
    return after !== null && gain >= NOTABLE_STEPS
      ? [hopReason('partner-hop-allowed', partner, after, gain)]
      : [];
  });
}

function hopReason(
  kind: 'opponent-hop-allowed' | 'opponent-hop-denied' | 'partner-hop-allowed',
  seat: Seat,
  { from, to }: NormalMove,
  steps: number,
): Reason {
  return reason(kind, steps, { seat, from, to, steps });
}

function wallReasons({ after, before }: Turn): readonly Reason[] {
  const blockedBefore = findWall(before)?.blockedMen ?? [];
  const blockedAfter = findWall(after)?.blockedMen ?? [];
  const blocked = blockedAfter.filter((man) => !blockedBefore.includes(man));
  const released = blockedBefore.filter((man) => !blockedAfter.includes(man));
  if (blocked.length > released.length) return [reason('wall-made', blocked.length, { blockedMen: blocked })];
  return released.length > blocked.length
    ? [reason('wall-opened', released.length, { releasedMen: released })]
    : [];
}

function blockadeReasons({ after, before }: Turn): readonly Reason[] {
  const trappedBefore = findBlockade(before)?.trappedMen ?? [];
  const trappedMen = (findBlockade(after)?.trappedMen ?? []).filter((man) => !trappedBefore.includes(man));
  return trappedMen.length > 0 ? [reason('blockade-made', trappedMen.length, { trappedMen })] : [];
}
