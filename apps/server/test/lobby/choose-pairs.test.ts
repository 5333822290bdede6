import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedRange, choosePairs, type QueueEntry, WIDEST_RANGE } from '../../src/lobby/choose-pairs.ts';

const NOW = 1_700_000_000_000;

/** Returns the queue entry of a person who has waited for a number of seconds. */
function entry(person: string, rating: number, seconds = 0, uncertainty = 0): QueueEntry {
  return { person, rating, uncertainty, since: NOW - seconds * 1000 };
}

test.each([
  ['at first', 0, 0, 200],
  ['before the first step', 4.9, 0, 200],
  ['after the first step', 5, 0, 250],
  ['after half a minute', 30, 0, 500],
  ['at the bound', 60, 0, 800],
  ['after an hour', 3600, 0, 800],
  ['with a provisional rating', 0, 110, 310],
  ['of a new player', 0, 500, 700],
  ['of a new player who has waited', 15, 500, 800],
  ['when another node’s clock is ahead', -3, 0, 200],
])('the accepted range %s', (_, seconds, uncertainty, range) => {
  expect(acceptedRange(entry('a', 1500, seconds, uncertainty), NOW)).toBe(range);
});

test.each<[string, readonly QueueEntry[], readonly string[], readonly string[]]>([
  ['no people', [], [], []],
  ['one person alone', [entry('a', 1500)], [], []],
  ['two people of equal strength', [entry('a', 1500), entry('b', 1500)], [], ['ab']],
  ['the nearest of three', [entry('a', 1500, 9), entry('b', 1600, 8), entry('c', 1450)], [], ['ac']],
  [
    'the person who has waited longest, with the nearest of the others',
    [entry('a', 1500), entry('b', 1550, 20), entry('c', 1640)],
    [],
    ['ba'],
  ],
  [
    'the person who has waited longer, if two are equally near',
    [entry('a', 1500, 9), entry('b', 1600, 1), entry('c', 1400, 2)],
    [],
    ['ac'],
  ],
  ['two people who are too far apart', [entry('a', 1500), entry('b', 1701)], [], []],
  ['two people who are far apart, after one has waited', [entry('a', 1500, 60), entry('b', 1701)], [], []],
  [
    'two people who are far apart, after both have waited',
    [entry('a', 1500, 60), entry('b', 1701, 5)],
    [],
    ['ab'],
  ],
  ['beyond the bound, however long they wait', [entry('a', 1500, 9999), entry('b', 2301, 9999)], [], []],
  [
    'a new player and an established one who is near',
    [entry('a', 1500, 0, 500), entry('b', 1700)],
    [],
    ['ab'],
  ],
  [
    'a new player and an established one who is far away',
    [entry('a', 1500, 0, 500), entry('b', 1900)],
    [],
    [],
  ],
  ['two new players', [entry('a', 1200, 0, 400), entry('b', 1700, 0, 300)], [], ['ab']],
  ['two people, one of whom has blocked the other', [entry('a', 1500), entry('b', 1500)], ['ab'], []],
  [
    'a blocked pair and a third player',
    [entry('a', 1500, 3), entry('b', 1500, 2), entry('c', 1600)],
    ['ab'],
    ['ac'],
  ],
  [
    'four people',
    [entry('a', 1500, 9), entry('b', 1900, 8), entry('c', 1520, 7), entry('d', 1850, 6)],
    [],
    ['ac', 'bd'],
  ],
])('pairs: %s', (_, entries, blocks, pairs) => {
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
