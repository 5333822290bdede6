import { expect, test } from 'vitest';
import { RefreshedValue } from '../src/refreshed-value.ts';

test.each([
  ['younger than its maximum age', 999, 1],
  ['older', 1000, 2],
  ['made in the future, because the clock was set back', -1, 2],
])('a value that is %s', async (_, elapsedMs, madeCount) => {
  let now = 0;
  let count = 0;
  const value = new RefreshedValue(
    1000,
    () => now,
    async () => {
      count += 1;
      return count;
    },
  );
  await value.read();
  now += elapsedMs;
  expect(await value.read()).toBe(madeCount);
});
