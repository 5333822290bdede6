import { tenths } from '../locale/decimal.ts';

/** Formats a lead in moves with its sign and one decimal, as the page's language writes numbers: `+6.9`, `−0.4`, `0.0`; in German `+6,9`. */
export function signedNumber(score: number): string {
  const text = tenths(Math.abs(score));
  if (text === tenths(0)) return text;
  return score < 0 ? `−${text}` : `+${text}`;
}
