import type { OptionValues } from '../game/options.ts';
import { type Draft, hasManIn, isRanked } from '../position/position.ts';
import type { Seat } from '../seat.ts';

/**
 * Returns the number of the turn after which a seat is tested for men in its home camp; null if there is no limit.
 */
export function homeLimitTurn({ homeLimit, homeLimitTest }: OptionValues): number | null {
  if (homeLimit === 0) return null;
  return homeLimitTest === 'at' ? homeLimit : homeLimit + 1;
}

/**
 * Returns whether the mover has a man in its home camp at the limit or, under `reenterAfterLimit=loses`, has just
 * brought one back after the limit.
 */
export function exceedsHomeLimit(draft: Draft, mover: Seat): boolean {
  const { options } = draft.rules;
  const limitTurn = homeLimitTurn(options);
  if (limitTurn === null || isRanked(draft, mover)) return false;
  const turnsMade = draft.turnsPlayed[mover] ?? 0;
  const camp = draft.rules.camps[mover];
  if (turnsMade === limitTurn) return hasManIn(draft, mover, camp?.home ?? []);
  if (turnsMade < limitTurn || options.reenterAfterLimit === 'allowed' || draft.lastMove?.kind !== 'normal')
    return false;
  const { from, to } = draft.lastMove;
  return camp?.inHome[from] === 0 && camp.inHome[to] === 1;
}
