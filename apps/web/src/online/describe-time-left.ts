import { onlineStrings } from '@halma/locales/online';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Describes the time left for a turn, in days, hours and minutes. Negative time counts as zero. */
export function describeTimeLeft(milliseconds: number): string {
  return onlineStrings().seats.timeLeft(...splitTimeLeft(milliseconds));
}

/** Splits a time into whole days, hours and minutes. Negative time counts as zero. */
export function splitTimeLeft(milliseconds: number): [days: number, hours: number, minutes: number] {
  const left = Math.max(0, milliseconds);
  return [
    Math.floor(left / DAY_MS),
    Math.floor((left % DAY_MS) / HOUR_MS),
    Math.floor((left % HOUR_MS) / MINUTE_MS),
  ];
}
