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

/** Creates two caches of the same names on one bus, as on two nodes. `read` completes the read that is under way. */
function createTwoCaches() {
  const bus = openLocalBus();
  const stored = { name: 'Ann' };
  let read: () => void = () => undefined;
  const findPublic = async (people: readonly PersonId[]) => {
    const { name } = stored;
    await new Promise<void>((resolve) => {
      read = resolve;
    });
    return people.map((id) => ({ id, name, guest: false }));
  };
  const [one, other] = [bus, bus].map((each) => new NameCache({ findPublic }, each, () => 0, 3));
  if (one === undefined || other === undefined) throw new Error('there are two caches');
  const nameIn = async (cache: NameCache): Promise<string | undefined> => {
    const found = cache.lookUp(['ann']);
    read();
    return (await found)[0]?.name;
  };
  return { stored, one, other, nameIn, read: () => read() };
}

test('a name that changes while it is being read is read again', async () => {
  const { stored, one, nameIn, read } = createTwoCaches();
  const early = one.lookUp(['ann']);
  stored.name = '';
  one.forget('ann');
  read();
  await early;
  expect(await nameIn(one)).toBe('');
});

test('a change on one node removes the name on the others', async () => {
  const { stored, one, other, nameIn } = createTwoCaches();
  expect(await nameIn(other)).toBe('Ann');
  stored.name = '';
  one.forget('ann');
  await expect.poll(() => nameIn(other)).toBe('');
});
