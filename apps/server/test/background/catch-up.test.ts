import { expect, test, vi } from 'vitest';
import { CATCH_UP_INTERVAL_WITHOUT_BUS_MS, skipUnlessNeeded } from '../../src/background/catch-up.ts';

test('looks for lost changes every three seconds, and twice a second around an outage of the bus', async () => {
  const bus = { connected: true };
  let now = 1_000_000;
  const task = vi.fn(async () => undefined);
  const run = skipUnlessNeeded(bus, () => now, task);

  /** Returns how often the task runs in a number of seconds. */
  const runsIn = async (seconds: number): Promise<number> => {
    task.mockClear();
    for (let elapsed = 0; elapsed < seconds * 1000; elapsed += CATCH_UP_INTERVAL_WITHOUT_BUS_MS) {
      now += CATCH_UP_INTERVAL_WITHOUT_BUS_MS;
      await run();
    }
    return task.mock.calls.length;
  };

  expect(await runsIn(30)).toBe(10);
  bus.connected = false;
  expect(await runsIn(5)).toBe(10);
  bus.connected = true;
  // The other nodes may not have reconnected yet.
  expect(await runsIn(2)).toBe(4);
  await runsIn(3);
  expect(await runsIn(30)).toBe(10);
  // The clock is set back.
  now -= 3_600_000;
  expect(await runsIn(0.5)).toBe(1);
});
