import { setImmediate } from 'node:timers/promises';

/**
 * Processes a list in batches and lets other tasks run between batches, so that work for all clients does not delay a
 * player's move.
 */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  process: (batch: readonly Item[]) => Promise<void> | void,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await process(items.slice(start, start + size));
    await setImmediate();
  }
}
