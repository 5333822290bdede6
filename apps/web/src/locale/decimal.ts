import { language } from './language.ts';

/** A number to one decimal, as the language of the page writes it: `6.9`, `7.0`; in German `6,9`. */
export function tenths(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A number to one decimal if it needs any, as the language of the page writes it: `6.9`, `7`. */
export function upToTenths(value: number): string {
  return value.toLocaleString(language(), { maximumFractionDigits: 1 });
}
