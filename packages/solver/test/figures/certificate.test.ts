import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CertificateBlock,
  CertificateReader,
  countVerdicts,
  type FigureResult,
  formatCertificateBlock,
  type InvalidLine,
} from '../../src/figures/certificate.ts';

const SIDES: ReadonlyMap<string, number> = new Map([
  ['halma-2', 16],
  ['grasshopper-8', 8],
]);

/** Reads a certificate up to its end or its first invalid line. */
function read(text: string): {
  readonly blocks: readonly CertificateBlock[];
  readonly invalidLine: InvalidLine | null;
} {
  const reader = new CertificateReader((game) => SIDES.get(game));
  const blocks: CertificateBlock[] = [];
  for (const line of text.split('\n')) {
    const block = reader.readLine(line);
    if (block === null) continue;
    if ('line' in block) return { blocks, invalidLine: block };
    blocks.push(block);
  }
  return { blocks, invalidLine: null };
}

const cell = fc.integer({ min: 0, max: 63 });
const moves = fc.array(fc.record({ from: cell, to: cell }), { minLength: 1, maxLength: 10 });
const block = fc
  .record({
    first: fc.integer({ min: 0, max: 500 }),
    verdicts: fc.array(fc.option(fc.option(moves), { freq: 1, nil: undefined }), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ first, verdicts }): CertificateBlock => {
    // Candidates without a result are impossible; those whose moves are null are undecided.
    const results = verdicts.flatMap((moves, index): FigureResult[] =>
      moves === undefined ? [] : [{ candidate: first + index, moves }],
    );
    return {
      game: 'grasshopper-8',
      candidateCount: 1000,
      first,
      last: first + verdicts.length - 1,
      results,
    };
  });

test('reads back the blocks that it has formatted', () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      expect(read(blocks.map((original) => formatCertificateBlock(8, original)).join(''))).toEqual({
        blocks,
        invalidLine: null,
      });
    }),
  );
});

test('ignores a block truncated anywhere and reads the block after it', () => {
  fc.assert(
    fc.property(block, block, fc.nat(), fc.boolean(), (first, second, offset, hasLineEnd) => {
      const text = formatCertificateBlock(8, first);
      const part = text.slice(0, offset % (text.length - 1));
      const joined = `${part}${hasLineEnd ? '\n' : ''}${formatCertificateBlock(8, second)}`;
      expect(read(joined)).toEqual({ blocks: [second], invalidLine: null });
    }),
  );
});

test('counts the verdicts of a block', () => {
  const results = [
    { candidate: 4, moves: [{ from: 0, to: 1 }] },
    { candidate: 7, moves: null },
  ];
  const counts = countVerdicts({
    game: 'halma-2',
    candidateCount: 100,
    first: 3,
    last: 9,
    results,
  });
  expect(counts).toEqual({ reachable: 1, impossible: 5, undecided: 1 });
});

const HEAD = 'figures grasshopper-8 327 0 9';

describe('reports an invalid line', () => {
  test.each([
    ['a wrong count of reachable candidates', `${HEAD}\n3 a1-b2\n2 8 0 end`, 3],
    ['an end without a head', '0 1 0 end', 1],
    ['an unknown game', 'figures chess 327 0 9\n0 10 0 end', 2],
    ['a range beyond the candidates', 'figures grasshopper-8 9 0 9\n0 10 0 end', 2],
    ['a candidate of another block', `${HEAD}\n10 a1-b2\n1 9 0 end`, 3],
    ['a repeated candidate', `${HEAD}\n3 a1-b2\n3 a1-b2\n2 8 0 end`, 4],
    ['a square beyond the edge', `${HEAD}\n3 a1-i1\n1 9 0 end`, 3],
    ['text that is not a result', `${HEAD}\n3 is easy\n0 10 0 end`, 3],
  ])('%s', (_, text, line) => expect(read(text).invalidLine).toEqual({ line }));
});
