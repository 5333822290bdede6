/** Formats a date in local time, as in records: `2026.11.20`. */
export function formatDate(now: Date): string {
  return `${now.getFullYear()}.${twoDigits(now.getMonth() + 1)}.${twoDigits(now.getDate())}`;
}

/** Formats a number from 0 to 99 with two digits. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
