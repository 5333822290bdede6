import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorLog } from '../src/error-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates an error log, and the list of what it writes. */
function createErrorLog(): { errors: ErrorLog; written: [message: string, repeats: number][] } {
  const written: [string, number][] = [];
  return { errors: new ErrorLog((error, repeats) => written.push([String(error), repeats])), written };
}

test('writes an error at once, and its repetitions once a minute', () => {
  const { errors, written } = createErrorLog();
  for (let count = 0; count < 1000; count += 1) errors.add(new Error('no store'));
  errors.add(new Error('another'));
  expect(written).toEqual([
    ['Error: no store', 0],
    ['Error: another', 0],
  ]);
  written.length = 0;
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([['Error: no store', 999]]);
  errors.add(new Error('no store'));
  expect(written.at(-1)).toEqual(['Error: no store', 0]);
});

test('writes nothing more about errors that do not repeat', () => {
  const { errors, written } = createErrorLog();
  errors.add(new Error('once'));
  vi.advanceTimersByTime(600_000);
  expect(written).toEqual([['Error: once', 0]]);
});

test('writes at most about a hundred lines a minute, however many different errors there are', () => {
  const { errors, written } = createErrorLog();
  for (let count = 0; count < 1000; count += 1) errors.add(new Error(`game ${count}`));
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(52);
  expect(written.at(-1)).toEqual(['Error: game 999', 949]);
});
