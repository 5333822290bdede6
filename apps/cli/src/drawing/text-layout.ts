/** The minimum width of a column whose words are wrapped, in characters. */
const MIN_WRAPPED_WIDTH = 14;

/**
 * Aligns the cells of rows in columns.
 *
 * @param alignRight the columns to align to the right, from 0
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  alignRight: readonly number[] = [],
): string {
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

/**
 * Joins words into lines.
 *
 * @param indent the text before each line
 * @param width the maximum length of a line, in characters
 */
export function wrapWords(words: readonly string[], indent = '', width = 78): string {
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

/** Wraps the lines of a string at spaces. A word that is longer than the width is put on a separate line. */
export function wrapLines(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (line.length > width ? wrapWords(line.trim().split(/ +/), indentOf(line), width) : line))
    .join('\n');
}

const indentOf = (line: string): string => /^ */.exec(line)?.[0] ?? '';

/**
 * Draws a list of terms, with their descriptions wrapped in a second column.
 *
 * @param width in characters
 */
export function formatDefinitions(terms: readonly (readonly [string, string])[], width: number): string {
  const descriptionColumn = Math.max(0, ...terms.map(([term]) => term.length)) + 2;
  return terms
    .map(([term, description]) => {
      const lines = wrapLines(description, Math.max(width - descriptionColumn, MIN_WRAPPED_WIDTH)).split(
        '\n',
      );
      return lines
        .map((line, index) => `${(index === 0 ? term : '').padEnd(descriptionColumn)}${line}`)
        .join('\n');
    })
    .join('\n');
}

/**
 * Aligns the cells of rows in columns, and wraps the last column.
 *
 * @param alignRight the columns to align to the right, from 0
 * @param width in characters
 */
export function formatWrappedTable(
  rows: readonly (readonly string[])[],
  alignRight: readonly number[],
  width: number,
): string {
  const table = formatTable(
    rows.map((row) => row.slice(0, -1)),
    alignRight,
  );
  return formatDefinitions(
    table.split('\n').map((line, index) => [line, rows[index]?.at(-1) ?? '']),
    width,
  );
}

/** Formats a whole number with thousands separators. */
export function formatNumber(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
