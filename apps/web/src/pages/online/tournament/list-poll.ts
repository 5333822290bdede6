import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { createPagePoller } from '../../../online/page-poller.ts';

/**
 * Returns a count that starts at 0 and increases at the interval while the visitor sees the page, so that lists reload.
 * It stops when the current component is removed.
 */
export function createPollCount(intervalMs: number): Accessor<number> {
  const [count, setCount] = createSignal(-1);
  const poller = createPagePoller<'due'>({
    read: async () => 'due',
    // The first poll is immediate, when the list is being fetched anyway, so the count starts at −1.
    onResponse: () => setCount((previous) => previous + 1),
  });
  onCleanup(poller.follow(intervalMs));
  onCleanup(poller.end);
  return createMemo(() => Math.max(0, count()));
}
