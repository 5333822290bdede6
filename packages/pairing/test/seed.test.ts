import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLots, makeRandom, sha256Hex, shuffle } from '../src/index.ts';

const nodeSha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

test('the SHA-256 of a text is the same as in Node', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 200 }), (points) => {
      const text = String.fromCodePoint(...points);
      expect(sha256Hex(text)).toBe(nodeSha256(text).toString('hex'));
    }),
  );
  for (const length of [54, 55, 56, 63, 64, 65, 1000])
    expect(sha256Hex('ä'.repeat(length))).toBe(nodeSha256('ä'.repeat(length)).toString('hex'));
});

/** A second implementation of xoshiro128**, written with BigInt from its authors’ description. */
function* secondXoshiro(seed: string): Generator<number, never> {
  const modulus = 2n ** 32n;
  const rotate = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) % modulus;
  const digest = nodeSha256(seed);
  let [a = 0n, b = 0n, c = 0n, d = 0n] = [0, 4, 8, 12].map((offset) => BigInt(digest.readUInt32BE(offset)));
  while (true) {
    yield Number((rotate((b * 5n) % modulus, 7n) * 9n) % modulus);
    const shifted = (b << 9n) % modulus;
    [c, d] = [c ^ a, d ^ b];
    [b, a] = [b ^ c, a ^ d];
    c ^= shifted;
    d = rotate(d, 11n);
  }
}

test.each(['', 'seed', 'a longer seed with ü'])(
  'the random numbers from the seed “%s” are the same as in a second implementation',
  (seed) => {
    const random = makeRandom(seed, 3);
    const second = secondXoshiro(`${seed}/3`);
    for (let count = 0; count < 200; count += 1) expect(random.below(2 ** 32)).toBe(second.next().value);
  },
);

test('random numbers are below their limit and equally frequent', () => {
  const random = makeRandom('frequencies', 1);
  const counts = new Int32Array(6);
  for (let count = 0; count < 12_000; count += 1) {
    const number = random.below(6);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  // The expected count is 2000; 200 is about five standard deviations.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('a seed gives the same order on every machine', () => {
  const ids = ['ann', 'ben', 'cleo', 'dan', 'eve', 'finn'];
  expect(shuffle(ids, makeRandom('halma', 1)).join(' ')).toMatchInlineSnapshot(`"finn ben dan eve ann cleo"`);
  const lots = drawLots('halma', ids);
  expect(
    ids.toSorted((one, other) => (lots.get(one) ?? 0) - (lots.get(other) ?? 0)).join(' '),
  ).toMatchInlineSnapshot(`"ben dan ann eve finn cleo"`);
});

test('a late entry does not change the order of other players', () => {
  const before = drawLots('halma', ['ann', 'ben', 'cleo']);
  const after = drawLots('halma', ['dan', 'ann', 'ben', 'cleo', 'eve']);
  const orderIn = (lots: ReadonlyMap<string, number>): string[] =>
    ['ann', 'ben', 'cleo'].sort((one, other) => (lots.get(one) ?? 0) - (lots.get(other) ?? 0));
  expect(orderIn(after)).toEqual(orderIn(before));
});
