import type { Command } from '@halma/protocol';
import { FairClocks } from '../../src/availability/fair-clocks.ts';
import { GameOutages } from '../../src/availability/game-outages.ts';
import { Handovers, HEARTBEAT_INTERVAL_MS } from '../../src/availability/handovers.ts';
import { Heartbeat } from '../../src/availability/heartbeat.ts';
import { Outages, TICK_INTERVAL_MS } from '../../src/availability/outages.ts';
import { DueWorkJob } from '../../src/background/due-work.ts';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import type { GameState } from '../../src/game/state.ts';
import { Games } from '../../src/games/games.ts';
import { Presence } from '../../src/people/presence.ts';
import type { Store } from '../../src/store/store.ts';

type StoreParts = Pick<Store, 'games' | 'gamePresence' | 'nodes'>;

/** The time and the store that the nodes of a simulation share. Calls to the store wait while it is unavailable. */
export class TimedCluster {
  now = 1_700_000_000_000;
  readonly store: StoreParts;
  readonly nodes: TimedNode[] = [];
  #waiting: (() => void)[] | undefined;
  /** The number of calls that the store is answering. */
  #callCount = 0;
  #nodeCount = 0;

  constructor({ games, gamePresence, nodes }: StoreParts) {
    this.store = {
      games: this.#whileAvailable(games),
      gamePresence: this.#whileAvailable(gamePresence),
      nodes: this.#whileAvailable(nodes),
    };
  }

  async startNode(): Promise<TimedNode> {
    this.#nodeCount += 1;
    const node = new TimedNode(this, `node-${this.now}-${this.#nodeCount}`);
    this.nodes.push(node);
    await node.start();
    return node;
  }

  /** Stops a node as `kill -9` does. */
  kill(node: TimedNode): void {
    this.nodes.splice(this.nodes.indexOf(node), 1);
  }

  disconnectStore(): void {
    this.#waiting ??= [];
  }

  reconnectStore(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const resume of waiting) resume();
  }

  /** Lets time pass, while the nodes that are not stopped do their work. */
  async run(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    while (this.now < end) {
      this.now = Math.min(end, this.now + TICK_INTERVAL_MS);
      for (const node of this.nodes) node.tick();
      // The timers of real nodes drift, so no node is always the first to find due work.
      this.nodes.push(...this.nodes.splice(0, 1));
      await this.settle();
    }
  }

  /** Waits until no call to the store is being answered. Calls that wait for an unavailable store keep waiting. */
  async settle(): Promise<void> {
    for (let quietTurns = 0; quietTurns < 12; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quietTurns = this.#callCount === 0 ? quietTurns + 1 : 0;
    }
  }

  #whileAvailable<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get: (target, name: keyof Part & string) => {
        const method = target[name] as (...values: unknown[]) => unknown;
        return async (...values: unknown[]) => {
          if (this.#waiting !== undefined) {
            const waiting = this.#waiting;
            await new Promise<void>((resolve) => waiting.push(resolve));
          }
          this.#callCount += 1;
          try {
            return await method.apply(target, values);
          } finally {
            this.#callCount -= 1;
          }
        };
      },
    });
  }
}

/** A node whose timers the simulation runs. */
export class TimedNode {
  isStopped = false;
  readonly games: Games;
  readonly clocks: FairClocks;
  readonly #cluster: TimedCluster;
  readonly #id: string;
  readonly #outages: Outages;
  readonly #presence: Presence;
  readonly #heartbeat: Heartbeat;
  readonly #running = new Set<string>();
  #recordedAt = 0;

  constructor(cluster: TimedCluster, id: string) {
    this.#cluster = cluster;
    this.#id = id;
    const { store } = cluster;
    const now = (): number => cluster.now;
    const startedAt = now();
    this.#outages = new Outages(now);
    this.#presence = new Presence(
      store.gamePresence,
      id,
      now,
      (game, person) => this.games.isPlayer(game, person),
      () => this.#outages.readUntil,
    );
    const outages = new GameOutages(this.#outages, this.#presence, now);
    this.games = new Games({
      store: store.games,
      people: { hasBlockWith: async () => false },
      presence: store.gamePresence,
      bus: openLocalBus(),
      now,
      random: () => 0,
      outageMs: (state, since, arrivedAfter) => outages.shareSince(state, since, arrivedAfter).milliseconds,
      onCommitted: (game, askedAt) => outages.noteCommit(game, askedAt),
    });
    const handovers = new Handovers({ store, outages, node: id, startedAt, now });
    this.clocks = new FairClocks({ games: this.games, presence: this.#presence, outages, handovers, now });
    this.#heartbeat = new Heartbeat({
      nodes: store.nodes,
      outages: this.#outages,
      clocks: this.clocks,
      node: id,
      startedAt,
      countPeople: () => 0,
      now,
    });
  }

  async start(): Promise<void> {
    await this.#heartbeat.readDowntimes();
    await this.#heartbeat.record();
  }

  /** Does what a node's timers do. Work that is still waiting for the store is not started again. */
  tick(): void {
    if (this.isStopped) return;
    this.#outages.tick();
    this.#outages.noteMessagesRead();
    this.#start('due work', () => this.doDueWork());
    if (this.#cluster.now - this.#recordedAt < HEARTBEAT_INTERVAL_MS) return;
    this.#recordedAt = this.#cluster.now;
    this.#start('heartbeat', () => this.#heartbeat.record());
  }

  async doDueWork(): Promise<void> {
    await new DueWorkJob({
      store: this.#cluster.store.games,
      games: this.games,
      engine: { idleThreadCount: 0, chooseMove: async () => '--' },
      appliesTimeLimits: true,
      delayBeforeTimeLimit: this.clocks.delayBeforeTimeLimit.bind(this.clocks),
      now: () => this.#cluster.now,
      onError: (error) => {
        throw error;
      },
    }).run();
  }

  async connect(game: string, person: string): Promise<void> {
    await this.clocks.connect(await this.stateOf(game), person);
  }

  disconnect(game: string, person: string): Promise<void> {
    return this.#presence.disconnect(game, person);
  }

  /** Sends a command. Returns the event number, or the refusal code. */
  async send(game: string, person: string, id: string, command: Command): Promise<number | string> {
    const times = { roundTripMs: 0, arrivedAfter: this.#outages.readUntil };
    const result = await this.games.execute(game, id, { by: 'person', person, command }, times);
    return result.ok ? result.value : result.refusal.code;
  }

  async stateOf(game: string): Promise<GameState> {
    const found = await this.games.log.find(game);
    if (found === undefined) throw new Error('there is no game');
    return found.state;
  }

  /** Stops the node as SIGTERM does. */
  async shutDown(): Promise<void> {
    await this.#cluster.store.nodes.recordStop(this.#id, this.#cluster.now);
    this.#presence.stop();
    this.#cluster.kill(this);
  }

  #start(name: string, work: () => Promise<void>): void {
    if (this.#running.has(name)) return;
    this.#running.add(name);
    void work().finally(() => this.#running.delete(name));
  }
}
