import { afterEach, expect, test, vi } from 'vitest';
import { startSession } from '../../src/online/prepared-session.ts';

afterEach(() => vi.unstubAllGlobals());

test('calls share a request while it is pending, so that a new visitor becomes one guest', async () => {
  let count = 0;
  vi.stubGlobal('fetch', async () => {
    count += 1;
    return Response.json({ person: { id: `guest-${count}` } });
  });
  const [one, other] = await Promise.all([startSession(), startSession()]);
  expect(other).toBe(one);
  expect(count).toBe(1);
  await startSession();
  expect(count).toBe(2);
});
