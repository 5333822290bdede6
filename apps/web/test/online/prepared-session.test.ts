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

test('tabs send their requests one after another if the browser has locks', async () => {
  const events: string[] = [];
  vi.stubGlobal('fetch', async () => {
    events.push('request');
    return Response.json({ person: { id: 'guest' } });
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, work: () => Promise<unknown>) => {
        events.push(`lock ${name}`);
        const value = await work();
        events.push('unlock');
        return value;
      },
    },
  });
  expect(await startSession()).toMatchObject({ ok: true });
  expect(events).toEqual(['lock halma.session', 'request', 'unlock']);
});
