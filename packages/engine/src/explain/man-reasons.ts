import { measureCentre } from '../features/centre.ts';
import { movesFrom } from '../features/seat-view.ts';
import { findStragglers } from '../features/stragglers.ts';
import { type Reason, reason } from './reason.ts';
import { jumpedCells, type Turn } from './turn.ts';

/** A hop that gains at least this many steps is long. */
const LONG_HOP_STEPS = 4;

/** Returns the reasons that concern the moving man. */
export function manReasons(turn: Turn): readonly Reason[] {
  return [...distanceReasons(turn), ...opponentLadderReasons(turn), ...centreReasons(turn)];
}

function distanceReasons({ before, route, move }: Turn): readonly Reason[] {
  const { from, to } = move;
  const steps = before.gain(move);
  if (steps >= LONG_HOP_STEPS) return [reason('long-hop', steps, { route, steps })];
  if (steps > 0) return [reason('advances', steps, { from, to, steps })];
  return steps < 0 ? [reason('retreats', -steps, { from, to, steps: -steps })] : [];
}

function opponentLadderReasons(turn: Turn): readonly Reason[] {
  const { before, move } = turn;
  const men = before.opponentMen.filter((cell) => jumpedCells(turn).includes(cell));
  if (men.length === 0) return [];
  const withoutOpponents = before.withoutMenOn(before.opponentMen);
  const gains = movesFrom(withoutOpponents.position, withoutOpponents.seat, [move.from]).map((candidate) =>
    withoutOpponents.gain(candidate),
  );
  const steps = before.gain(move) - Math.max(0, ...gains);
  return steps > 0 ? [reason('opponent-ladder-used', steps, { men, steps })] : [];
}

function centreReasons({ after, before, move }: Turn): readonly Reason[] {
  const { from, to } = move;
  const isNew = measureCentre(after).men.includes(to) && !measureCentre(before).men.includes(from);
  return isNew ? [reason('centre-taken', 1, { cell: to })] : [];
}

/** Returns the reasons that concern the stragglers of the mover's army. */
export function stragglerReasons({ after, before, move }: Turn): readonly Reason[] {
  const { from, to } = move;
  const menBefore = findStragglers(before).men;
  const menAfter = findStragglers(after).men;
  const leftMen = menAfter.filter(
    (man) => !menBefore.includes(man) && !(man === to && menBefore.includes(from)),
  );
  const isFreed = menBefore.includes(from) && before.gain(move) > 0;
  return [
    ...(isFreed ? [reason('straggler-freed', 1, { from, to })] : []),
    ...(leftMen.length > 0 ? [reason('straggler-left', leftMen.length, { men: leftMen })] : []),
  ];
}
