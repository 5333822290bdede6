import type { OptionValues } from '../game/options.ts';
import { type Draft, hasManIn, isRanked } from '../position/position.ts';
import type { Seat } from '../seat.ts';

/** After which of its own turns a seat is tested for men at home; null where nobody is. */
export function homeTestTurn({ homeLimit, homeLimitTest }: OptionValues): number | null {
  if (homeLimit === 0) return null;
  return homeLimitTest === 'at' ? homeLimit : homeLimit + 1;
}

/** Has the mover a man at home when his moves to leave it are used up, or brought one back after that? */
export function hasRunOut(draft: Draft, mover: Seat): boolean {
  const { options } = draft.rules;
  const due = homeTestTurn(options);
  if (due === null || isRanked(draft, mover)) return false;
  const made = draft.turns[mover] ?? 0;
  const yard = draft.rules.yards[mover];
  if (made === due) return hasManIn(draft, mover, yard?.home ?? []);
  if (made < due || options.reenterAfterLimit === 'allowed' || draft.lastMove?.kind !== 'walk') return false;
  const { from, to } = draft.lastMove;
  return yard?.inHome[from] === 0 && yard.inHome[to] === 1;
}
