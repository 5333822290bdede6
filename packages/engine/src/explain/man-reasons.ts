import { centre } from '../features/centre.ts';
import { movesFrom } from '../features/seat-view.ts';
import { stragglers } from '../features/stragglers.ts';
import { type Reason, reason } from './reason.ts';
import { jumpedMen, type Turn } from './turn.ts';

/** A hop that gains this many steps or more is a long one. */
const LONG_HOP_STEPS = 4;

/** What the move does for the man that moves. */
export function manReasons(turn: Turn): readonly Reason[] {
  return [...distanceChange(turn), ...opponentLadderUsed(turn), ...centreTaken(turn)];
}

function distanceChange({ before, route, move }: Turn): readonly Reason[] {
  const { from, to } = move;
  const steps = before.gain(move);
  if (steps >= LONG_HOP_STEPS) return [reason('long-hop', steps, { route, steps })];
  if (steps > 0) return [reason('advances', steps, { from, to, steps })];
  return steps < 0 ? [reason('retreats', -steps, { from, to, steps: -steps })] : [];
}

function opponentLadderUsed(turn: Turn): readonly Reason[] {
  const { before, move } = turn;
  const men = before.opponentMen.filter((cell) => jumpedMen(turn).includes(cell));
  if (men.length === 0) return [];
  const alone = before.without(before.opponentMen);
  const gains = movesFrom(alone.position, alone.seat, [move.from]).map((other) => alone.gain(other));
  const steps = before.gain(move) - Math.max(0, ...gains);
  return steps > 0 ? [reason('opponent-ladder-used', steps, { men, steps })] : [];
}

function centreTaken({ after, before, move }: Turn): readonly Reason[] {
  const { from, to } = move;
  const isNew = centre(after).men.includes(to) && !centre(before).men.includes(from);
  return isNew ? [reason('centre-taken', 1, { cell: to })] : [];
}

/** What the move does for the stragglers of its army. */
export function stragglerReasons({ after, before, move }: Turn): readonly Reason[] {
  const { from, to } = move;
  const menBefore = stragglers(before).men;
  const menAfter = stragglers(after).men;
  const left = menAfter.filter(
    (man) => !menBefore.includes(man) && !(man === to && menBefore.includes(from)),
  );
  const isFreed = menBefore.includes(from) && before.gain(move) > 0;
  return [
    ...(isFreed ? [reason('straggler-freed', 1, { from, to })] : []),
    ...(left.length > 0 ? [reason('straggler-left', left.length, { men: left })] : []),
  ];
}
