import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Bus, Hint } from '../../src/bus/bus.ts';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { openNatsBus } from '../../src/bus/nats-bus.ts';
import { natsForTests } from '../services.ts';

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
  ['NATS', nats && (async () => [await openNatsBus(nats.address), await openNatsBus(nats.address)])],
];

describe.each(buses)('%s', (_, open) => {
  const contract = test.skipIf(open === undefined);
  const connected = async (): Promise<readonly [Bus, Bus]> => {
    if (open === undefined) throw new Error('skipped');
    return open();
  };

  contract('a hint reaches every node, the publisher’s too, later and not at once', async () => {
    const [one, other] = await connected();
    const heard: Hint[] = [];
    one.subscribe((hint) => heard.push(hint));
    other.subscribe((hint) => heard.push(hint));
    const hint: Hint = { about: 'game', game: 'abc', seq: 7 };
    one.publish(hint);
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toEqual([hint, hint]));
    await one.close();
    await other.close();
  });

  contract('who has stopped listening hears nothing more', async () => {
    const [bus, other] = await connected();
    const heard: string[] = [];
    const stop = bus.subscribe(() => heard.push('stopped'));
    bus.subscribe(() => heard.push('listens'));
    stop();
    bus.publish({ about: 'lobby' });
    await vi.waitFor(() => expect(heard).toEqual(['listens']));
    await bus.close();
    await other.close();
  });
});
