import { expect, test } from 'vitest';
import { createSeenReporter } from '../../src/online/seen-reporter.ts';

/** Creates a reporter whose requests have the given outcomes, and whose timers the test runs. */
function startReporter(...outcomes: boolean[]) {
  const sent: (readonly string[])[] = [];
  const timers = new Set<() => void>();
  const reporter = createSeenReporter({
    send: async (keys) => {
      sent.push(keys);
      return outcomes.shift() ?? true;
    },
    batchSize: 2,
    schedule: (_, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  });
  const runTimers = (): void => {
    for (const run of [...timers]) run();
  };
  return { reporter, sent, runTimers, timers };
}

test('a reporter sends the keys in batches', async () => {
  const { reporter, sent } = startReporter();
  reporter.add(['a', 'b', 'c']);
  await expect.poll(() => sent).toEqual([['a', 'b'], ['c']]);
});

test('a reporter sends keys again if there was no response', async () => {
  const { reporter, sent, runTimers, timers } = startReporter(false, true);
  reporter.add(['a']);
  await expect.poll(() => timers.size).toBe(1);
  runTimers();
  await expect.poll(() => sent).toEqual([['a'], ['a']]);
  expect(timers.size).toBe(0);
});

test('a reporter sends nothing after it has ended', async () => {
  const { reporter, sent, runTimers, timers } = startReporter(false);
  reporter.add(['a']);
  await expect.poll(() => timers.size).toBe(1);
  reporter.end();
  runTimers();
  reporter.add(['b']);
  expect(sent).toEqual([['a']]);
});
