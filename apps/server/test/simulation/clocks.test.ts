import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatShortMove, legalMoves } from '@halma/rules';
import { afterAll, expect, test } from 'vitest';
import { BEAT_INTERVAL_MS } from '../../src/availability/outages.ts';
import { seatToMove } from '../../src/game/state.ts';
import { openStore } from '../../src/store/store.ts';
import { gameSetup } from '../game/played-game.ts';
import { seededRandom } from './faults.ts';
import { TimedCluster, type TimedNode } from './timed-cluster.ts';

const folder = await mkdtemp(join(tmpdir(), 'halma-clocks-'));
const store = await openStore({ folder });
if (store === undefined) throw new Error('the folder is locked');
const { games, presence, nodes } = store;
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const MAIN_MS = 10_000;
const LONG_MAIN_MS = 120_000;
let gameCount = 0;

/** A game on a simulated cluster. The players have made their first moves, and the clock of `A` runs. */
class TimedGame {
  readonly cluster: TimedCluster = new TimedCluster({ games, presence, nodes });
  readonly players = { A: '', C: '' };
  game = '';
  readonly #mainMs: number;
  #commandCount = 0;

  constructor(mainMs: number = MAIN_MS) {
    this.#mainMs = mainMs;
  }

  /** Starts a cluster with a game whose players are connected to the first node. */
  async start(nodeCount: number): Promise<readonly TimedNode[]> {
    const { cluster } = this;
    gameCount += 1;
    // Each simulation happens long after the others, so that it does not see their nodes.
    cluster.now += gameCount * 40 * 24 * 60 * 60_000;
    for (const seat of ['A', 'C'] as const)
      this.players[seat] = `${seat.toLowerCase()}${String(gameCount).padStart(15, '0')}`;
    const started: TimedNode[] = [];
    for (let count = 0; count < nodeCount; count += 1) started.push(await cluster.startNode());
    const [node] = started;
    if (node === undefined) throw new Error('there is no node');
    const clock = { kind: 'real-time', main: this.#mainMs, increment: 0, delay: 0 } as const;
    const created = await node.games.create(gameSetup('halma-2', { clock }), this.players.A, `g${gameCount}`);
    if (created?.ok !== true) throw new Error('there is no game');
    this.game = created.value;
    for (const seat of ['A', 'C'] as const)
      await node.send(this.game, this.players[seat], 'join', { do: 'join', seat });
    for (const seat of ['A', 'C'] as const) await node.connect(this.game, this.players[seat]);
    // The cluster has been running for a while.
    await cluster.run(5000);
    await this.move(node);
    await this.move(node);
    return started;
  }

  /** Lets the player to move make a move. Returns the number of the event, or the code of the refusal. */
  async move(node: TimedNode): Promise<number | string> {
    const { position, ...state } = await node.stateOf(this.game);
    const [move] = position === null ? [] : legalMoves(position);
    const seat = seatToMove({ position, ...state });
    if (position === null || move === undefined || seat === undefined) return 'no-seat-to-move';
    this.#commandCount += 1;
    return node.send(this.game, this.players[seat as 'A' | 'C'], `move-${this.#commandCount}`, {
      do: 'move',
      ply: position.ply,
      move: formatShortMove(position.rules.board, move),
    });
  }

  /** Returns the time that the first player has used, in milliseconds. */
  async usedMs(node: TimedNode): Promise<number> {
    const { clock } = await node.stateOf(this.game);
    return this.#mainMs - (clock.remainingMs.A ?? 0);
  }

  connect(node: TimedNode): Promise<void> {
    return node.connect(this.game, this.players.A);
  }
}

type Scene = (
  game: TimedGame,
  node: TimedNode,
  other: TimedNode,
) => Promise<{
  /** A node on which the player now moves. */
  readonly node: TimedNode;
  /** The time that the player spent thinking while they could move, in milliseconds. */
  readonly thoughtMs: number;
}>;

/** The most that an outage may cost a player, in milliseconds. */
const MAX_CHARGE_MS = 300;
/** The most that an outage may give a player: the time since the last heartbeat before it, and a reaction. */
const MAX_GIFT_MS = 1300;

test.each<[string, number, Scene]>([
  [
    'invariant 16: its process is stopped for longer than the player has left',
    1,
    async ({ cluster }, node) => {
      await cluster.run(2000);
      node.isStopped = true;
      await cluster.run(16_000);
      node.isStopped = false;
      // The timers run before the sockets are read.
      await cluster.run(200);
      return { node, thoughtMs: 2200 };
    },
  ],
  [
    'invariant 16: its process is stopped, and the message is read before any timer runs',
    1,
    async ({ cluster }, node) => {
      await cluster.run(9900);
      node.isStopped = true;
      await cluster.run(16_000);
      return { node, thoughtMs: 9900 };
    },
  ],
  [
    'invariant 16: its process is stopped, and the player gives up their socket and is back 2 seconds after',
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
      return { node, thoughtMs: 3000 };
    },
  ],
  [
    'invariant 16: its process is stopped again and again',
    1,
    async ({ cluster }, node) => {
      for (let count = 0; count < 10; count += 1) {
        await cluster.run(300);
        node.isStopped = true;
        await cluster.run(1200);
        node.isStopped = false;
      }
      return { node, thoughtMs: 3000 };
    },
  ],
  [
    'invariant 16: it is killed and back after 3.2 seconds, and the player 2 seconds later',
    1,
    async (game, node) => {
      await game.cluster.run(4000);
      game.cluster.kill(node);
      await game.cluster.run(3200);
      const next = await game.cluster.startNode();
      await game.cluster.run(2000);
      await game.connect(next);
      await game.cluster.run(3000);
      return { node: next, thoughtMs: 7000 };
    },
  ],
  [
    'invariant 16: it is down for an hour, and down again before the player is back',
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
      return { node: next, thoughtMs: 4000 };
    },
  ],
  [
    'invariant 16: it is killed and back, and the player connects again and again while they think',
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
      return { node: next, thoughtMs: 8000 };
    },
  ],
  [
    'invariant 17: its store is away for longer than the player has left',
    1,
    async ({ cluster }, node) => {
      await cluster.run(2000);
      cluster.takeStoreAway();
      await cluster.run(14_000);
      cluster.returnStore();
      await cluster.run(500);
      return { node, thoughtMs: 2500 };
    },
  ],
  [
    'invariant 17: its store goes away while it commits the opponent’s move',
    1,
    async (game, node) => {
      await game.cluster.run(2000);
      await game.move(node);
      game.cluster.takeStoreAway();
      const reply = game.move(node);
      await game.cluster.run(800);
      game.cluster.returnStore();
      await reply;
      await game.cluster.run(1000);
      return { node, thoughtMs: 3000 };
    },
  ],
  [
    'invariant 18: its node is killed, and the player reaches another',
    2,
    async (game, node, other) => {
      await game.cluster.run(9000);
      game.cluster.kill(node);
      await game.cluster.run(6000);
      await game.connect(other);
      await game.cluster.run(500);
      return { node: other, thoughtMs: 9500 };
    },
  ],
  [
    'invariant 18: its node is killed, and the player reaches another at once',
    2,
    async (game, node, other) => {
      await game.cluster.run(3000);
      game.cluster.kill(node);
      await game.cluster.run(1000);
      await game.connect(other);
      await game.cluster.run(4000);
      return { node: other, thoughtMs: 7000 };
    },
  ],
  [
    'invariant 18: its node shuts down, and the player reaches another',
    2,
    async (game, node, other) => {
      await game.cluster.run(9000);
      await node.shutDown();
      await game.cluster.run(1500);
      await game.connect(other);
      return { node: other, thoughtMs: 9000 };
    },
  ],
  [
    'invariant 18: its node is stopped, while another could call time',
    2,
    async ({ cluster }, node) => {
      await cluster.run(9000);
      node.isStopped = true;
      await cluster.run(12_000);
      node.isStopped = false;
      await cluster.run(500);
      return { node, thoughtMs: 9500 };
    },
  ],
])(
  '%s, and the player is charged only for thinking',
  async (_, nodeCount, play) => {
    const game = new TimedGame();
    const [node, other] = await game.start(nodeCount);
    if (node === undefined) throw new Error('there is no node');
    const { node: last, thoughtMs } = await play(game, node, other ?? node);
    expect(await game.move(last)).toBeTypeOf('number');
    const usedMs = await game.usedMs(last);
    expect(usedMs).toBeLessThanOrEqual(thoughtMs + MAX_CHARGE_MS);
    expect(usedMs).toBeGreaterThanOrEqual(thoughtMs - MAX_GIFT_MS);
  },
  20_000,
);

