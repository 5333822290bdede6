import { expect, test, vi } from 'vitest';
import { onAbort } from '../src/on-abort.ts';

test('calls the function once: when the signal aborts, or immediately if it has already aborted', () => {
  const controller = new AbortController();
  const [early, late] = [vi.fn(), vi.fn()];
  onAbort(controller.signal, early);
  expect(early).not.toHaveBeenCalled();
  controller.abort();
  onAbort(controller.signal, late);
  expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('does not call the function once the caller stops waiting', () => {
  const controller = new AbortController();
  const action = vi.fn();
  onAbort(controller.signal, action)();
  controller.abort();
  expect(action).not.toHaveBeenCalled();
});
