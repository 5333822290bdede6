import { expect, test } from 'vitest';
import { MAX_CHARGE_MS, openTimedStore, type Scene, TimedGame } from './timed-game.ts';

const store = await openTimedStore();

/**
 * The maximum extra time that an outage may give a player, in milliseconds: a heartbeat interval and a reaction time.
 */
const MAX_EXTRA_MS = 1300;

test.each<[string, number, Scene]>([
  [
    'invariant 16: the process is stopped for longer than the time that the player has left',
    1,
    async ({ cluster }, node) => {
      await cluster.run(2000);
      node.isStopped = true;
      await cluster.run(16_000);
      node.isStopped = false;
      // The timers run before the sockets are read.
      await cluster.run(200);
      return { node, thinkingMs: 2200 };
    },
  ],
  [
    'invariant 16: the process is stopped, and the message is read before any timer runs',
    1,
    async ({ cluster }, node) => {
      await cluster.run(9900);
      node.isStopped = true;
      await cluster.run(16_000);
      return { node, thinkingMs: 9900 };
    },
  ],
  [
    'invariant 16: the process is stopped, and the player closes their socket and reconnects 2 seconds later',
    1,
    async (game, node) => {
      await game.cluster.run(2000);
      node.isStopped = true;
      await game.cluster.run(12_000);
      node.isStopped = false;
      await node.disconnect(game.game, game.players.A);
      await game.cluster.run(2000);
      await game.connect(node);
      await game.cluster.run(1000);
      return { node, thinkingMs: 3000 };
    },
  ],
  [
    'invariant 16: the process is stopped repeatedly',
    1,
    async ({ cluster }, node) => {
      for (let count = 0; count < 10; count += 1) {
        await cluster.run(300);
        node.isStopped = true;
        await cluster.run(1200);
        node.isStopped = false;
      }
      return { node, thinkingMs: 3000 };
    },
  ],
  [
    'invariant 16: the node is killed and restarts after 3.2 seconds, and the player reconnects 2 seconds later',
    1,
    async (game, node) => {
      await game.cluster.run(4000);
      game.cluster.kill(node);
      await game.cluster.run(3200);
      const next = await game.cluster.startNode();
      await game.cluster.run(2000);
      await game.connect(next);
      await game.cluster.run(3000);
      return { node: next, thinkingMs: 7000 };
    },
  ],
  [
    'invariant 16: the node is down for an hour, and goes down again before the player reconnects',
    1,
    async (game, node) => {
      await game.cluster.run(4000);
      game.cluster.kill(node);
      await game.cluster.run(3_600_000);
      game.cluster.kill(await game.cluster.startNode());
      await game.cluster.run(2000);
      const next = await game.cluster.startNode();
      await game.cluster.run(1000);
      await game.connect(next);
      return { node: next, thinkingMs: 4000 };
    },
  ],
  [
    'invariant 16: the node is killed and restarts, and the player reconnects repeatedly while they think',
    1,
    async (game, node) => {
      await game.cluster.run(2000);
      game.cluster.kill(node);
      await game.cluster.run(3200);
      const next = await game.cluster.startNode();
      await game.connect(next);
      for (let count = 0; count < 12; count += 1) {
        await game.cluster.run(500);
        await next.disconnect(game.game, game.players.A);
        await game.connect(next);
      }
      return { node: next, thinkingMs: 8000 };
    },
  ],
  [
    'invariant 17: the store is unavailable for longer than the time that the player has left',
    1,
    async ({ cluster }, node) => {
      await cluster.run(2000);
      cluster.disconnectStore();
      await cluster.run(14_000);
      cluster.reconnectStore();
      await cluster.run(500);
      return { node, thinkingMs: 2500 };
    },
  ],
  [
    'invariant 17: the store becomes unavailable while the node commits the opponent’s move',
    1,
    async (game, node) => {
      await game.cluster.run(2000);
      await game.move(node);
      game.cluster.disconnectStore();
      const reply = game.move(node);
      await game.cluster.run(800);
      game.cluster.reconnectStore();
      await reply;
      await game.cluster.run(1000);
      return { node, thinkingMs: 3000 };
    },
  ],
  [
    'invariant 18: the node is killed, and the player reaches another node',
    2,
    async (game, node, other) => {
      await game.cluster.run(9000);
      game.cluster.kill(node);
      await game.cluster.run(6000);
      await game.connect(other);
      await game.cluster.run(500);
      return { node: other, thinkingMs: 9500 };
    },
  ],
  [
    'invariant 18: the node is killed, and the player reaches another node a second later',
    2,
    async (game, node, other) => {
      await game.cluster.run(3000);
      game.cluster.kill(node);
      await game.cluster.run(1000);
      await game.connect(other);
      await game.cluster.run(4000);
      return { node: other, thinkingMs: 7000 };
    },
  ],
  [
    'invariant 18: the node shuts down, and the player reaches another node',
    2,
    async (game, node, other) => {
      await game.cluster.run(9000);
      await node.shutDown();
      await game.cluster.run(1500);
      await game.connect(other);
      return { node: other, thinkingMs: 9000 };
    },
  ],
  [
    'invariant 18: the node is stopped, while another node could end the game on time',
    2,
    async ({ cluster }, node) => {
      await cluster.run(9000);
      node.isStopped = true;
      await cluster.run(12_000);
      node.isStopped = false;
      await cluster.run(500);
      return { node, thinkingMs: 9500 };
    },
  ],
])(
  '%s, and the player is charged only for thinking',
  async (_, nodeCount, play) => {
    const game = new TimedGame(store);
    const [node, other] = await game.start(nodeCount);
    if (node === undefined) throw new Error('there is no node');
    const { node: lastNode, thinkingMs } = await play(game, node, other ?? node);
    expect(await game.move(lastNode)).toBeTypeOf('number');
    const usedMs = await game.usedMs(lastNode);
    expect(usedMs).toBeLessThanOrEqual(thinkingMs + MAX_CHARGE_MS);
    expect(usedMs).toBeGreaterThanOrEqual(thinkingMs - MAX_EXTRA_MS);
  },
  20_000,
);
