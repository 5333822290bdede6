import type { PersonId } from '@halma/protocol';
import { expect, test } from 'vitest';
import { NameCache } from '../../src/people/name-cache.ts';

/** A cache with room for three people, and the ids that it read from the store. */
function threeNames() {
  const asked: PersonId[] = [];
  const clock = { now: 1000 };
  const findPublic = async (people: readonly PersonId[]) => {
    asked.push(...people);
    return people
      .filter((id) => id !== 'unknown')
      .map((id) => ({ id, name: id.toUpperCase(), guest: false }));
  };
  const names = new NameCache({ findPublic }, () => clock.now, 3);
  const of = async (...people: PersonId[]) => (await names.lookUp(people)).map(({ id }) => id);
  return { of, asked, clock };
}

test('returns all names asked for, even more than it keeps', async () => {
  const { of } = threeNames();
  expect(await of('a', 'b')).toEqual(['a', 'b']);
  expect(await of('c', 'd', 'a', 'unknown', 'e')).toEqual(['c', 'd', 'a', 'e']);
  expect(await of('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('requests at the same time do not evict names from each other', async () => {
  const { of } = threeNames();
  await of('a', 'b', 'c');
  expect(await Promise.all([of('a', 'd', 'e'), of('b', 'f', 'g'), of('c', 'a')])).toEqual([
    ['a', 'd', 'e'],
    ['b', 'f', 'g'],
    ['c', 'a'],
  ]);
});

test('reads a name once for a while, and evicts those read longest ago', async () => {
  const { of, asked, clock } = threeNames();
  await of('a', 'b', 'c');
  await of('a', 'b', 'c', 'd');
  await of('b', 'c', 'd');
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  clock.now += 30_001;
  await of('b');
  expect(asked.at(-1)).toBe('b');
  expect(asked).toHaveLength(5);
});
