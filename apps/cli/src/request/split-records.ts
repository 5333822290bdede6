/** A comment, a tag with its name, or a word of a record. The record parser handles everything else. */
const PART = /\{[^}]*\}?|\[\s*(\w*)[^"\]]*(?:"[^"]*"?)?[^\]]*\]?|[^\s{[]+/g;

/**
 * Splits a file into its records: a record begins with a tag that follows moves, or with another `Event` tag.
 * Returns a file with a single record unchanged.
 */
export function splitRecords(text: string): readonly [string, ...string[]] {
  const starts: number[] = [];
  let hasEvent = false;
  let hasMoves = false;
  for (const { 0: part, 1: tag, index } of text.matchAll(PART)) {
    if (tag === undefined) {
      hasMoves ||= !part.startsWith('{') || hasEvent;
      continue;
    }
    if (hasMoves || (hasEvent && tag === 'Event')) {
      starts.push(index);
      hasEvent = false;
      hasMoves = false;
    }
    hasEvent ||= tag === 'Event';
  }
  const [second = text.length] = starts;
  return [text.slice(0, second), ...starts.map((start, index) => text.slice(start, starts[index + 1]))];
}
