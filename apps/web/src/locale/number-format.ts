import { language } from './language.ts';

/** Formats a number with at most one decimal, as the page's language writes it: `6.9`, `7`. */
export function upToTenths(value: number): string {
  return value.toLocaleString(language(), { maximumFractionDigits: 1 });
}

/** Formats a number with two decimals, as the page's language writes it. */
export function hundredths(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats a share as a whole percentage, as the page's language writes it: `94%`; in German `94 %`. */
export function percent(share: number): string {
  return share.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 0 });
}
