import { language } from './language.ts';

/** Formats a number with at most one decimal, in the format of the page's language: `6.9`, `7`. */
export function upToTenths(value: number): string {
  return value.toLocaleString(language(), { maximumFractionDigits: 1 });
}

/** Formats a number with two decimals, in the format of the page's language. */
export function hundredths(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats a fraction from 0 to 1 as a whole percentage, in the format of the page's language: `94%`; in German `94 %`. */
export function percent(share: number): string {
  return share.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 0 });
}
