import { expect, test } from 'vitest';
import { MAIN_MS, openTimedStore, type Scene, TimedGame } from './timed-game.ts';

const store = await openTimedStore();

test.each<[string, number, Scene, fallsAfterMs: number]>([
  ['runs, and the player thinks for too long', 1, async (_, node) => ({ node, thinkingMs: 0 }), MAIN_MS],
  [
    'runs, and the player loses their connection',
    1,
    async (game, node) => {
      await node.disconnect(game.game, game.players.A);
      return { node, thinkingMs: 0 };
    },
    MAIN_MS,
  ],
  [
    'runs, and the player changes to another node',
    2,
    async (game, node, other) => {
      await game.connect(other);
      await node.disconnect(game.game, game.players.A);
      return { node, thinkingMs: 0 };
    },
    MAIN_MS,
  ],
  [
    'is back after an outage, but the player is not',
    1,
    async (game, node) => {
      await game.cluster.run(4000);
      game.cluster.kill(node);
      await game.cluster.run(3200);
      return { node: await game.cluster.startNode(), thinkingMs: 4000 };
    },
    MAIN_MS + 15_000,
  ],
  [
    'takes over from a node, and neither that node nor the player comes back',
    2,
    async (game, node, other) => {
      await game.cluster.run(4000);
      game.cluster.kill(node);
      return { node: other, thinkingMs: 4000 };
    },
    MAIN_MS + 15_000,
  ],
])(
  'the flag falls when the server %s',
  async (_, nodeCount, play, fallsAfterMs) => {
    const game = new TimedGame(store);
    const [node, other] = await game.start(nodeCount);
    if (node === undefined) throw new Error('there is no node');
    const { node: finalNode, thinkingMs } = await play(game, node, other ?? node);
    await game.cluster.run(fallsAfterMs - thinkingMs - 1500);
    expect((await finalNode.stateOf(game.game)).phase).toBe('playing');
    await game.cluster.run(6500);
    expect(await finalNode.stateOf(game.game)).toMatchObject({
      phase: 'over',
      outcome: { termination: 'time' },
    });
  },
  20_000,
);

test('the flag falls at once, whichever node the player is connected to', async () => {
  for (const index of [0, 1, 2]) {
    const game = new TimedGame(store);
    const nodes = await game.start(3);
    const [first] = nodes;
    const node = nodes[index];
    if (first === undefined || node === undefined) throw new Error('there is no node');
    if (node !== first) {
      await game.connect(node);
      await first.disconnect(game.game, game.players.A);
    }
    // The player gets the latency compensation too.
    await game.cluster.run(1.04 * MAIN_MS + 300);
    expect(await node.stateOf(game.game)).toMatchObject({
      phase: 'over',
      outcome: { termination: 'time' },
    });
  }
}, 20_000);
