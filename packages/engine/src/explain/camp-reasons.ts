import { hasFinished } from '@halma/rules';
import { honeycombPacking, parityDebt } from '../features/packing.ts';
import { phase } from '../features/phase.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** What the move changes in the seat's camp and target. */
export function campReasons(turn: Turn): readonly Reason[] {
  return [...armyHome(turn), ...camp(turn), ...target(turn), ...parity(turn), ...holes(turn)];
}

function armyHome({ after, before, move }: Turn): readonly Reason[] {
  const { seat } = before;
  const finishes = hasFinished(after.position, seat) && !hasFinished(before.position, seat);
  return finishes ? [reason('army-home', 1, { cell: move.to })] : [];
}

function camp({ after, move }: Turn): readonly Reason[] {
  const { inHome } = after.camps;
  if (inHome[move.from] !== 1 || inHome[move.to] === 1) return [];
  const remaining = after.ownMen.filter((cell) => inHome[cell] === 1).length;
  const cell = move.from;
  return [
    remaining === 0 ? reason('camp-emptied', 1, { cell }) : reason('leaves-camp', 1, { cell, remaining }),
  ];
}

function target({ after, move }: Turn): readonly Reason[] {
  const { inTarget } = after.camps;
  if (inTarget[move.from] === inTarget[move.to]) return [];
  if (inTarget[move.to] !== 1) return [reason('leaves-target', 1, { cell: move.from })];
  const remaining = after.ownMen.filter((cell) => inTarget[cell] !== 1).length;
  return [reason('man-home', 1, { cell: move.to, remaining })];
}

/** Parity counts for little early in the game, while there is time to correct it. */
function parity({ after, before }: Turn): readonly Reason[] {
  const remaining = parityDebt(after);
  const improvement = parityDebt(before) - remaining;
  const weight = 1 - phase(before).weights.gambit;
  if (improvement === 0 || weight === 0) return [];
  return [reason(improvement > 0 ? 'parity-improved' : 'parity-worsened', weight, { remaining })];
}

function holes({ after, before }: Turn): readonly Reason[] {
  const buriedBefore = honeycombPacking(before).buried;
  const buriedAfter = honeycombPacking(after).buried;
  const reopened = buriedBefore.filter((cell) => !buriedAfter.includes(cell));
  const buried = buriedAfter.filter((cell) => !buriedBefore.includes(cell));
  return [
    ...(reopened.length > 0 ? [reason('hole-reopened', reopened.length, { cells: reopened })] : []),
    ...(buried.length > 0 ? [reason('hole-buried', buried.length, { cells: buried })] : []),
  ];
}
