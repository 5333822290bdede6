import type { ClockSetting, RealTimeClock } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { type BySeat, type GameState, hasStarted, movesMade, seatToMove } from './state.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The time limit of a seat's first move in a real-time game, in milliseconds. The move costs no clock time. */
export const FIRST_MOVE_LIMIT_MS = 60_000;

/**
 * Compensation for network latency, out of a quota, so that no player gains by a slow connection. In
 * milliseconds: the maximum a move, the quota at the start and at most, and what every move adds to it.
 */
export const LAG_COMPENSATION = { mostPerTurn: 1000, quota: 5000, perTurn: 250 } as const;

/** The clocks of a game. All in whole milliseconds. */
export interface ClockState {
  /** When the current move started. */
  readonly turnStartedAt: number;
  /** With a real-time clock, what each seat had left when the current move started. */
  readonly remainingMs: BySeat<number>;
  /** The compensation that each seat may still get. */
  readonly lagQuotaMs: BySeat<number>;
}

/** Returns the clocks before a game: every seat has its main time. */
export function initialClock(choice: ClockSetting, seats: readonly SeatLetter[], now: number): ClockState {
  const forEach = (value: number): BySeat<number> => Object.fromEntries(seats.map((seat) => [seat, value]));
  return choice.kind === 'real-time'
    ? { turnStartedAt: now, remainingMs: forEach(choice.main), lagQuotaMs: forEach(LAG_COMPENSATION.quota) }
    : { turnStartedAt: now, remainingMs: {}, lagQuotaMs: {} };
}

/** Returns how much of a move's time was latency: the measured round trip, within the quota. */
export function lagCompensation(
  { lagQuotaMs: quota }: ClockState,
  seat: SeatLetter,
  roundTrip: number,
): number {
  return Math.min(Math.max(0, Math.round(roundTrip)), LAG_COMPENSATION.mostPerTurn, quota[seat] ?? 0);
}

/** Returns what a move costs a seat, before its increment. */
export function turnCost(choice: RealTimeClock, elapsed: number, forgiven: number): number {
  return Math.max(0, elapsed - choice.delay - forgiven);
}

/** Returns the clocks after a move of the seat to move. */
export function clockAfterMove(
  clock: ClockState,
  choice: ClockSetting,
  turn: {
    readonly seat: SeatLetter;
    readonly now: number;
    readonly forgiven: number;
    readonly free: boolean;
  },
): ClockState {
  if (choice.kind !== 'real-time') return { ...clock, turnStartedAt: turn.now };
  const { seat, now, forgiven, free } = turn;
  if (free) return { ...clock, turnStartedAt: now };
  const cost = turnCost(choice, now - clock.turnStartedAt, forgiven);
  const quota = (clock.lagQuotaMs[seat] ?? 0) - forgiven + LAG_COMPENSATION.perTurn;
  return {
    turnStartedAt: now,
    remainingMs: { ...clock.remainingMs, [seat]: (clock.remainingMs[seat] ?? 0) - cost + choice.increment },
    lagQuotaMs: { ...clock.lagQuotaMs, [seat]: Math.min(quota, LAG_COMPENSATION.quota) },
  };
}

/**
 * Returns the clocks after a takeback: the interrupted move is charged, and moves that are taken back earn no
 * increment. No time comes back.
 */
export function clockAfterTakeback(
  clock: ClockState,
  choice: RealTimeClock,
  {
    seat,
    charged,
    undone,
    now,
  }: {
    /** The seat whose move was interrupted, and what that costs. */
    readonly seat: SeatLetter;
    readonly charged: number;
    /** The seats that lose the increment of a move. */
    readonly undone: readonly SeatLetter[];
    readonly now: number;
  },
): ClockState {
  const left: Partial<Record<SeatLetter, number>> = { ...clock.remainingMs };
  left[seat] = (left[seat] ?? 0) - charged;
  for (const other of undone) left[other] = (left[other] ?? 0) - choice.increment;
  return { ...clock, turnStartedAt: now, remainingMs: left };
}

/** Returns whether the seat to move has not made a move yet in a real-time game. */
export function isUntimedMove(state: GameState): boolean {
  const seat = seatToMove(state);
  return (
    state.terms.clock.kind === 'real-time' &&
    seat !== undefined &&
    hasStarted(state) &&
    movesMade(state, seat) === 0
  );
}

/** Returns when the current move's time ends without latency compensation. Undefined without a clock. */
export function moveDeadline(state: GameState): number | undefined {
  const seat = seatToMove(state);
  const { clock, terms } = state;
  if (seat === undefined || terms.clock.kind === 'none') return undefined;
  if (terms.clock.kind === 'days') return clock.turnStartedAt + terms.clock.days * DAY_MS;
  if (isUntimedMove(state)) return clock.turnStartedAt + FIRST_MOVE_LIMIT_MS;
  return clock.turnStartedAt + terms.clock.delay + (clock.remainingMs[seat] ?? 0);
}

/** Returns the last instant at which a move can still be in time with full latency compensation. */
export function flagFallsAt(state: GameState): number | undefined {
  const ends = moveDeadline(state);
  const seat = seatToMove(state);
  if (ends === undefined || seat === undefined || isUntimedMove(state)) return ends;
  return ends + lagCompensation(state.clock, seat, Number.MAX_SAFE_INTEGER);
}
