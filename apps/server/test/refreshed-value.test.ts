import { expect, test } from 'vitest';
import { RefreshedValue } from '../src/refreshed-value.ts';

test.each([
  ['keeps a value that is younger than its maximum age', 999, 1],
  ['replaces an older value', 1000, 2],
  ['replaces a value whose time is in the future because the clock was set back', -1, 2],
])('%s', async (_, elapsedMs, madeCount) => {
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
