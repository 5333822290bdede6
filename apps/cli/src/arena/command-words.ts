const WORD = /\s*((?:[^\s"']|"[^"]*"|'[^']*')+)/y;
const QUOTED = /"([^"]*)"|'([^']*)'/g;

/**
 * Cuts a command line into its words. Blanks inside single or double quotes do not cut; nothing else is special, and no shell
 * is asked.
 *
 * @returns undefined for a quote that is never closed, and where there is no word at all
 */
export function commandWords(text: string): readonly [string, ...string[]] | undefined {
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
