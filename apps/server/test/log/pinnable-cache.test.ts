import { afterEach, expect, test, vi } from 'vitest';
import { PinnableCache } from '../../src/log/pinnable-cache.ts';
import { countScans } from '../count-scans.ts';

afterEach(() => vi.restoreAllMocks());

test('the cache is never scanned, no matter how many values are pinned', () => {
  const cache = new PinnableCache({ values: 100, size: 1000 }, (id) => ({ id }));
  for (let index = 0; index < 1000; index += 1) {
    cache.get(`game-${index}`);
    cache.pin(`game-${index}`);
  }
  const scans = countScans();
  for (let index = 0; index < 300; index += 1) cache.get(`other-${index}`);
  const found = [cache.peek('game-0'), cache.peek('other-0'), cache.peek('other-299')].map(
    (game) => game?.id,
  );
  cache.unpin('game-0');
  const scanCount = scans();
  expect(scanCount).toBe(0);
  expect(found).toEqual(['game-0', undefined, 'other-299']);
});

test('evicts values when the unpinned ones exceed the size limit, and never evicts pinned ones', () => {
  const cache = new PinnableCache({ values: 100, size: 10 }, (id) => ({ id }));
  for (const id of ['a', 'b', 'c', 'pinned']) cache.get(id);
  cache.pin('pinned');
  const cachedIds = (): (string | undefined)[] =>
    ['a', 'b', 'c', 'pinned'].flatMap((id) => cache.peek(id)?.id ?? []);
  cache.resize('pinned', 1000);
  cache.resize('b', 8);
  expect(cachedIds()).toEqual(['a', 'b', 'c', 'pinned']);
  cache.resize('b', 9);
  expect(cachedIds()).toEqual(['b', 'c', 'pinned']);
  cache.resize('c', 50);
  expect(cachedIds()).toEqual(['c', 'pinned']);
  cache.unpin('pinned');
  expect(cachedIds()).toEqual(['pinned']);
  cache.resize('unknown', 5);
  expect(cachedIds()).toEqual(['pinned']);
});

test.each([
  { place: 'is new', isPinned: false },
  { place: 'is pinned', isPinned: true },
])('a value that $place stays the same object', ({ isPinned }) => {
  const cache = new PinnableCache({ values: 100, size: 1000 }, (id) => ({ id }));
  const value = cache.get('a');
  if (isPinned) cache.pin('a');
  expect(cache.get('a')).toBe(value);
  expect(cache.add('a', { id: 'a' })).toBe(value);
  cache.discard('a', { id: 'a' });
  expect(cache.peek('a')).toBe(value);
  cache.discard('a', value);
  expect(cache.peek('a')).toBe(isPinned ? value : undefined);
  const other = { id: 'b' };
  expect([cache.add('b', other), cache.get('b')]).toEqual([other, other]);
  expect(cache.get('b')).toBe(other);
});
