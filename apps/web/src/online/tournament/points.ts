/** The number of parts into which the server divides a point. */
export const POINT_PARTS = 120;

/**
 * The parts of a point in tie-breaks that add opponents' points. The server multiplies these points so that
 * averages are whole numbers.
 */
const OPPONENT_POINT_PARTS = 60 * POINT_PARTS;

/** The parts of a win in the mean result, which the server sends in hundredths of the parts of a point. */
const MEAN_RESULT_PARTS = 100 * POINT_PARTS;

/** The characters for fractions of a point, by number of parts. */
const FRACTIONS: ReadonlyMap<number, string> = new Map([
  [30, '¼'],
  [40, '⅓'],
  [60, '½'],
  [80, '⅔'],
  [90, '¾'],
]);

/**
 * Writes points: `2½`, `0`, `1⅓`, or with at most two decimals.
 *
 * @param parts in 120ths of a point
 */
export function formatPoints(parts: number, language: string): string {
  const whole = Math.floor(parts / POINT_PARTS);
  const remainder = parts - whole * POINT_PARTS;
  if (remainder === 0) return String(whole);
  const fraction = FRACTIONS.get(remainder);
  if (fraction !== undefined) return `${whole === 0 ? '' : whole}${fraction}`;
  return decimal(parts / POINT_PARTS, language);
}

/** The format of each tie-break on the pages. Direct encounter and the drawing of lots have no number. */
const TIE_BREAK_TEXTS = {
  W: (value, _language) => String(value),
  BH: (value, language) => decimal(value / OPPONENT_POINT_PARTS, language),
  'BH-C1': (value, language) => decimal(value / OPPONENT_POINT_PARTS, language),
  SB: (value, language) => decimal(value / (OPPONENT_POINT_PARTS * POINT_PARTS), language),
  // Fewer first moves are better, so the server sends them as a negative number.
  LF: (value, _language) => String(Math.abs(value)),
  MR: (value, language) => percentage(value / MEAN_RESULT_PARTS, language),
} as const satisfies Readonly<Record<string, (value: number, language: string) => string>>;

/** A tie-break that has a column. */
export type ShownTieBreak = keyof typeof TIE_BREAK_TEXTS;

/** Returns the tie-breaks of a row that have a column, in the order in which they apply. */
export function shownTieBreaks(tieBreaks: Readonly<Record<string, number>>): readonly ShownTieBreak[] {
  return Object.keys(tieBreaks).filter((code): code is ShownTieBreak => code in TIE_BREAK_TEXTS);
}

/** Writes the value of a tie-break. */
export function formatTieBreak(code: ShownTieBreak, value: number, language: string): string {
  return TIE_BREAK_TEXTS[code](value, language);
}

function decimal(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

function percentage(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
