const USUAL = 700;
const LEAST = 10;
const MOST = 30_000;

/**
 * How long the computer may think about a move, in milliseconds. The page's address may say otherwise: `?think=50`
 * makes it quick, which the browser tests use.
 */
export function thinkTime(query: string): number {
  const asked = Number(new URLSearchParams(query).get('think') ?? Number.NaN);
  return Number.isFinite(asked) ? Math.min(MOST, Math.max(LEAST, asked)) : USUAL;
}
