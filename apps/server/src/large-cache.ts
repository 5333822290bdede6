import { LRUCache } from 'lru-cache';

/**
 * Creates a cache of the most recently used values, which grows as it fills. With the option `max`, `LRUCache` reserves
 * memory for all values when it is created, which would delay the start of a node by 30 ms.
 *
 * @param capacity the maximum number of values
 * @param expiry when values expire; by default, never
 */
export function createLargeCache<Key extends string, Value extends object | number | true>(
  capacity: number,
  expiry?: Pick<LRUCache.OptionsTTLLimit<Key, Value, unknown>, 'ttl' | 'ttlResolution' | 'perf'>,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ ...expiry, maxSize: capacity, sizeCalculation: () => 1 });
}
