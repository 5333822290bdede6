import type { OnlineGameId, PersonId } from '@halma/protocol';
import type { GameState } from '../game/state.ts';
import type { NodeStatus } from '../store/node-store.ts';
import type { Store } from '../store/store.ts';
import type { GameOutages } from './game-outages.ts';
import { MAX_RECONNECT_MS } from './outages.ts';

/** The interval between the heartbeats of a node, in milliseconds. */
export const HEARTBEAT_INTERVAL_MS = 1000;

/** A node whose last heartbeat is older than this, in milliseconds, is gone. */
const MAX_HEARTBEAT_AGE_MS = 2500;

/**
 * The state of the other node to which a player was last connected; `none` if there is no such node, so no
 * handover is needed.
 */
export type EarlierNodeState = 'none' | 'running' | 'gone';

/** The dependencies of `Handovers`. */
export interface HandoversDependencies {
  readonly store: {
    readonly gamePresence: Pick<Store['gamePresence'], 'nodeOf'>;
    readonly nodes: Pick<Store['nodes'], 'find'>;
  };
  readonly outages: Pick<GameOutages, 'add'>;
  /** The id of this node, and when it started. */
  readonly node: string;
  readonly startedAt: number;
  readonly now: () => number;
}

/**
 * Records an outage for a game if a player's earlier node is gone. The outage begins with the last heartbeat of that node
 * and ends when the player is connected to this one, but at most `MAX_RECONNECT_MS` after that heartbeat or the start of
 * this node, whichever is later.
 */
export class Handovers {
  readonly #dependencies: HandoversDependencies;

  constructor(dependencies: HandoversDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the other node to which a player of a game is connected, or was when that node stopped, if any. */
  async findNode(game: OnlineGameId, person: PersonId): Promise<string | undefined> {
    const node = await this.#dependencies.store.gamePresence.nodeOf({ game, person });
    return node === this.#dependencies.node ? undefined : node;
  }

  /**
   * Checks whether a node is gone, and if so records an outage for the game.
   *
   * @param aliveSince a node that has recorded nothing since this instant is gone
   */
  async check(
    { game }: Pick<GameState, 'game'>,
    node: string | undefined,
    aliveSince: number = this.#dependencies.now() - MAX_HEARTBEAT_AGE_MS,
  ): Promise<EarlierNodeState> {
    if (node === undefined) return 'none';
    const { store, outages, startedAt } = this.#dependencies;
    const status = await store.nodes.find(node);
    if (status === undefined) return 'none';
    if (!isGone(status, aliveSince)) return 'running';
    const from = status.beatAt;
    outages.add(game, { from, to: Math.max(from, startedAt), reconnectLimitMs: MAX_RECONNECT_MS });
    return 'gone';
  }
}

function isGone({ beatAt, isStopped }: NodeStatus, aliveSince: number): boolean {
  return isStopped || beatAt < aliveSince;
}
