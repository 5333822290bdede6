import { rm } from 'node:fs/promises';
import { formatShortMove, legalMoves } from '@halma/rules';
import { afterAll } from 'vitest';
import { seatToMove } from '../../src/game/state.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';
import { gameSetup } from '../game/played-game.ts';
import { TimedCluster, type TimedNode } from './timed-cluster.ts';

/** Opens the store for the simulations in one test file, and closes it after the last test. */
export async function openTimedStore(): Promise<Store> {
  const folder = await createDataFolder();
  const store = await openStore({ folder });
  if (store === undefined) throw new Error('the folder is locked');
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  return store;
}

/** The main time of each player, in milliseconds. */
export const MAIN_MS = 10_000;
let gameCount = 0;

/** A game on a simulated cluster. The players have made their first moves, and `A`'s clock is running. */
export class TimedGame {
  readonly cluster: TimedCluster;
  readonly players = { A: '', C: '' };
  game = '';
  readonly #mainMs: number;
  #commandCount = 0;

  constructor({ games, gamePresence, nodes }: Store, mainMs: number = MAIN_MS) {
    this.cluster = new TimedCluster({ games, gamePresence, nodes });
    this.#mainMs = mainMs;
  }

  /** Starts a cluster with a game whose players are connected to the first node. */
  async start(nodeCount: number): Promise<readonly TimedNode[]> {
    const { cluster } = this;
    gameCount += 1;
    // Each simulation happens long after the previous ones, so it does not see their nodes.
    cluster.now += gameCount * 40 * 24 * 60 * 60_000;
    for (const seat of ['A', 'C'] as const)
      this.players[seat] = `${seat.toLowerCase()}${String(gameCount).padStart(15, '0')}`;
    const startedNodes: TimedNode[] = [];
    for (let count = 0; count < nodeCount; count += 1) startedNodes.push(await cluster.startNode());
    const [node] = startedNodes;
    if (node === undefined) throw new Error('there is no node');
    const clock = { kind: 'real-time', main: this.#mainMs, increment: 0, delay: 0 } as const;
    const created = await node.games.create(gameSetup('halma-2', { clock }), this.players.A, `g${gameCount}`);
    if (created?.ok !== true) throw new Error('the game could not be created');
    this.game = created.value;
    for (const seat of ['A', 'C'] as const)
      await node.send(this.game, this.players[seat], 'join', { do: 'join', seat });
    for (const seat of ['A', 'C'] as const) await node.connect(this.game, this.players[seat]);
    // The nodes need a few heartbeats to learn of each other.
    await cluster.run(3000);
    await this.move(node);
    await this.move(node);
    return startedNodes;
  }

  /** Makes a move for the player to move. Returns the event number, or the refusal code. */
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

/** A sequence of events in a game on one or two nodes. */
export type Scene = (
  game: TimedGame,
  node: TimedNode,
  other: TimedNode,
) => Promise<{
  /** The node on which the player moves next. */
  readonly node: TimedNode;
  /** The time that the player spent thinking while they could move, in milliseconds. */
  readonly thinkingMs: number;
}>;

/** The maximum time that an outage may cost a player, in milliseconds. */
export const MAX_CHARGE_MS = 300;
