import { hasFinished } from '@halma/rules';
import { honeycombPacking, parityDebt } from '../features/packing.ts';
import { phase } from '../features/phase.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** What the move does to the own camp and the target. */
export function campReasons(turn: Turn): readonly Reason[] {
  return [...armyHome(turn), ...yard(turn), ...target(turn), ...parity(turn), ...holes(turn)];
}

function armyHome({ after, before, walk }: Turn): readonly Reason[] {
  const { seat } = before;
  const finishes = hasFinished(after.position, seat) && !hasFinished(before.position, seat);
  return finishes ? [reason('army-home', 1, { cell: walk.to })] : [];
}

function yard({ after, walk }: Turn): readonly Reason[] {
  const { inHome } = after.yard;
  if (inHome[walk.from] !== 1 || inHome[walk.to] === 1) return [];
  const left = after.own.filter((cell) => inHome[cell] === 1).length;
  const fields = { cell: walk.from };
  return [left === 0 ? reason('yard-emptied', 1, fields) : reason('leaves-yard', 1, { ...fields, left })];
}

function target({ after, walk }: Turn): readonly Reason[] {
  const { inTarget } = after.yard;
  if (inTarget[walk.from] === inTarget[walk.to]) return [];
  if (inTarget[walk.to] !== 1) return [reason('leaves-target', 1, { cell: walk.from })];
  const left = after.own.filter((cell) => inTarget[cell] !== 1).length;
  return [reason('man-home', 1, { cell: walk.to, left })];
}

/** Steps weigh little while there is still much time to make them good. */
function parity({ after, before }: Turn): readonly Reason[] {
  const left = parityDebt(after);
  const paid = parityDebt(before) - left;
  const weight = 1 - phase(before).weights.gambit;
  if (paid === 0 || weight === 0) return [];
  return [reason(paid > 0 ? 'parity-paid' : 'parity-owed', weight, { left })];
}

function holes({ after, before }: Turn): readonly Reason[] {
  const had = honeycombPacking(before).buried;
  const has = honeycombPacking(after).buried;
  const opened = had.filter((cell) => !has.includes(cell));
  const buried = has.filter((cell) => !had.includes(cell));
  return [
    ...(opened.length > 0 ? [reason('hole-opened', opened.length, { cells: opened })] : []),
    ...(buried.length > 0 ? [reason('hole-buried', buried.length, { cells: buried })] : []),
  ];
}
