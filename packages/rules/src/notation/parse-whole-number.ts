/**
 * Parses a whole number of at most nine digits, without a sign or leading zeros. Returns undefined for any other
 * string.
 */
export function parseWholeNumber(text: string): number | undefined {
  return /^(?:0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : undefined;
}
