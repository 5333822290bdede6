import { expect, test } from 'vitest';
import { HEARTBEAT_INTERVAL_MS } from '../../src/availability/handovers.ts';
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

test('a node reads once in which periods no node was running, when all others have recorded a heartbeat', async () => {
  const startedAt = 1_000_000;
  let now = startedAt;
  const outages = new Outages(() => now);
  let readCount = 0;
  const nothing = async (): Promise<void> => undefined;
  const heartbeat = new Heartbeat({
    nodes: {
      recordHeartbeat: nothing,
      deleteStopped: nothing,
      listSpans: async () => {
        readCount += 1;
        return [{ startedAt: startedAt - 90_000, beatAt: startedAt - 60_000 }];
      },
    },
    outages,
    clocks: { creditConnected: nothing, checkArrivals: nothing },
    node: 'node',
    startedAt,
    countPeople: () => 0,
    now: () => now,
  } as unknown as HeartbeatDependencies);
  const readCounts: number[] = [];
  for (const afterMs of [0, 2 * HEARTBEAT_INTERVAL_MS, 2 * HEARTBEAT_INTERVAL_MS + 1, 5000]) {
    now = startedAt + afterMs;
    outages.tick();
    await heartbeat.record();
    readCounts.push(readCount);
  }
  expect(readCounts).toEqual([0, 0, 1, 1]);
  const downtime = { from: startedAt - 60_000, to: startedAt };
  expect(outages.list(startedAt)).toContainEqual(expect.objectContaining(downtime));
});

test('players who are connected get the credit for an outage once, when it has ended', async () => {
  let now = 1_000_000;
  const outages = new Outages(() => now);
  let creditCount = 0;
  const nothing = async (): Promise<void> => undefined;
  const heartbeat = new Heartbeat({
    nodes: { recordHeartbeat: nothing, deleteStopped: nothing, listSpans: async () => [] },
    outages,
    clocks: {
      creditConnected: async () => {
        creditCount += 1;
      },
      checkArrivals: nothing,
    },
    node: 'node',
    startedAt: now,
    countPeople: () => 0,
    now: () => now,
  } as unknown as HeartbeatDependencies);
  const creditCounts: number[] = [];
  for (const gapMs of [500, 1000, 500]) {
    now += gapMs;
    outages.tick();
    await heartbeat.record();
    creditCounts.push(creditCount);
  }
  expect(creditCounts).toEqual([0, 1, 1]);
});
