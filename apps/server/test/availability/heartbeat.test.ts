import { expect, test } from 'vitest';
import { Heartbeat, type HeartbeatDependencies } from '../../src/availability/heartbeat.ts';
import { Outages } from '../../src/availability/outages.ts';

test.each(['record', 'checkStore'] as const)('%s detects that the store was down', async (method) => {
  let now = 1_000_000;
  let isDown = false;
  const answer = async (): Promise<void> => {
    if (isDown) throw new Error('no store');
  };
  const outages = new Outages(() => now);
  const heartbeat = new Heartbeat({
    nodes: { recordHeartbeat: answer, find: answer, deleteStopped: answer, listSpans: async () => [] },
    outages,
    clocks: { creditConnected: async () => undefined, checkArrivals: async () => undefined },
    node: 'node',
    startedAt: now,
    countPeople: () => 0,
    now: () => now,
  } as unknown as HeartbeatDependencies);
  await heartbeat[method]();
  isDown = true;
  now += 500;
  const from = now;
  await expect(heartbeat[method]()).rejects.toThrow('no store');
  expect(outages.list(from)).toContainEqual(expect.objectContaining({ from, to: undefined }));
  now += 17_000;
  outages.tick();
  isDown = false;
  await heartbeat[method]();
  expect(outages.list(from)).toContainEqual(expect.objectContaining({ from, to: now }));
});
