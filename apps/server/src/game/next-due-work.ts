import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { DueWork } from '../log/aggregate.ts';
import { finalDeadline } from './clock.ts';
import { hasReachedMoveLimit } from './move-limit.ts';
import { awaitsNextGame, seriesDeadline } from './series.ts';
import { needsReadyCheck } from './start.ts';
import { type GameState, seatEngineLevel, seatToMove } from './state.ts';

/** The kinds of work that fall due in a game: the engine's move (`level`), and the end of a time limit (`time`). */
const DUE_WORK_KINDS = ['level', 'time'] as const;
export type DueWorkKind = (typeof DUE_WORK_KINDS)[number];

/**
 * How long a game that does not start stays open after its creation, in milliseconds, by its kind of clock. If this
 * were counted from the last event, people who join and leave again could keep the game open.
 */
const OPEN_SEAT_LIFETIME_MS = { 'real-time': HOUR_MS, none: DAY_MS, days: 14 * DAY_MS } as const;

/**
 * How long a game stays open, at least, after its last open seat was taken, so that the players can replace one who
 * did not confirm in time; and the maximum by which this extends its lifetime in total. Both are in milliseconds.
 */
const REPLACEMENT_TIME_MS = 5 * 60_000;
const MAX_EXTENSION_MS = 30 * 60_000;

/** The time that players have to confirm that they are ready, in milliseconds. */
const READY_CHECK_LIMIT_MS = 60_000;

/** Returns the next work that falls due in a game; null if there is none. */
export function nextDueWork(state: GameState): DueWork<DueWorkKind> | null {
  if (state.phase === 'waiting') return { kind: 'time', at: openSeatDeadline(state) };
  if (state.phase === 'readying' && needsReadyCheck(state))
    return { kind: 'time', at: state.changedAt + READY_CHECK_LIMIT_MS };
  if (awaitsNextGame(state)) return { kind: 'time', at: seriesDeadline(state) };
  const seat = seatToMove(state);
  if (seat === undefined) return null;
  if (hasReachedMoveLimit(state)) return { kind: 'time', at: state.changedAt };
  if (seatEngineLevel(state, seat) !== undefined) return { kind: 'level', at: state.clock.turnStartedAt };
  const deadline = finalDeadline(state);
  // A move at exactly the deadline is still in time.
  return deadline === undefined ? null : { kind: 'time', at: deadline + 1 };
}

function openSeatDeadline({ createdAt, fullAt, terms }: GameState): number {
  const deadline = createdAt + OPEN_SEAT_LIFETIME_MS[terms.clock.kind];
  if (fullAt === null) return deadline;
  return Math.max(deadline, Math.min(fullAt + REPLACEMENT_TIME_MS, deadline + MAX_EXTENSION_MS));
}
