import { onlineWords } from '../words/online.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many milliseconds until a turn has to be made, in words; what has run out is none. */
export function timeLeftWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  return onlineWords().seats.timeLeft(
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  );
}
