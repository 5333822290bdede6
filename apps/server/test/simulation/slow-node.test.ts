import { expect, test } from 'vitest';
import { TICK_INTERVAL_MS } from '../../src/availability/outages.ts';
import { seededRandom } from './faults.ts';
import { MAX_CHARGE_MS, openTimedStore, TimedGame } from './timed-game.ts';

const store = await openTimedStore();

const LONG_MAIN_MS = 120_000;

test.each([1, 2, 3, 4, 5, 6])(
  'invariant 20: a node that is slow for a minute charges a player for all their thinking, but not for the delay of their move (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const game = new TimedGame(store, LONG_MAIN_MS);
    const { cluster } = game;
    const [node] = await game.start(1);
    if (node === undefined) throw new Error('there is no node');
    const startedAt = cluster.now;
    /** Blocks the event loop for 50 to 500 milliseconds, while messages wait. Returns how long, in milliseconds. */
    const blockEventLoop = async (): Promise<number> => {
      node.isStopped = true;
      const delayMs = 50 + Math.floor(random() * 450);
      await cluster.run(delayMs);
      node.isStopped = false;
      return delayMs;
    };
    while (cluster.now < startedAt + 60_000) {
      await blockEventLoop();
      await cluster.run(1);
    }
    const longestWaitMs = await blockEventLoop();
    const elapsedMs = cluster.now - startedAt;
    expect(await game.move(node)).toBeTypeOf('number');
    const creditMs = elapsedMs - (await game.usedMs(node));
    // When the event loop stops, the last tick is up to one interval old.
    expect(creditMs).toBeLessThanOrEqual(longestWaitMs + TICK_INTERVAL_MS);
    expect(creditMs).toBeGreaterThanOrEqual(longestWaitMs - MAX_CHARGE_MS);
  },
  20_000,
);