test.each([1, 2, 3, 4, 5, 6])(
  'invariant 20: a node that is slow for a minute charges a player for all their thinking, and not for the delay of their move (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const game = new TimedGame(LONG_MAIN_MS);
    const { cluster } = game;
    const [node] = await game.start(1);
    if (node === undefined) throw new Error('there is no node');
    const startedAt = cluster.now;
    /** The event loop does one thing for 50 to 500 milliseconds, while messages wait. */
    const beSlow = async (): Promise<number> => {
      node.isStopped = true;
      const delayMs = 50 + Math.floor(random() * 450);
      await cluster.run(delayMs);
      node.isStopped = false;
      return delayMs;
    };
    while (cluster.now < startedAt + 60_000) {
      await beSlow();
      await cluster.run(1);
    }
    const longestWaitMs = await beSlow();
    const elapsedMs = cluster.now - startedAt;
    expect(await game.move(node)).toBeTypeOf('number');
    const creditMs = elapsedMs - (await game.usedMs(node));
    // A beat is up to its interval old when the event loop stops.
    expect(creditMs).toBeLessThanOrEqual(longestWaitMs + BEAT_INTERVAL_MS);
    expect(creditMs).toBeGreaterThanOrEqual(longestWaitMs - MAX_CHARGE_MS);
  },
  20_000,
);

