import type { Walk } from '@halma/rules';
import { highwayEnd } from '../features/highway-end.ts';
import { bestHop, ladder } from '../features/ladder.ts';
import { scoutsInTheWay } from '../features/scouts-in-the-way.ts';
import type { Situation } from '../features/situation.ts';
import { type Reason, reason } from './reason.ts';
import type { Turn } from './turn.ts';

/** Steps by which a hop must be better than another for the difference to be told. */
export const NOTABLE_STEPS = 3;

/** Jumps opened or blocked that are worth telling. */
const NOTABLE_JUMPS = 3;

/** What the move does to the ladders of its own army. */
export function ladderReasons(turn: Turn): readonly Reason[] {
  return [...ladders(turn), ...ways(turn), ...doors(turn)];
}

/** The ladders of the other men, and what the mover himself can do next beyond what he could have done at once. */
function ladders({ after, before, walk }: Turn): readonly Reason[] {
  const had = bestHop(before, (hop) => hop.from !== walk.from);
  const has = bestHop(after, (hop) => hop.from !== walk.to);
  const more = gainOf(after, has) - gainOf(before, had);
  const mover = bestHop(after, (hop) => hop.from === walk.to);
  const now = bestHop(before, (hop) => hop.from === walk.from);
  const prepared = before.gain(walk) + gainOf(after, mover) - gainOf(before, now);
  if (has !== null && more >= NOTABLE_STEPS && more >= prepared) return [made(has, more)];
  if (mover !== null && prepared >= NOTABLE_STEPS) return [made(mover, prepared)];
  if (had === null || -more < NOTABLE_STEPS) return [];
  return [reason('ladder-broken', -more, { from: had.from, to: had.to, steps: -more })];
}

function made({ from, to }: Walk, steps: number): Reason {
  return reason('ladder-made', steps, { from, to, steps });
}

function ways({ after, before }: Turn): readonly Reason[] {
  const jumps = scoutsInTheWay(before).blocked - scoutsInTheWay(after).blocked;
  if (jumps >= NOTABLE_JUMPS) return [reason('way-cleared', jumps, { jumps })];
  return -jumps >= NOTABLE_JUMPS ? [reason('way-blocked', -jumps, { jumps: -jumps })] : [];
}

/** Men that a ladder must keep to be the same one as before. */
const SAME = 2;

function doors({ after, before }: Turn): readonly Reason[] {
  const rungs = ladder(before)?.over ?? [];
  const kept = new Set(ladder(after)?.over.filter((man) => rungs.includes(man)));
  if (kept.size < SAME) return [];
  const had = highwayEnd(before).guests;
  const has = highwayEnd(after).guests;
  const closed = had.filter((man) => !has.includes(man));
  const opened = has.filter((man) => !had.includes(man));
  if (closed.length > opened.length) return [reason('door-closed', closed.length, { men: closed })];
  return opened.length > closed.length ? [reason('door-opened', opened.length, { men: opened })] : [];
}

/** Steps that a hop brings; none where there is none. */
export function gainOf(situation: Situation | null, hop: Walk | null): number {
  return hop === null ? 0 : (situation?.gain(hop) ?? 0);
}
