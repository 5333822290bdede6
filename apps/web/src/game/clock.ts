import type { Seat } from '@halma/rules';

/** The time control: the time of each seat for the whole game, and the increment after each move. In milliseconds. */
export interface TimeControl {
  readonly main: number;
  readonly increment: number;
}

/** The clocks of a game at the start of the present turn, in milliseconds. */
export interface Clock extends TimeControl {
  readonly left: ReadonlyMap<Seat, number>;
}

/** The main times offered, in minutes. */
export const MINUTES = [1, 3, 5, 10, 15, 20, 30, 45, 60] as const;

/** The increments offered, in seconds. */
export const SECONDS = [0, 2, 3, 5, 10, 15, 30] as const;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Below this, or a tenth of the main time if that is less, a clock is low. */
const LOW = 30 * SECOND;

/** Returns the time control for a main time in minutes and an increment in seconds. */
export function timeControlOf(minutes: number, seconds: number): TimeControl {
  return { main: minutes * MINUTE, increment: seconds * SECOND };
}

/** Returns the clocks at the start of a game. */
export function newClock(rate: TimeControl, seats: readonly Seat[]): Clock {
  return { ...rate, left: new Map(seats.map((seat) => [seat, rate.main])) };
}

/** Returns the clocks after a seat has used an amount of time, in milliseconds. No clock goes below zero. */
export function charge(clock: Clock, seat: Seat, spent: number): Clock {
  const left = Math.max(0, (clock.left.get(seat) ?? 0) - Math.max(0, spent));
  return { ...clock, left: new Map([...clock.left, [seat, left]]) };
}

/** Returns the clocks with the increment added after a seat's move. */
export function addIncrement(clock: Clock, seat: Seat): Clock {
  return {
    ...clock,
    left: new Map([...clock.left, [seat, (clock.left.get(seat) ?? 0) + clock.increment]]),
  };
}

/** Returns whether a seat's time is low enough for a warning. */
export function isLow(clock: TimeControl, left: number): boolean {
  return left < Math.min(LOW, clock.main / 10);
}

/** Formats the time left: `14:52`, `1:02:00`, and tenths when it is low, `0:08.4`. */
export function clockText(left: number, low: boolean): string {
  // A clock shows 0:00 only when the time is over.
  const whole = low ? Math.floor(left / SECOND) : Math.ceil(left / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tenths = low ? `.${Math.floor((left % SECOND) / 100)}` : '';
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}${tenths}`;
}
