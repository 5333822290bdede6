/** The date as records write it, where the program runs: `2026.11.20`. */
export function dateText(now: Date): string {
  return `${now.getFullYear()}.${twoDigits(now.getMonth() + 1)}.${twoDigits(now.getDate())}`;
}

/** A number below a hundred as dates and times write it. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
