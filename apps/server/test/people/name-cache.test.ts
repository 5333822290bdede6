import type { PersonId } from '@halma/protocol';
import { expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
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
  const names = new NameCache({ findPublic }, openLocalBus(), () => clock.now, 3);
  const lookUpIds = async (...people: PersonId[]) => (await names.lookUp(people)).map(({ id }) => id);
  return { lookUpIds, readIds, clock };
}

test('returns more names than it keeps', async () => {
  const { lookUpIds } = createCache();
  expect(await lookUpIds('a', 'b')).toEqual(['a', 'b']);
  expect(await lookUpIds('c', 'd', 'a', 'unknown', 'e')).toEqual(['c', 'd', 'a', 'e']);
  expect(await lookUpIds('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('concurrent requests do not evict the names that other requests need', async () => {
  const { lookUpIds } = createCache();
  await lookUpIds('a', 'b', 'c');
  expect(
    await Promise.all([lookUpIds('a', 'd', 'e'), lookUpIds('b', 'f', 'g'), lookUpIds('c', 'a')]),
  ).toEqual([
    ['a', 'd', 'e'],
    ['b', 'f', 'g'],
    ['c', 'a'],
  ]);
});

test('reads a name again only after a while, and evicts the least recently used name', async () => {
  const { lookUpIds, readIds, clock } = createCache();
  await lookUpIds('a', 'b', 'c');
  await lookUpIds('a', 'b', 'c', 'd');
  await lookUpIds('b', 'c', 'd');
  expect(readIds).toEqual(['a', 'b', 'c', 'd']);
  clock.now += 30_001;
  await lookUpIds('b');
  expect(readIds.at(-1)).toBe('b');
  expect(readIds).toHaveLength(5);
});

/**
 * Creates two caches of the same names on one bus, as on two nodes. `completeRead` completes the read that
 * is in progress.
 */
function createTwoCaches() {
  const bus = openLocalBus();
  const stored = { name: 'Ann' };
  let completeRead: () => void = () => undefined;
  const findPublic = async (people: readonly PersonId[]) => {
    const { name } = stored;
    await new Promise<void>((resolve) => {
      completeRead = resolve;
    });
    return people.map((id) => ({ id, name, guest: false }));
  };
  const [one, other] = [bus, bus].map((sharedBus) => new NameCache({ findPublic }, sharedBus, () => 0, 3));
  if (one === undefined || other === undefined) throw new Error('a cache is missing');
  const lookUpName = async (cache: NameCache): Promise<string | undefined> => {
    const found = cache.lookUp(['ann']);
    completeRead();
    return (await found)[0]?.name;
  };
  return { stored, one, other, lookUpName, completeRead: () => completeRead() };
}

test('a name that changes while it is being read is read again', async () => {
  const { stored, one, lookUpName, completeRead } = createTwoCaches();
  const firstLookUp = one.lookUp(['ann']);
  stored.name = '';
  one.forget('ann');
  completeRead();
  await firstLookUp;
  expect(await lookUpName(one)).toBe('');
});

test('a change on one node removes the name on the others', async () => {
  const { stored, one, other, lookUpName } = createTwoCaches();
  expect(await lookUpName(other)).toBe('Ann');
  stored.name = '';
  one.forget('ann');
  await expect.poll(() => lookUpName(other)).toBe('');
});
