/**
 * Returns when a day such as `2026-11-23` starts in UTC, in milliseconds since 1970; undefined if the calendar has no
 * such day.
 */
export function parseDay(text: string): number | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // `Date.parse` takes February 30 for March 2.
  const isDay = !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
  return isDay ? start : undefined;
}
