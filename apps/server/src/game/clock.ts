import type { ClockSetting, RealTimeClock } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import { DAY_MS } from '../durations.ts';
import { type BySeat, type GameState, hasStarted, movesMade, seatToMove } from './state.ts';

/** The time limit of a seat's first move in a real-time game, in milliseconds. The move costs no clock time. */
export const FIRST_MOVE_LIMIT_MS = 60_000;

/**
 * The time limits of a seat's first move in a tournament, in milliseconds. They are longer, because the players do not
 * choose when their game starts, and longest for games with a main time of at least `slowFrom`.
 */
const ARRIVAL_LIMIT_MS = { quick: 2 * 60_000, slow: 5 * 60_000, slowFrom: 8 * 60_000 } as const;

/** Returns the time limit of a seat's first move in a real-time game, in milliseconds. */
function firstMoveLimitMs({ clock, tournament }: GameState['terms']): number {
  if (tournament === undefined || clock.kind !== 'real-time') return FIRST_MOVE_LIMIT_MS;
  return clock.main < ARRIVAL_LIMIT_MS.slowFrom ? ARRIVAL_LIMIT_MS.quick : ARRIVAL_LIMIT_MS.slow;
}

/**
 * Compensation for network latency: the maximum for one move, in milliseconds, and for a whole game, as a share of the
 * main time. A player can make their connection look slow, so the share limits what they gain by that.
 */
export const LAG_COMPENSATION = { maxPerMoveMs: 1000, shareOfMainTime: 0.04 } as const;

/** The clocks of a game, in whole milliseconds. */
export interface ClockState {
  /** The start of the current move. Each credit shifts it. */
  readonly turnStartedAt: number;
  /** The outages of the current move have been credited up to this instant. */
  readonly creditedUntil: number;
  /** With a real-time clock, the time that each seat had left when the current move started. */
  readonly remainingMs: BySeat<number>;
  /** The latency compensation that each seat can still receive. */
  readonly lagQuotaMs: BySeat<number>;
}

/** Returns the clocks at the start of a game: every seat has its main time. */
export function initialClock(setting: ClockSetting, seats: readonly SeatLetter[], now: number): ClockState {
  const forAllSeats = (value: number): BySeat<number> =>
    Object.fromEntries(seats.map((seat) => [seat, value]));
  return setting.kind === 'real-time'
    ? {
        ...startTurn(now),
        remainingMs: forAllSeats(setting.main),
        lagQuotaMs: forAllSeats(lagQuotaMs(setting)),
      }
    : { ...startTurn(now), remainingMs: {}, lagQuotaMs: {} };
}

/** Returns the times of a move that starts now. */
export function startTurn(now: number): Pick<ClockState, 'turnStartedAt' | 'creditedUntil'> {
  return { turnStartedAt: now, creditedUntil: now };
}

function lagQuotaMs({ main, lag }: RealTimeClock): number {
  return lag === 'charged' ? 0 : Math.round(main * LAG_COMPENSATION.shareOfMainTime);
}

/**
 * Returns how much of a move's time counts as latency, in milliseconds: the measured round trip, up to the maximum for
 * one move and the seat's quota.
 */
export function lagCompensation(
  { lagQuotaMs: quota }: ClockState,
  seat: SeatLetter,
  roundTripMs: number,
): number {
  return Math.min(Math.max(0, Math.round(roundTripMs)), LAG_COMPENSATION.maxPerMoveMs, quota[seat] ?? 0);
}

/** Returns the time that a move costs, in milliseconds, before the increment. */
export function moveCostMs(setting: RealTimeClock, elapsedMs: number, forgivenMs: number): number {
  return Math.max(0, elapsedMs - setting.delay - forgivenMs);
}

/** Returns the clocks after a move by the seat to move. */
export function clockAfterMove(
  clock: ClockState,
  setting: ClockSetting,
  move: {
    readonly seat: SeatLetter;
    readonly now: number;
    readonly forgivenMs: number;
    readonly isFree: boolean;
  },
): ClockState {
  if (setting.kind !== 'real-time') return { ...clock, ...startTurn(move.now) };
  const { seat, now, forgivenMs, isFree } = move;
  if (isFree) return { ...clock, ...startTurn(now) };
  const cost = moveCostMs(setting, now - clock.turnStartedAt, forgivenMs);
  // Older logs may forgive more than the quota.
  const quota = Math.max(0, (clock.lagQuotaMs[seat] ?? 0) - forgivenMs);
  return {
    ...startTurn(now),
    remainingMs: { ...clock.remainingMs, [seat]: (clock.remainingMs[seat] ?? 0) - cost + setting.increment },
    lagQuotaMs: { ...clock.lagQuotaMs, [seat]: quota },
  };
}

/**
 * Returns the clocks after a takeback. The interrupted move is charged, and the moves taken back lose their
 * increments. Time already spent is not returned.
 */
export function clockAfterTakeback(
  clock: ClockState,
  setting: RealTimeClock,
  {
    seat,
    chargedMs,
    undoneSeats,
    now,
  }: {
    /** The seat whose move was interrupted, and the time that it is charged, in milliseconds. */
    readonly seat: SeatLetter;
    readonly chargedMs: number;
    /** The seats that lose an increment, once for each of their moves taken back. */
    readonly undoneSeats: readonly SeatLetter[];
    readonly now: number;
  },
): ClockState {
  const remainingMs: Partial<Record<SeatLetter, number>> = { ...clock.remainingMs };
  remainingMs[seat] = (remainingMs[seat] ?? 0) - chargedMs;
  for (const other of undoneSeats) remainingMs[other] = (remainingMs[other] ?? 0) - setting.increment;
  return { ...clock, ...startTurn(now), remainingMs };
}

/** Returns whether the current move is the seat's first in a real-time game, which costs no clock time. */
export function isUntimedMove(state: GameState): boolean {
  const seat = seatToMove(state);
  return (
    state.terms.clock.kind === 'real-time' &&
    seat !== undefined &&
    hasStarted(state) &&
    movesMade(state, seat) === 0
  );
}

/**
 * Returns the deadline of the current move without latency compensation; undefined if the game has no clock or is not
 * in progress.
 */
export function moveDeadline(state: GameState): number | undefined {
  const seat = seatToMove(state);
  const { clock, terms } = state;
  if (seat === undefined || terms.clock.kind === 'none') return undefined;
  if (terms.clock.kind === 'days') return clock.turnStartedAt + terms.clock.days * DAY_MS;
  if (isUntimedMove(state)) return clock.turnStartedAt + firstMoveLimitMs(terms);
  return clock.turnStartedAt + terms.clock.delay + (clock.remainingMs[seat] ?? 0);
}

/** Returns the deadline of the current move with the maximum latency compensation. */
export function finalDeadline(state: GameState): number | undefined {
  const deadline = moveDeadline(state);
  const seat = seatToMove(state);
  if (deadline === undefined || seat === undefined || isUntimedMove(state)) return deadline;
  return deadline + lagCompensation(state.clock, seat, Number.MAX_SAFE_INTEGER);
}
