import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BadLine,
  type Block,
  CertificateReader,
  countsOf,
  type Finding,
  formatBlock,
} from '../../src/figures/certificate.ts';

const SIDES: ReadonlyMap<string, number> = new Map([
  ['halma-2', 16],
  ['grasshopper-8', 8],
]);

/** What a certificate says, and the first line that cannot stand in it. */
function read(text: string): { readonly blocks: readonly Block[]; readonly bad: BadLine | null } {
  const reader = new CertificateReader((game) => SIDES.get(game));
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const block = reader.read(line);
    if (block === null) continue;
    if ('line' in block) return { blocks, bad: block };
    blocks.push(block);
  }
  return { blocks, bad: null };
}

const cell = fc.integer({ min: 0, max: 63 });
const moves = fc.array(fc.record({ from: cell, to: cell }), { minLength: 1, maxLength: 10 });
const block = fc
  .record({
    first: fc.integer({ min: 0, max: 500 }),
    verdicts: fc.array(fc.option(fc.option(moves), { freq: 1 }), { minLength: 1, maxLength: 20 }),
  })
  .map(({ first, verdicts }): Block => {
    // Of a candidate that is impossible nothing is said.
    const found = verdicts.flatMap((moves, index): Finding[] =>
      moves === null || index % 3 === 0 ? [] : [{ number: first + index, moves }],
    );
    return { game: 'grasshopper-8', candidates: 1000, first, last: first + verdicts.length - 1, found };
  });

test('blocks are read as they were written, in any number', () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      expect(read(blocks.map((one) => formatBlock(8, one)).join(''))).toEqual({ blocks, bad: null });
    }),
  );
});

test('wherever a file is cut short, what follows is read in full, and nothing of the block that was cut', () => {
  fc.assert(
    fc.property(block, block, fc.nat(), fc.boolean(), (first, second, at, hasLineEnd) => {
      const text = formatBlock(8, first);
      const part = text.slice(0, at % (text.length - 1));
      const joined = `${part}${hasLineEnd ? '\n' : ''}${formatBlock(8, second)}`;
      expect(read(joined)).toEqual({ blocks: [second], bad: null });
    }),
  );
});

test('what a block counts', () => {
  const found = [
    { number: 4, moves: [{ from: 0, to: 1 }] },
    { number: 7, moves: null },
  ];
  const counts = countsOf({ game: 'halma-2', candidates: 100, first: 3, last: 9, found });
  expect(counts).toEqual({ reachable: 1, impossible: 5, undecided: 1 });
});

const HEAD = 'figures grasshopper-8 327 0 9';

describe('a line that cannot stand there is found', () => {
  test.each([
    ['another count of those that can be reached', `${HEAD}\n3 a1-b2\n2 8 0 end`, 3],
    ['an end without a beginning', '0 1 0 end', 1],
    ['a game that is not known', 'figures chess 327 0 9\n0 10 0 end', 2],
    ['more than there are', 'figures grasshopper-8 9 0 9\n0 10 0 end', 2],
    ['a candidate of another block', `${HEAD}\n10 a1-b2\n1 9 0 end`, 3],
    ['a candidate twice', `${HEAD}\n3 a1-b2\n3 a1-b2\n2 8 0 end`, 4],
    ['a square beyond the edge', `${HEAD}\n3 a1-i1\n1 9 0 end`, 3],
    ['words', `${HEAD}\n3 is easy\n0 10 0 end`, 3],
  ])('%s', (_, text, line) => expect(read(text).bad).toEqual({ line }));
});
