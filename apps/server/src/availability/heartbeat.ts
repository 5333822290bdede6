import { DAY_MS } from '../durations.ts';
import type { Store } from '../store/store.ts';
import { findDowntimes } from './downtimes.ts';
import type { FairClocks } from './fair-clocks.ts';
import { HEARTBEAT_INTERVAL_MS } from './handovers.ts';
import type { Outages } from './outages.ts';

/** The dependencies of `Heartbeat`. */
export interface HeartbeatDependencies {
  readonly nodes: Store['nodes'];
  readonly outages: Outages;
  readonly clocks: Pick<FairClocks, 'creditConnected' | 'checkArrivals'>;
  readonly node: string;
  readonly startedAt: number;
  readonly countPeople: () => number;
  readonly now: () => number;
}

/** How long nodes keep heartbeats, in milliseconds: longer than a correspondence move. */
const HISTORY_MS = 15 * DAY_MS;

/** Records in the store that a node is alive, and detects periods in which the node or its store was down. */
export class Heartbeat {
  readonly #dependencies: HeartbeatDependencies;
  #creditedUntil: number;
  #knowsOtherNodes = false;

  constructor(dependencies: HeartbeatDependencies) {
    this.#dependencies = dependencies;
    this.#creditedUntil = dependencies.startedAt;
  }

  /** Reads the periods in which no node was running. */
  async readDowntimes(): Promise<void> {
    const { nodes, outages, startedAt } = this.#dependencies;
    await nodes.deleteStopped(startedAt - HISTORY_MS);
    outages.setDowntimes(findDowntimes(await nodes.listSpans(), startedAt));
  }

  /** Records one heartbeat. */
  async record(): Promise<void> {
    const { nodes, clocks, node, startedAt, countPeople, now } = this.#dependencies;
    // Once other nodes see the heartbeat, they may apply the time limits of this node's players, so the credit comes
    // first.
    await this.#creditOutages();
    await this.#detectOutage(() => nodes.recordHeartbeat(node, now(), countPeople()));
    await this.#creditOutages();
    await clocks.checkArrivals();
    // Two intervals after the start, all nodes that were running then have recorded a heartbeat.
    if (!this.#knowsOtherNodes && now() - startedAt > 2 * HEARTBEAT_INTERVAL_MS) {
      this.#knowsOtherNodes = true;
      await this.readDowntimes();
    }
  }

  /**
   * Detects periods in which the store of an engine node was down. Players cannot reach such a node, so it records no
   * heartbeat and does not count as running, but the engine's clock runs there.
   */
  async checkStore(): Promise<void> {
    const { nodes, node } = this.#dependencies;
    await this.#detectOutage(() => nodes.find(node));
  }

  /** Sends the store a request, and notes when it was sent and answered. */
  async #detectOutage(request: () => Promise<unknown>): Promise<void> {
    const { outages } = this.#dependencies;
    outages.noteStoreRequest();
    try {
      await request();
    } catch (error) {
      outages.noteStoreFailure();
      throw error;
    }
    outages.noteStoreAnswer();
  }

  /**
   * Credits the outages that have ended, so that players see their credit immediately, not only with the next
   * move.
   */
  async #creditOutages(): Promise<void> {
    const { outages, clocks } = this.#dependencies;
    const { lastEnd } = outages;
    if (lastEnd <= this.#creditedUntil) return;
    this.#creditedUntil = lastEnd;
    await clocks.creditConnected();
  }
}
