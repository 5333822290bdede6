import type { DueWork } from '../log/aggregate.ts';
import { flagFallsAt } from './clock.ts';
import { needsReadyCheck } from './start.ts';
import { type GameState, seatEngineLevel, seatToMove } from './state.ts';

/** What can fall due in a game: the engine's move, or the end of a time limit. */
const DUE_WORK_KINDS = ['level', 'time'] as const;
export type DueWorkKind = (typeof DUE_WORK_KINDS)[number];

const HOUR_MS = 60 * 60_000;

/** How long a game waits for players, by its kind of clock. */
const OPEN_SEAT_LIFETIME_MS = { 'real-time': HOUR_MS, none: 24 * HOUR_MS, days: 14 * 24 * HOUR_MS } as const;

/** How long players may take to confirm that they are ready. */
const READY_CHECK_LIMIT_MS = 60_000;

/** Returns what falls due next in a game; null for nothing. */
export function nextDueWork(state: GameState): DueWork<DueWorkKind> | null {
  if (state.phase === 'waiting')
    return { kind: 'time', at: state.changedAt + OPEN_SEAT_LIFETIME_MS[state.terms.clock.kind] };
  if (state.phase === 'readying' && needsReadyCheck(state))
    return { kind: 'time', at: state.changedAt + READY_CHECK_LIMIT_MS };
  const seat = seatToMove(state);
  if (seat === undefined) return null;
  if (seatEngineLevel(state, seat) !== undefined) return { kind: 'level', at: state.clock.turnStartedAt };
  const fallsAt = flagFallsAt(state);
  // A move at this very instant is still in time.
  return fallsAt === undefined ? null : { kind: 'time', at: fallsAt + 1 };
}
