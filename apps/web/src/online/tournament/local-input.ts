/**
 * Returns an instant as the value of a field for a local date and time: `2026-11-23T20:15`.
 *
 * @param instant milliseconds since 1970
 */
export function toLocalInput(instant: number): string {
  const date = new Date(instant);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const day = [String(date.getFullYear()), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/**
 * Returns the instant in a field for a local date and time, in milliseconds since 1970; undefined if the
 * field is empty or incomplete.
 */
export function fromLocalInput(text: string): number | undefined {
  const instant = new Date(text).getTime();
  return text === '' || Number.isNaN(instant) ? undefined : instant;
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** Returns the first full quarter of an hour that is at least a given time ahead. */
export function nextQuarterHour(now: number, aheadMs: number): number {
  return Math.ceil((now + aheadMs) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
}
