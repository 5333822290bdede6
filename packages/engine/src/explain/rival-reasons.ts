import { isRanked, type Seat, type Walk } from '@halma/rules';
import { blockade } from '../features/blockade.ts';
import { bestHop } from '../features/ladder.ts';
import { wall } from '../features/wall.ts';
import { gainOf, NOTABLE_STEPS } from './ladder-reasons.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** What the move does to the other armies. */
export function rivalReasons(turn: Turn): readonly Reason[] {
  return [...rivalHops(turn), ...partnerHops(turn), ...walls(turn), ...blockades(turn)];
}

/** How the best hop of another seat changes. */
interface Change {
  readonly seat: Seat;
  readonly had: Walk | null;
  readonly has: Walk | null;
  /** Steps that the one is better than the other. */
  readonly more: number;
}

function changeFor({ after, before }: Turn, seat: Seat): Change {
  const [earlier, later] = [before.seenBy(seat), after.seenBy(seat)];
  const had = earlier && bestHop(earlier);
  const has = later && bestHop(later);
  return { seat, had, has, more: gainOf(later, has) - gainOf(earlier, had) };
}

/** The rival who gains most and the one who loses most. */
function rivalHops(turn: Turn): readonly Reason[] {
  const { after, before } = turn;
  const changes = before.rivals
    .filter((seat) => !isRanked(after.position, seat))
    .map((seat) => changeFor(turn, seat))
    .sort((one, other) => other.more - one.more);
  const [most, least] = [changes[0], changes.at(-1)];
  const reasons: Reason[] = [];
  if (most?.has && most.more >= NOTABLE_STEPS)
    reasons.push(hopReason('lets-him-hop', most.seat, most.has, most.more));
  if (least?.had && -least.more >= NOTABLE_STEPS)
    reasons.push(hopReason('ladder-denied', least.seat, least.had, -least.more));
  return reasons;
}

function partnerHops(turn: Turn): readonly Reason[] {
  const { rules, rivals, seat, position } = turn.before;
  return rules.seats.flatMap((partner) => {
    if (partner === seat || rivals.includes(partner) || isRanked(position, partner)) return [];
    const { has, more } = changeFor(turn, partner);
    return has !== null && more >= NOTABLE_STEPS ? [hopReason('ladder-lent', partner, has, more)] : [];
  });
}

function hopReason(
  kind: 'lets-him-hop' | 'ladder-denied' | 'ladder-lent',
  seat: Seat,
  { from, to }: Walk,
  steps: number,
): Reason {
  return reason(kind, steps, { seat, from, to, steps });
}

function walls({ after, before }: Turn): readonly Reason[] {
  const had = wall(before)?.held ?? [];
  const has = wall(after)?.held ?? [];
  const made = has.filter((man) => !had.includes(man));
  const opened = had.filter((man) => !has.includes(man));
  if (made.length > opened.length) return [reason('wall-made', made.length, { held: made })];
  return opened.length > made.length ? [reason('wall-opened', opened.length, { held: opened })] : [];
}

function blockades({ after, before }: Turn): readonly Reason[] {
  const had = blockade(before)?.held ?? [];
  const held = (blockade(after)?.held ?? []).filter((man) => !had.includes(man));
  return held.length > 0 ? [reason('blockade-made', held.length, { held })] : [];
}
