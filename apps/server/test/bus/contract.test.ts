import { afterAll, describe, expect, test, vi } from 'vitest';
import { startNats } from '../../../../scripts/private-services.mjs';
import { type Bus, type ChangeNotification, formatTopic, type Topic } from '../../src/bus/bus.ts';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { openNatsBus } from '../../src/bus/nats-bus.ts';
import { natsForTests } from '../private-services.ts';
import { StallingProxy } from '../soak/stalling-proxy.ts';

const nats = await natsForTests();
afterAll(() => nats?.stop());

const ignore = (): void => undefined;

const buses: [string, (() => Promise<readonly [Bus, Bus]>) | undefined][] = [
  [
    'in this process',
    async () => {
      const bus = openLocalBus();
      return [bus, bus];
    },
  ],
  [
    'NATS',
    nats &&
      (async () => {
        const buses = [openNatsBus(nats.address, ignore), openNatsBus(nats.address, ignore)] as const;
        await vi.waitUntil(() => buses.every(({ connected }) => connected));
        return buses;
      }),
  ],
];

describe.each(buses)('%s', (_, open) => {
  const contract = test.skipIf(open === undefined);
  const connect = async (): Promise<readonly [Bus, Bus]> => {
    if (open === undefined) throw new Error('skipped');
    return open();
  };

  contract('delivers a notification to all nodes, including its publisher, asynchronously', async () => {
    const [one, other] = await connect();
    const received: ChangeNotification[] = [];
    const topic = { kind: 'game', id: 'abc' };
    const subscriptions = [one, other].map((bus) =>
      bus.subscribe(topic, (notification) => received.push(notification)),
    );
    await Promise.all(subscriptions.map(({ ready }) => ready));
    const notification: ChangeNotification = { about: 'log', kind: 'game', id: 'abc', seq: 7 };
    one.publish(notification);
    expect(received).toEqual([]);
    await vi.waitFor(() => expect(received).toEqual([notification, notification]), { timeout: 20_000 });
    await one.close();
    await other.close();
  });

  const GAME = { kind: 'game', id: 'abc' };
  contract.each<[ChangeNotification, Topic]>([
    [{ about: 'log', kind: 'game', id: 'abc', seq: 7 }, GAME],
    [{ about: 'chat', game: 'abc' }, GAME],
    [{ about: 'arrival', game: 'abc' }, GAME],
    [{ about: 'lobby' }, 'every-node'],
    [{ about: 'person', person: 'ann' }, 'every-node'],
    [{ about: 'session', session: 'abc' }, 'every-node'],
    [{ about: 'notices', person: 'ann' }, 'every-node'],
  ])('delivers %o on one topic only', async (notification, topic) => {
    const [one, other] = await connect();
    const received: string[] = [];
    const topics: readonly Topic[] = [
      GAME,
      { kind: 'game', id: 'abcd' },
      { kind: 'study', id: 'abc' },
      'every-node',
    ];
    for (const candidate of topics)
      await other.subscribe(candidate, (delivered) =>
        received.push(`${formatTopic(candidate)} ${JSON.stringify(delivered)}`),
      ).ready;
    one.publish(notification);
    const expected = `${formatTopic(topic)} ${JSON.stringify(notification)}`;
    await vi.waitFor(() => expect(received).toContain(expected));
    expect(received).toEqual([expected]);
    await one.close();
    await other.close();
  });

  contract('delivers nothing after unsubscribing', async () => {
    const [bus, other] = await connect();
    const received: string[] = [];
    const subscription = bus.subscribe('every-node', () => received.push('stopped'));
    await bus.subscribe('every-node', () => received.push('subscribed')).ready;
    subscription.end();
    bus.publish({ about: 'lobby' });
    await vi.waitFor(() => expect(received).toEqual(['subscribed']), { timeout: 20_000 });
    await bus.close();
    await other.close();
  });
});

test.skipIf(nats === undefined)(
  'a subscription does not fail if NATS stops answering and then disconnects',
  async () => {
    const address = nats?.address ?? '';
    const proxy = await StallingProxy.start(address);
    const bus = openNatsBus(proxy.addressFor(address), ignore);
    await vi.waitUntil(() => bus.connected);
    proxy.stall();
    const { ready } = bus.subscribe('every-node', () => undefined);
    await proxy.stop();
    await expect(ready).resolves.toBeUndefined();
    await bus.close();
  },
);

test.skipIf(nats === undefined).each([
  ['a user and a password', 'ann:se/cret%', 'ann:se%2Fcret%25'],
  ['a token', 's3cret', 's3cret'],
])('connects to NATS with %s in the address', async (_, authorization, encoded) => {
  const guarded = await startNats({ authorization });
  const bus = openNatsBus(guarded?.address.replace('//', `//${encoded}@`) ?? '', ignore);
  await vi.waitUntil(() => bus.connected, { timeout: 20_000 });
  await bus.close();
  await guarded?.stop();
});

test.skipIf(nats === undefined)('reports that NATS refuses this node', async () => {
  const guarded = await startNats({ authorization: 's3cret' });
  const onError = vi.fn();
  const bus = openNatsBus(guarded?.address ?? '', onError);
  await vi.waitUntil(() => onError.mock.calls.length > 0, { timeout: 20_000 });
  expect(onError.mock.lastCall?.[0]).toMatchObject({
    message: 'no connection to the NATS server',
    cause: { message: expect.stringMatching(/authorization/i) },
  });
  await bus.close();
  await guarded?.stop();
});

test.skipIf(nats === undefined)(
  'reports once that a connection is lost, but not that the node itself has closed one',
  async () => {
    const address = nats?.address ?? '';
    const proxy = await StallingProxy.start(address);
    const onError = vi.fn();
    const [bus, closedBus] = [proxy.addressFor(address), address].map((node) => openNatsBus(node, onError));
    await vi.waitUntil(() => bus?.connected && closedBus?.connected);
    await closedBus?.close();
    expect(onError).not.toHaveBeenCalled();
    await proxy.stop();
    await vi.waitUntil(() => bus?.connected === false, { timeout: 20_000 });
    // Several attempts to reconnect fail in this time.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(onError.mock.calls).toEqual([[new Error('the connection to the NATS server is lost')]]);
    await bus?.close();
  },
);
