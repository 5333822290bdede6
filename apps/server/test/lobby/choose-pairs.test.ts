import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedRange, choosePairs, type QueueEntry, WIDEST_RANGE } from '../../src/lobby/choose-pairs.ts';

const NOW = 1_700_000_000_000;

/** Returns the queue entry of a person who has waited for a number of seconds. */
function entry(person: string, rating: number, seconds = 0, uncertainty = 0): QueueEntry {
  return { person, rating, uncertainty, since: NOW - seconds * 1000 };
}

test.each([
  ['at first', 200, 0, 0],
  ['before the first step', 200, 4.9, 0],
  ['after the first step', 250, 5, 0],
  ['after half a minute', 500, 30, 0],
  ['at the bound', 800, 60, 0],
  ['after an hour', 800, 3600, 0],
  ['with a provisional rating', 310, 0, 110],
  ['of a new player', 700, 0, 500],
  ['of a new player who has waited', 800, 15, 500],
  ['when another node’s clock is ahead', 200, -3, 0],
])('the accepted range %s is %i', (_, range, seconds, uncertainty) => {
  expect(acceptedRange(entry('a', 1500, seconds, uncertainty), NOW)).toBe(range);
});

test.each<[string, readonly QueueEntry[], readonly string[], readonly string[]]>([
  ['an empty queue has no pairs', [], [], []],
  ['one person alone is not paired', [entry('a', 1500)], [], []],
  ['two people of equal strength are paired', [entry('a', 1500), entry('b', 1500)], [], ['ab']],
  [
    'a person is paired with the nearer of two others',
    [entry('a', 1500, 9), entry('b', 1600, 8), entry('c', 1450)],
    [],
    ['ac'],
  ],
  [
    'the person who has waited longest is paired first, with the nearest of the others',
    [entry('a', 1500), entry('b', 1550, 20), entry('c', 1640)],
    [],
    ['ba'],
  ],
  [
    'of two people who are equally near, the one who has waited longer is paired',
    [entry('a', 1500, 9), entry('b', 1600, 1), entry('c', 1400, 2)],
    [],
    ['ac'],
  ],
  ['two people who are too far apart are not paired', [entry('a', 1500), entry('b', 1701)], [], []],
  [
    'two people who are far apart are not paired if only one has waited',
    [entry('a', 1500, 60), entry('b', 1701)],
    [],
    [],
  ],
  [
    'two people who are far apart are paired once both have waited',
    [entry('a', 1500, 60), entry('b', 1701, 5)],
    [],
    ['ab'],
  ],
  [
    'people beyond the bound are not paired, however long they wait',
    [entry('a', 1500, 9999), entry('b', 2301, 9999)],
    [],
    [],
  ],
  [
    'a new player and an established one who is near are paired',
    [entry('a', 1500, 0, 500), entry('b', 1700)],
    [],
    ['ab'],
  ],
  [
    'a new player and an established one who is far away are not paired',
    [entry('a', 1500, 0, 500), entry('b', 1900)],
    [],
    [],
  ],
  ['two new players are paired', [entry('a', 1200, 0, 400), entry('b', 1700, 0, 300)], [], ['ab']],
  [
    'two people, one of whom has blocked the other, are not paired',
    [entry('a', 1500), entry('b', 1500)],
    ['ab'],
    [],
  ],
  [
    'a person is paired with a third player instead of one whom they have blocked',
    [entry('a', 1500, 3), entry('b', 1500, 2), entry('c', 1600)],
    ['ab'],
    ['ac'],
  ],
  [
    'four people form two pairs',
    [entry('a', 1500, 9), entry('b', 1900, 8), entry('c', 1520, 7), entry('d', 1850, 6)],
    [],
    ['ac', 'bd'],
  ],
])('%s', (_, entries, blocks, pairs) => {
  const mayMeet = (one: string, other: string): boolean =>
    !blocks.includes(one + other) && !blocks.includes(other + one);
  const chosen = choosePairs(entries, NOW, mayMeet).map(([one, other]) => one.person + other.person);
  expect(chosen).toEqual(pairs);
});

test('no player is in two pairs or too far from their opponent, and the order of the entries does not matter', () => {
  const entries = fc.uniqueArray(
    fc.record({
      person: fc.string({ minLength: 1, maxLength: 4 }),
      rating: fc.integer({ min: 400, max: 2800 }),
      uncertainty: fc.constantFrom(0, 120, 500),
      since: fc.integer({ min: NOW - 90_000, max: NOW }),
    }),
    { selector: ({ person }) => person, maxLength: 30 },
  );
  fc.assert(
    fc.property(entries, (queue) => {
      const pairs = choosePairs(queue, NOW, () => true);
      const people = pairs.flat().map(({ person }) => person);
      expect(new Set(people).size).toBe(people.length);
      for (const [one, other] of pairs) {
        const gap = Math.abs(one.rating - other.rating);
        expect(gap).toBeLessThanOrEqual(Math.min(acceptedRange(one, NOW), acceptedRange(other, NOW)));
        expect(gap).toBeLessThanOrEqual(WIDEST_RANGE);
      }
      expect(choosePairs(queue.toReversed(), NOW, () => true)).toEqual(pairs);
    }),
    { numRuns: 200 },
  );
});
