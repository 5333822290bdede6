import { tenths } from '../locale/decimal.ts';

/** Formats a lead in moves with a sign and one decimal, in the format of the page's language: `+6.9`, `−0.4`, `0.0`. */
export function signedNumber(score: number): string {
  const text = tenths(Math.abs(score));
  if (text === tenths(0)) return text;
  return score < 0 ? `−${text}` : `+${text}`;
}
