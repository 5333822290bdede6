import type { PersonId } from '@halma/protocol';
import { expect, test } from 'vitest';
import { NameCache } from '../../src/people/name-cache.ts';

/** Creates a cache for three people. `readIds` lists the ids that it has read from the store. */
function createCache() {
  const readIds: PersonId[] = [];
  const clock = { now: 1000 };
  const findPublic = async (people: readonly PersonId[]) => {
    readIds.push(...people);
    return people
      .filter((id) => id !== 'unknown')
      .map((id) => ({ id, name: id.toUpperCase(), guest: false }));
  };
  const names = new NameCache({ findPublic }, () => clock.now, 3);
  const idsOf = async (...people: PersonId[]) => (await names.lookUp(people)).map(({ id }) => id);
  return { idsOf, asked: readIds, clock };
}

test('returns more names than it keeps', async () => {
  const { idsOf } = createCache();
  expect(await idsOf('a', 'b')).toEqual(['a', 'b']);
  expect(await idsOf('c', 'd', 'a', 'unknown', 'e')).toEqual(['c', 'd', 'a', 'e']);
  expect(await idsOf('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('concurrent requests do not evict the names that others need', async () => {
  const { idsOf } = createCache();
  await idsOf('a', 'b', 'c');
  expect(await Promise.all([idsOf('a', 'd', 'e'), idsOf('b', 'f', 'g'), idsOf('c', 'a')])).toEqual([
    ['a', 'd', 'e'],
    ['b', 'f', 'g'],
    ['c', 'a'],
  ]);
});

test('reads a name again only after a while, and evicts the least recently used', async () => {
  const { idsOf, asked, clock } = createCache();
  await idsOf('a', 'b', 'c');
  await idsOf('a', 'b', 'c', 'd');
  await idsOf('b', 'c', 'd');
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  clock.now += 30_001;
  await idsOf('b');
  expect(asked.at(-1)).toBe('b');
  expect(asked).toHaveLength(5);
});
