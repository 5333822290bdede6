/** Lines up rows of words in columns two blanks apart. */
export function drawTable(rows: readonly (readonly string[])[], alignRight: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((word, column) => {
      widths[column] = Math.max(widths[column] ?? 0, word.length);
    });
  }
  const pad = (word: string, column: number): string =>
    alignRight.includes(column) ? word.padStart(widths[column] ?? 0) : word.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** Breaks words into lines of a width, each with an indent. */
export function wrap(words: readonly string[], indent = '', width = 78): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of words) {
    if (line.length > indent.length && line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent;
    }
    line += line.length > indent.length ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}

/** Breaks the lines of a text at its blanks, so that none is wider than a width if it can be helped. */
export function fold(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (line.length > width ? wrap(line.trim().split(/ +/), leadOf(line), width) : line))
    .join('\n');
}

const leadOf = (line: string): string => /^ */.exec(line)?.[0] ?? '';

const NARROWEST = 20;

/** Lines up terms with what is said of them, which goes on below itself where the width is used up. */
export function drawTerms(terms: readonly (readonly [string, string])[], width: number): string {
  const left = Math.max(0, ...terms.map(([term]) => term.length)) + 2;
  return terms
    .map(([term, says]) => {
      const lines = fold(says, Math.max(width - left, NARROWEST)).split('\n');
      return lines.map((line, index) => `${(index === 0 ? term : '').padEnd(left)}${line}`).join('\n');
    })
    .join('\n');
}

/** A whole number with its thousands set apart. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
