import type { Seat } from '@halma/rules';

/** A time control, in milliseconds: each seat's main time, and the increment added after each of its moves. */
export interface TimeControl {
  readonly main: number;
  readonly increment: number;
}

/** The clocks of a game at one moment. `left` is the time that each seat has left, in milliseconds. */
export interface Clock extends TimeControl {
  readonly left: ReadonlyMap<Seat, number>;
}

/** The main times that the site offers, in minutes. */
export const MAIN_TIME_MINUTES = [1, 3, 5, 10, 15, 20, 30, 45, 60] as const;

/** The increments that the site offers, in seconds. */
export const INCREMENT_SECONDS = [0, 2, 3, 5, 10, 15, 30] as const;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A clock counts as low below this time, or below a tenth of the main time if that is shorter. */
const LOW_TIME_MS = 30 * SECOND_MS;

/** Returns a time control from a main time in minutes and an increment in seconds. */
export function timeControlOf(minutes: number, seconds: number): TimeControl {
  return { main: minutes * MINUTE_MS, increment: seconds * SECOND_MS };
}

/** Returns the clocks at the start of a game. */
export function newClock(timeControl: TimeControl, seats: readonly Seat[]): Clock {
  return { ...timeControl, left: new Map(seats.map((seat) => [seat, timeControl.main])) };
}

/**
 * Returns the clocks after a seat has used some time. A clock never goes below zero; a negative time counts
 * as zero.
 */
export function deductTime(clock: Clock, seat: Seat, spentMs: number): Clock {
  const left = Math.max(0, (clock.left.get(seat) ?? 0) - Math.max(0, spentMs));
  return { ...clock, left: new Map([...clock.left, [seat, left]]) };
}

/** Returns the clocks with the increment added to a seat that has moved. */
export function addIncrement(clock: Clock, seat: Seat): Clock {
  return {
    ...clock,
    left: new Map([...clock.left, [seat, (clock.left.get(seat) ?? 0) + clock.increment]]),
  };
}

/** Returns whether a seat's time is low enough for a warning. */
export function isTimeLow({ main }: TimeControl, leftMs: number): boolean {
  return leftMs < Math.min(LOW_TIME_MS, main / 10);
}

/** Formats the time left: `14:52` or `1:02:00`, with tenths of a second if the time is low: `0:08.4`. */
export function clockText(leftMs: number, isLow: boolean): string {
  // Without tenths, rounds up, so that a clock with time left does not show 0:00.
  const wholeSeconds = isLow ? Math.floor(leftMs / SECOND_MS) : Math.ceil(leftMs / SECOND_MS);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(wholeSeconds / 3600),
    Math.floor(wholeSeconds / 60) % 60,
    wholeSeconds % 60,
  ];
  const tenths = isLow ? `.${Math.floor((leftMs % SECOND_MS) / 100)}` : '';
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
    : `${minutes}:${twoDigits(seconds)}${tenths}`;
}
