/** The rest of a style that `styleText` writes, after the escape character. */
const REST_OF_STYLE = /^\[[\d;]*m/;

const LINE_BREAK_OR_TAB = /^(?:\n|\r\n|\t)/;

/**
 * Replaces the control characters in a text, except line breaks, tabs and styles. Records and the output of engines can
 * contain some that would clear the terminal, change its title or hide text.
 */
export function replaceControlCharacters(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character, offset: number) => {
    const [start, rest] = [text.slice(offset, offset + 2), text.slice(offset + 1, offset + 32)];
    const isStyle = character === '\u001b' && REST_OF_STYLE.test(rest);
    return isStyle || LINE_BREAK_OR_TAB.test(start) ? character : '\u{FFFD}';
  });
}
