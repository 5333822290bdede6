import { afterEach, expect, test, vi } from 'vitest';
import { PinnableCache } from '../../src/log/pinnable-cache.ts';
import { countScans } from '../count-scans.ts';

afterEach(() => vi.restoreAllMocks());

test('a node finds a game without a scan over those that it keeps in memory, however many are followed', () => {
  const cache = new PinnableCache(100, (id) => ({ id }));
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
