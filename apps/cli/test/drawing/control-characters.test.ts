import { expect, test } from 'vitest';
import { replaceControlCharacters } from '../../src/drawing/control-characters.ts';
import { coloured } from '../../src/drawing/paint.ts';

test.each([
  ['a line break and a tab', 'a\tb\nc\r\nd', 'a\tb\nc\r\nd'],
  ['a style', coloured(2, 'red'), coloured(2, 'red')],
  ['a sequence that clears the terminal', 'a\u001b[2Jb', 'a\u{FFFD}[2Jb'],
  ['a title of the terminal', '\u001b]0;title\u0007', '\u{FFFD}]0;title\u{FFFD}'],
  ['a carriage return that looks like the start of a style', 'a\r[0mb', 'a\u{FFFD}[0mb'],
  ['a carriage return, which overwrites the line', 'a\rb', 'a\u{FFFD}b'],
  ['an eight-bit control character', 'a\u009b2Jb', 'a\u{FFFD}2Jb'],
])('only line breaks, tabs and styles reach the terminal: %s', (_, text, result) => {
  expect(replaceControlCharacters(text)).toBe(result);
});
