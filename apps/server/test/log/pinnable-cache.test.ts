import { afterEach, expect, test, vi } from 'vitest';
import { PinnableCache } from '../../src/log/pinnable-cache.ts';
import { countScans } from '../count-scans.ts';

afterEach(() => vi.restoreAllMocks());

test('the cache is never scanned, no matter how many values are pinned', () => {
  const cache = new PinnableCache({ values: 100, size: 1000 }, (id) => ({ id }));
  for (let number = 0; number < 1000; number += 1) {
    cache.get(`game-${number}`);
    cache.pin(`game-${number}`);
  }
  const scans = countScans();
  for (let number = 0; number < 300; number += 1) cache.get(`other-${number}`);
  const found = [cache.peek('game-0'), cache.peek('other-0'), cache.peek('other-299')].map(
    (game) => game?.id,
  );
  cache.unpin('game-0');
  const scanned = scans();
  expect(scanned).toBe(0);
  expect(found).toEqual(['game-0', undefined, 'other-299']);
});

test('evicts values when those that are not pinned grow beyond the size limit, and never evicts pinned ones', () => {
  const cache = new PinnableCache({ values: 100, size: 10 }, (id) => ({ id }));
  for (const id of ['a', 'b', 'c', 'pinned']) cache.get(id);
  cache.pin('pinned');
  const kept = (): (string | undefined)[] =>
    ['a', 'b', 'c', 'pinned'].flatMap((id) => cache.peek(id)?.id ?? []);
  cache.resize('pinned', 1000);
  cache.resize('b', 8);
  expect(kept()).toEqual(['a', 'b', 'c', 'pinned']);
  cache.resize('b', 9);
  expect(kept()).toEqual(['b', 'c', 'pinned']);
  cache.resize('c', 50);
  expect(kept()).toEqual(['c', 'pinned']);
  cache.unpin('pinned');
  expect(kept()).toEqual(['pinned']);
  cache.resize('unknown', 5);
  expect(kept()).toEqual(['pinned']);
});
