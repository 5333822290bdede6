const WORD = /\s*((?:[^\s"']|"[^"]*"|'[^']*')+)/y;
const QUOTED = /"([^"]*)"|'([^']*)'/g;

/**
 * Splits a command line at spaces outside single and double quotes. There is no shell, so no other character
 * is special.
 *
 * @returns undefined if a quote is not closed or the line is blank
 */
export function splitCommandLine(text: string): readonly [string, ...string[]] | undefined {
  const words: string[] = [];
  let offset = 0;
  const end = text.trimEnd().length;
  while (offset < end) {
    WORD.lastIndex = offset;
    const match = WORD.exec(text);
    if (match === null) return undefined;
    words.push((match[1] ?? '').replaceAll(QUOTED, '$1$2'));
    offset = WORD.lastIndex;
  }
  const [program, ...args] = words;
  return program === undefined ? undefined : [program, ...args];
}
