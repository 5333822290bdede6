import { describe, expect, test } from 'vitest';
import { findDowntimes } from '../../src/availability/downtimes.ts';
import {
  MAX_RECONNECT_MS,
  type Outage,
  Outages,
  outageSince,
  TICK_INTERVAL_MS,
} from '../../src/availability/outages.ts';

/** Returns when a player who is always connected was first connected after an instant. */
const alwaysConnected = (instant: number): number => instant;

/** A node with a simulated clock. The node ticks only while its event loop runs. */
class TestNode {
  now = 1_000_000;
  readonly startedAt: number = this.now;
  readonly outages: Outages = new Outages(() => this.now);

  /** Lets time pass while the event loop runs. */
  run(milliseconds: number): this {
    const end = this.now + milliseconds;
    while (this.now < end) {
      this.now = Math.min(end, this.now + TICK_INTERVAL_MS);
      this.outages.tick();
      this.outages.noteMessagesRead();
    }
    return this;
  }

  /** Lets time pass while the process does not run. */
  sleep(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  /** Sends a request to the store, which takes some time to answer. */
  callStore(milliseconds: number): this {
    this.outages.noteStoreRequest();
    this.run(milliseconds).outages.noteStoreAnswer();
    return this;
  }

  /** Returns how much of the time since the start was an outage for a player who was always connected. */
  lostMs(): number {
    return outageSince(this.outages.list(this.startedAt), this.startedAt, this.now, alwaysConnected)
      .milliseconds;
  }
}

describe('a node loses', () => {
  test.each<[string, (node: TestNode) => unknown, [min: number, max: number]]>([
    ['nothing while it runs', (node) => node.run(10_000), [0, 0]],
    ['nothing to a tick that is a little late', (node) => node.sleep(80).run(1000), [0, 0]],
    [
      'the time for which its process did not run',
      (node) => node.run(1000).sleep(16_000).run(1000),
      [16_000, 16_200],
    ],
    [
      'the time of a pause even before its next tick',
      (node) => node.run(1000).sleep(16_000),
      [16_000, 16_100],
    ],
    [
      'the time of each of several stalls',
      (node) => node.run(1000).sleep(1500).run(1000).sleep(1700).run(1000),
      [3200, 3400],
    ],
    [
      'nothing more once its clock, which was wrong, has been corrected',
      (node) => node.run(1000).sleep(3_600_000).run(1000).sleep(-3_600_000).run(5000),
      [1000, 1200],
    ],
    [
      'the time without an answer from the store, even if its clock is set back meanwhile',
      (node) => {
        node.run(10_000).outages.noteStoreRequest();
        node.sleep(-8000).run(5000);
      },
      [4900, 5000],
    ],
    [
      'nothing while it is slow for a minute',
      (node) => {
        for (let count = 0; count < 100; count += 1) node.sleep(500).run(100);
      },
      [0, 0],
    ],
    [
      'the time for which the store did not answer a request',
      (node) => node.callStore(0).run(1000).callStore(14_000).run(1000),
      [14_000, 14_000],
    ],
    [
      'nothing to a store that is slow for a minute',
      (node) => {
        for (let count = 0; count < 40; count += 1) node.callStore(600).run(900);
      },
      [0, 0],
    ],
    [
      'the time of a store request even before the store answers',
      (node) => {
        node.run(1000).outages.noteStoreRequest();
        node.run(14_000);
      },
      [14_000, 14_000],
    ],
    [
      'the time until the store answers after a failure',
      (node) => {
        node.outages.noteStoreRequest();
        node.outages.noteStoreFailure();
        node.run(3000).outages.noteStoreRequest();
        node.run(50).outages.noteStoreAnswer();
        node.run(1000);
      },
      [3050, 3050],
    ],
    [
      'nothing to a slow answer from the store after a failure that is over',
      (node) => {
        node.outages.noteStoreRequest();
        node.outages.noteStoreFailure();
        node.run(3000).outages.noteStoreAnswer();
        node.run(1000).callStore(600);
      },
      [3000, 3000],
    ],
    [
      'only the part of a downtime before the time to which its clock is set back',
      (node) => {
        const from = node.now + 2000;
        node.run(10_000).outages.setDowntimes([{ from, to: node.now - 1000 }]);
        node.sleep(-7000).run(5000);
      },
      [1000, 1100],
    ],
    [
      'nothing to a store that answers quickly',
      (node) => {
        for (let count = 0; count < 10; count += 1) node.callStore(100).run(900);
      },
      [0, 0],
    ],
    [
      'the time of overlapping outages only once',
      (node) => {
        node.outages.noteStoreRequest();
        node.run(2000).sleep(5000).run(2000).outages.noteStoreAnswer();
      },
      [9000, 9000],
    ],
  ])('%s', (_, act, [min, max]) => {
    const node = new TestNode();
    act(node);
    expect(node.lostMs()).toBeGreaterThanOrEqual(min);
    expect(node.lostMs()).toBeLessThanOrEqual(max);
  });

  test('only the part of an outage that lies in the period', () => {
    const node = new TestNode().run(1000).sleep(10_000);
    const since = node.now - 3000;
    expect(outageSince(node.outages.list(since), since, node.now, alwaysConnected).milliseconds).toBe(3000);
  });
});

describe('an outage from 100 to 200, with a reconnect limit of 50, lasts for a player', () => {
  const outage: Outage = { from: 100, to: 200, reconnectLimitMs: 50 };
  test.each<[string, now: number, returnedAt: number | undefined, lost: number, isOngoing: boolean]>([
    ['who was connected throughout, until its end', 300, 0, 100, false],
    ['who connects in time, until that moment', 300, 220, 120, false],
    ['who connects late, until the limit', 300, 290, 150, false],
    ['who has not connected yet, up to now', 230, undefined, 130, true],
    ['who does not connect, until the limit', 300, undefined, 150, false],
  ])('%s', (_, now, returnedAt, milliseconds, isOngoing) => {
    const firstConnectedSince = (instant: number): number | undefined =>
      returnedAt === undefined ? undefined : Math.max(instant, returnedAt);
    expect(outageSince([outage], 50, now, firstConnectedSince)).toEqual({ milliseconds, isOngoing });
  });
});

describe('the periods in which no node was running', () => {
  test.each<[string, [startedAt: number, beatAt: number][], now: number, [from: number, to: number][]]>([
    ['do not include the time before the first start', [], 100, []],
    ['include the time since the last heartbeat', [[10, 50]], 100, [[50, 100]]],
    [
      'include the time between two spans',
      [
        [10, 50],
        [70, 100],
      ],
      100,
      [[50, 70]],
    ],
    [
      'do not include the time that another node covers',
      [
        [10, 50],
        [70, 90],
        [40, 100],
      ],
      100,
      [],
    ],
    [
      'can be several, and do not depend on the order of the nodes',
      [
        [80, 90],
        [10, 20],
        [15, 60],
      ],
      95,
      [
        [60, 80],
        [90, 95],
      ],
    ],
    [
      'do not extend into the future after the clock of a node was set back',
      [
        [10, 50],
        [60, 65],
        [90, 62],
      ],
      60,
      [[50, 60]],
    ],
  ])('%s', (_, spans, now, expected) => {
    const nodes = spans.map(([startedAt, beatAt]) => ({ startedAt, beatAt }));
    expect(findDowntimes(nodes, now).map(({ from, to }) => [from, to])).toEqual(expected);
  });
});

test.each<[string, (node: TestNode) => unknown, waitedMs: number]>([
  ['no time while the node runs', (node) => node.run(1000), 0],
  ['no time even if a tick is a little late', (node) => node.run(1000).sleep(150), 0],
  ['since a pause began, before the next tick', (node) => node.run(1000).sleep(500), 500],
  [
    'since a pause began, after the tick that ends it and before the messages are read',
    (node) => {
      node.run(1000).sleep(500).outages.tick();
      node.sleep(30);
    },
    530,
  ],
  [
    'since the tick that ends a pause, once earlier messages have been read',
    (node) => {
      node.run(1000).sleep(500).outages.tick();
      node.sleep(30).outages.noteMessagesRead();
      node.sleep(300);
    },
    330,
  ],
  ['no time when the pause is over', (node) => node.run(1000).sleep(500).run(200), 0],
])('a message may have been waiting %s', (_, act, waitedMs) => {
  const node = new TestNode();
  act(node);
  expect(node.now - node.outages.readUntil).toBe(waitedMs);
});

test('players get time to reconnect after an outage, but not after a short stall', () => {
  const node = new TestNode();
  node.outages.setDowntimes([{ from: node.now - 3200, to: node.now }]);
  node.run(5000).sleep(1300).run(1000);
  const limits = node.outages.list(0).map(({ reconnectLimitMs }) => reconnectLimitMs);
  expect(limits[0]).toBe(MAX_RECONNECT_MS);
  expect(limits[1]).toBeLessThan(1500);
});