test.each<[string, number, Scene, fallsAfterMs: number]>([
  ['runs, and the player thinks for too long', 1, async (_, node) => ({ node, thoughtMs: 0 }), MAIN_MS],
  [
    'runs, and the player breaks their connection',
    1,
    async (game, node) => {
      await node.disconnect(game.game, game.players.A);
      return { node, thoughtMs: 0 };
    },
    MAIN_MS,
  ],
  [
    'runs, and the player changes to another node',
    2,
    async (game, node, other) => {
      await game.connect(other);
      await node.disconnect(game.game, game.players.A);
      return { node, thoughtMs: 0 };
    },
    MAIN_MS,
  ],
  [
    'is back from a downtime, and the player is not',
    1,
    async (game, node) => {
      await game.cluster.run(4000);
      game.cluster.kill(node);
      await game.cluster.run(3200);
      return { node: await game.cluster.startNode(), thoughtMs: 4000 };
    },
    MAIN_MS + 15_000,
  ],
  [
    'takes over from a node that does not come back, nor does the player',
    2,
    async (game, node, other) => {
      await game.cluster.run(4000);
      game.cluster.kill(node);
      return { node: other, thoughtMs: 4000 };
    },
    MAIN_MS + 15_000,
  ],
])(
  'the flag falls when the server %s',
  async (_, nodeCount, play, fallsAfterMs) => {
    const game = new TimedGame();
    const [node, other] = await game.start(nodeCount);
    if (node === undefined) throw new Error('there is no node');
    const { node: last, thoughtMs } = await play(game, node, other ?? node);
    await game.cluster.run(fallsAfterMs - thoughtMs - 1500);
    expect((await last.stateOf(game.game)).phase).toBe('playing');
    await game.cluster.run(6500);
    expect(await last.stateOf(game.game)).toMatchObject({ phase: 'over', outcome: { termination: 'time' } });
  },
  20_000,
);
