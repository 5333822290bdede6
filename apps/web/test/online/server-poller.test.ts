import type { Overview } from '@halma/protocol';
import { expect, test } from 'vitest';
import { createServerPoller, type PolledResponse } from '../../src/online/server-poller.ts';
import { FakeClock } from './fake-connection.ts';

const EMPTY: Overview = { online: 0, running: 0, games: [], finished: [] };

/** Creates a poller whose server always gives the same response. */
function createPoller(response: PolledResponse<Overview>) {
  const clock = new FakeClock();
  const page = { isVisible: true };
  let requests = 0;
  let elapsed = 0;
  const poller = createServerPoller<Overview>({
    read: async () => {
      requests += 1;
      return response;
    },
    schedule: clock.schedule,
    now: () => elapsed,
    isVisible: () => page.isVisible,
    onResponse: () => undefined,
  });
  /** Advances the time and delivers the responses of all due requests. Returns the number of requests so far. */
  const advance = async (milliseconds: number): Promise<number> => {
    elapsed += milliseconds;
    clock.advance(milliseconds);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return requests;
  };
  return { ...poller, page, advance };
}

test('a poller uses the shortest interval that a part of the page needs, and polls only while a part needs it', async () => {
  const { follow, advance } = createPoller(EMPTY);
  expect(await advance(60_000)).toBe(0);
  follow(60_000);
  expect(await advance(0)).toBe(1);
  const leave = follow(5000);
  expect(await advance(4999)).toBe(1);
  expect(await advance(1)).toBe(2);
  leave();
  expect(await advance(59_999)).toBe(2);
  expect(await advance(1)).toBe(3);
});

test.each([
  ['after an overview, a poller polls again after its interval', EMPTY, 2, 3],
  ['without a connection, a poller polls again later', 'no-connection', 1, 2],
  ['without a server, a poller never polls again', 'no-server', 1, 1],
] as const)('%s', async (_, response, requestsAfterInterval, requestsLater) => {
  const { follow, advance } = createPoller(response);
  follow(5000);
  await advance(0);
  expect(await advance(5000)).toBe(requestsAfterInterval);
  expect(await advance(10_000)).toBe(requestsLater);
});

test('a poller does not poll while the page is hidden, and polls as soon as it is visible again', async () => {
  const { follow, wake, page, advance } = createPoller(EMPTY);
  page.isVisible = false;
  follow(5000);
  expect(await advance(20_000)).toBe(0);
  page.isVisible = true;
  wake();
  expect(await advance(0)).toBe(1);
  page.isVisible = false;
  await advance(5000);
  wake();
  expect(await advance(20_000)).toBe(2);
});

test('a refresh polls immediately, and once more if a request is pending', async () => {
  const { follow, refresh, advance } = createPoller(EMPTY);
  follow(5000);
  await advance(0);
  refresh();
  expect(await advance(0)).toBe(2);
  refresh();
  refresh();
  expect(await advance(0)).toBe(3);
  expect(await advance(4999)).toBe(3);
});
