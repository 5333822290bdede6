/** A lead in moves, with one decimal and its sign: `+6.9`, `−0.4`. */
export function signed(score: number): string {
  const text = Math.abs(score).toFixed(1);
  return score < 0 && text !== '0.0' ? `−${text}` : `+${text}`;
}
