import { onlineWords } from '@halma/locales/online';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time left for a turn in words. Negative milliseconds count as zero. */
export function describeTimeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  return onlineWords().seats.timeLeft(
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  );
}
