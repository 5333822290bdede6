import { language } from './language.ts';

/** Formats a number with one decimal, in the format of the page's language: `6.9`, `7.0`; in German `6,9`. */
export function tenths(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
