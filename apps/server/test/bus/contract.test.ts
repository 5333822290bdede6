import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Bus, Hint } from '../../src/bus/bus.ts';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { openNatsBus } from '../../src/bus/nats-bus.ts';
import { natsForTests } from '../private-services.ts';

const nats = await natsForTests();
afterAll(() => nats?.stop());

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
        const buses = [openNatsBus(nats.address), openNatsBus(nats.address)] as const;
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

  contract('delivers a hint to all nodes, including its publisher, asynchronously', async () => {
    const [one, other] = await connect();
    const received: Hint[] = [];
    one.subscribe((hint) => received.push(hint));
    other.subscribe((hint) => received.push(hint));
    const hint: Hint = { about: 'log', kind: 'game', id: 'abc', seq: 7 };
    one.publish(hint);
    expect(received).toEqual([]);
    await vi.waitFor(() => expect(received).toEqual([hint, hint]), { timeout: 20_000 });
    await one.close();
    await other.close();
  });

  contract('delivers nothing after unsubscribing', async () => {
    const [bus, other] = await connect();
    const received: string[] = [];
    const unsubscribe = bus.subscribe(() => received.push('stopped'));
    bus.subscribe(() => received.push('subscribed'));
    unsubscribe();
    bus.publish({ about: 'lobby' });
    await vi.waitFor(() => expect(received).toEqual(['subscribed']), { timeout: 20_000 });
    await bus.close();
    await other.close();
  });
});
