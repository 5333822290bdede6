/** Reads a whole number without sign or leading zero, of at most nine digits; undefined when the text is not one. */
export function parseWholeNumber(text: string): number | undefined {
  return /^(?:0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : undefined;
}
