import { flagFalls } from './clock.ts';
import { needsReadyCheck } from './start.ts';
import { type GameState, levelOn, seatToMove } from './state.ts';

/** What can fall due at a table without anybody asking: the computer's turn, or the end of somebody's time. */
export type DueKind = 'level' | 'time';

/** Work to be done at an instant. A game has at most one piece of it, which follows from where the game stands. */
export interface Due {
  readonly kind: DueKind;
  readonly at: number;
}

const HOUR = 60 * 60_000;

/** How long an empty seat is kept open. */
const WAITING = { 'real-time': HOUR, none: 24 * HOUR, days: 14 * 24 * HOUR } as const;

/** How long people may take to say that they are ready. */
const READY_WITHIN = 60_000;

/** What falls due next at this table; null when nothing does. */
export function dueOf(state: GameState): Due | null {
  if (state.phase === 'waiting')
    return { kind: 'time', at: state.changedAt + WAITING[state.terms.clock.kind] };
  if (state.phase === 'readying' && needsReadyCheck(state))
    return { kind: 'time', at: state.changedAt + READY_WITHIN };
  const seat = seatToMove(state);
  if (seat === undefined) return null;
  if (levelOn(state, seat) !== undefined) return { kind: 'level', at: state.clock.turnBegan };
  const falls = flagFalls(state);
  // A turn at the very instant is still in time.
  return falls === undefined ? null : { kind: 'time', at: falls + 1 };
}
