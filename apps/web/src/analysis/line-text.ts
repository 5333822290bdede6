import { tenths } from '../site/decimal.ts';

/** A lead in moves, with one decimal and its sign, as the language of the page writes it: `+6.9`, `−0.4`; in German `+6,9`. */
export function signed(score: number): string {
  const text = tenths(Math.abs(score));
  return score < 0 && text !== tenths(0) ? `−${text}` : `+${text}`;
}
