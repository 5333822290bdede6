import { hasFinished } from '@halma/rules';
import { measurePacking, parityDebt } from '../features/packing.ts';
import { determinePhase } from '../features/phase.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** Returns the reasons that concern the seat's camp and target. */
export function campReasons(turn: Turn): readonly Reason[] {
  return [
    ...armyHomeReasons(turn),
    ...departureReasons(turn),
    ...arrivalReasons(turn),
    ...parityReasons(turn),
    ...holeReasons(turn),
  ];
}

function armyHomeReasons({ after, before, move }: Turn): readonly Reason[] {
  const { seat } = before;
  const finishes = hasFinished(after.position, seat) && !hasFinished(before.position, seat);
  return finishes ? [reason('army-home', 1, { cell: move.to })] : [];
}

function departureReasons({ after, move }: Turn): readonly Reason[] {
  const { inHome } = after.camps;
  if (inHome[move.from] !== 1 || inHome[move.to] === 1) return [];
  const remaining = after.ownMen.filter((cell) => inHome[cell] === 1).length;
  const cell = move.from;
  return [
    remaining === 0 ? reason('camp-emptied', 1, { cell }) : reason('leaves-camp', 1, { cell, remaining }),
  ];
}

function arrivalReasons({ after, move }: Turn): readonly Reason[] {
  const { inTarget } = after.camps;
  if (inTarget[move.from] === inTarget[move.to]) return [];
  if (inTarget[move.to] !== 1) return [reason('leaves-target', 1, { cell: move.from })];
  const remaining = after.ownMen.filter((cell) => inTarget[cell] !== 1).length;
  return [reason('man-home', 1, { cell: move.to, remaining })];
}

/** Parity has little weight early in the game, when there is still time to correct it. */
function parityReasons({ after, before }: Turn): readonly Reason[] {
  const remaining = parityDebt(after);
  const improvement = parityDebt(before) - remaining;
  const weight = 1 - determinePhase(before).weights.gambit;
  if (improvement === 0 || weight === 0) return [];
  return [reason(improvement > 0 ? 'parity-improved' : 'parity-worsened', weight, { remaining })];
}

function holeReasons({ after, before }: Turn): readonly Reason[] {
  const buriedBefore = measurePacking(before).buried;
  const buriedAfter = measurePacking(after).buried;
  const reopened = buriedBefore.filter((cell) => !buriedAfter.includes(cell));
  const buried = buriedAfter.filter((cell) => !buriedBefore.includes(cell));
  return [
    ...(reopened.length > 0 ? [reason('hole-reopened', reopened.length, { cells: reopened })] : []),
    ...(buried.length > 0 ? [reason('hole-buried', buried.length, { cells: buried })] : []),
  ];
}
