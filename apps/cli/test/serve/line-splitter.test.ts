import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, LineSplitter } from '../../src/serve/line-splitter.ts';

function splitInChunks(bytes: Uint8Array, size: number, limit = 1000): Line[] {
  const splitter = new LineSplitter(limit);
  const lines: Line[] = [];
  for (let offset = 0; offset < bytes.length; offset += size)
    lines.push(...splitter.push(bytes.subarray(offset, offset + size)));
  return [...lines, ...splitter.end()];
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const texts = (...lines: string[]): Line[] => lines.map((text) => ({ text }));

describe.each([1, 2, 3, 7, 1000])('in chunks of %i bytes', (size) => {
  test.each<[string, Line[]]>([
    ['', []],
    ['\n', texts('')],
    ['a', texts('a')],
    ['a\n', texts('a')],
    ['a\nbé…😀\n\nc', texts('a', 'bé…😀', '', 'c')],
    ['12345\n123456\n1', [{ text: '12345' }, { unreadable: 'too-long' }, { text: '1' }]],
    ['1\n123456789', [{ text: '1' }, { unreadable: 'too-long' }]],
  ])('%j', (text, lines) => {
    expect(splitInChunks(bytes(text), size, text.startsWith('1') ? 5 : 1000)).toEqual(lines);
  });

  test('reports bytes that are not UTF-8 and reads the next line', () => {
    expect(splitInChunks(Uint8Array.of(0xc3, 10, 97, 10), size)).toEqual([
      { unreadable: 'not-utf-8' },
      { text: 'a' },
    ]);
  });
});

test('gives the same lines for chunks of any size', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 9 }), (lines, size) => {
      const clean = lines.map((line) => line.replaceAll('\n', ' '));
      const sent = bytes(clean.map((line) => `${line}\n`).join(''));
      expect(splitInChunks(sent, size, 100_000)).toEqual(texts(...clean));
    }),
    { numRuns: 60 },
  );
});
