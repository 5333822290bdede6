import { centre } from '../features/centre.ts';
import { walksOn } from '../features/situation.ts';
import { type Reason, reason } from './reason.ts';
import { crossedIn, type Turn } from './turn.ts';

/** Steps nearer that make a hop a long one. */
const LONG = 4;

/** What the move does for the man who makes it. */
export function manReasons(turn: Turn): readonly Reason[] {
  return [...way(turn), ...hisLadderUsed(turn), ...centreTaken(turn)];
}

function way({ before, route, walk }: Turn): readonly Reason[] {
  const { from, to } = walk;
  const steps = before.gain(walk);
  if (steps >= LONG) return [reason('long-hop', steps, { route, steps })];
  if (steps > 0) return [reason('goes-on', steps, { from, to, steps })];
  return steps < 0 ? [reason('steps-back', -steps, { from, to, steps: -steps })] : [];
}

function hisLadderUsed(turn: Turn): readonly Reason[] {
  const { before, walk } = turn;
  const men = before.enemies.filter((cell) => crossedIn(turn).includes(cell));
  if (men.length === 0) return [];
  const alone = before.without(before.enemies);
  const gains = walksOn(alone.position, alone.seat, [walk.from]).map((other) => alone.gain(other));
  const steps = before.gain(walk) - Math.max(0, ...gains);
  return steps > 0 ? [reason('his-ladder-used', steps, { men, steps })] : [];
}

function centreTaken({ after, before, walk }: Turn): readonly Reason[] {
  const { from, to } = walk;
  const isNew = centre(after).men.includes(to) && !centre(before).men.includes(from);
  return isNew ? [reason('centre-taken', 1, { cell: to })] : [];
}
