const WORD = /\s*((?:[^\s"']|"[^"]*"|'[^']*')+)/y;
const QUOTED = /"([^"]*)"|'([^']*)'/g;

/**
 * Splits a command line at blanks outside single and double quotes. No shell is involved: no other character is special.
 *
 * @returns undefined when a quote is not closed or the line is blank
 */
export function splitCommandLine(text: string): readonly [string, ...string[]] | undefined {
  const words: string[] = [];
  let at = 0;
  const end = text.trimEnd().length;
  while (at < end) {
    WORD.lastIndex = at;
    const found = WORD.exec(text);
    if (found === null) return undefined;
    words.push((found[1] ?? '').replaceAll(QUOTED, '$1$2'));
    at = WORD.lastIndex;
  }
  const [program, ...others] = words;
  return program === undefined ? undefined : [program, ...others];
}
