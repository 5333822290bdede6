/**
 * Prints a value of any type for a refusal or an error: at most 80 characters of its text or, for an object, only its
 * kind, since the text of an object can be long, misleading or impossible to get.
 */
export function printValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value).slice(0, 80);
  return 'ok' in value ? 'a result' : 'an object';
}
