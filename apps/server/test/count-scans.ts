import { vi } from 'vitest';

/** Starts to count iterations over whole sets and maps. Returns a function that returns the count so far. */
export function countScans(): () => number {
  const scans = [
    vi.spyOn(Set.prototype, Symbol.iterator),
    vi.spyOn(Set.prototype, 'forEach'),
    vi.spyOn(Map.prototype, Symbol.iterator),
    vi.spyOn(Map.prototype, 'forEach'),
    vi.spyOn(Map.prototype, 'keys'),
    vi.spyOn(Map.prototype, 'values'),
    vi.spyOn(Map.prototype, 'entries'),
  ];
  const total = (): number => scans.reduce((count, { mock }) => count + mock.calls.length, 0);
  // The spies themselves iterate over maps.
  const before = total();
  return () => total() - before;
}
