import { expect, test, vi } from 'vitest';
import type { ChangeNotification } from '../../src/bus/bus.ts';
import type { Services } from '../../src/services.ts';
import { SocketHub } from '../../src/socket/hub.ts';

test('names that the server fails to look up are sent with the next ones', async () => {
  let notify = (_: ChangeNotification): void => undefined;
  const subscribe = (_: unknown, listener: typeof notify): void => {
    notify = listener;
  };
  const lookUp = vi.fn(async (_: readonly string[]) => []);
  const hub = new SocketHub({ bus: { subscribe }, names: { lookUp } } as unknown as Services);
  notify({ about: 'person', person: 'ann' });
  await hub.sendNames();
  lookUp.mockRejectedValueOnce(new Error('no connection'));
  notify({ about: 'person', person: 'bob' });
  await expect(hub.sendNames()).rejects.toThrow('no connection');
  await hub.sendNames();
  await hub.sendNames();
  expect(lookUp.mock.calls.map(([people]) => people.toSorted())).toEqual([['ann'], ['ann', 'bob']]);
});
