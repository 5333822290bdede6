import type { PersonId } from '@halma/protocol';
import { expect, test } from 'vitest';
import { Names } from '../../src/people/names.ts';

/** Names with room for three people, and the ids the store was asked for. */
function threeNames() {
  const asked: PersonId[] = [];
  const clock = { now: 0 };
  const named = async (people: readonly PersonId[]) => {
    asked.push(...people);
    return people.filter((id) => id !== 'nobody').map((id) => ({ id, name: id.toUpperCase(), guest: false }));
  };
  const names = new Names({ named }, () => clock.now, 3);
  const of = async (...people: PersonId[]) => (await names.of(people)).map(({ id }) => id);
  return { of, asked, clock };
}

test('whoever is asked for is named, however little room there is', async () => {
  const { of } = threeNames();
  expect(await of('a', 'b')).toEqual(['a', 'b']);
  expect(await of('c', 'd', 'a', 'nobody', 'e')).toEqual(['c', 'd', 'a', 'e']);
  expect(await of('a', 'b', 'c', 'd', 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('those who ask at the same time take nobody from each other', async () => {
  const { of } = threeNames();
  await of('a', 'b', 'c');
  expect(await Promise.all([of('a', 'd', 'e'), of('b', 'f', 'g'), of('c', 'a')])).toEqual([
    ['a', 'd', 'e'],
    ['b', 'f', 'g'],
    ['c', 'a'],
  ]);
});

test('a name is read once for a while, and those read longest ago make room', async () => {
  const { of, asked, clock } = threeNames();
  await of('a', 'b', 'c');
  await of('a', 'b', 'c', 'd');
  await of('b', 'c', 'd');
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  clock.now = 30_000;
  await of('b');
  expect(asked.at(-1)).toBe('b');
  expect(asked).toHaveLength(5);
});
