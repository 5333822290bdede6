import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShard, rangesOfShard } from '../../src/figures/shards.ts';

test('the shards together cover each candidate once', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 20 }), (candidates, count) => {
      const numbers = Array.from({ length: count }, (_, index) => [
        ...rangesOfShard(candidates, { index: index + 1, count }),
      ])
        .flat()
        .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: candidates }, (_, index) => index));
    }),
  );
});

test.each([
  ['1/1', { index: 1, count: 1 }],
  ['3/16', { index: 3, count: 16 }],
  ['0/4', null],
  ['5/4', null],
  ['4', null],
  ['-1/4', null],
  ['1/4 ', null],
])('parses or refuses the shard %s', (text, shard) => expect(parseShard(text)).toEqual(shard));
