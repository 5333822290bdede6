import { EventEmitter } from 'node:events';
import type { OnlineGameId, PersonId } from '@halma/protocol';
import type { WebSocket } from 'ws';
import { FairClocks } from '../../src/availability/fair-clocks.ts';
import { GameOutages } from '../../src/availability/game-outages.ts';
import { Handovers, HEARTBEAT_INTERVAL_MS } from '../../src/availability/handovers.ts';
import { Heartbeat } from '../../src/availability/heartbeat.ts';
import { Outages } from '../../src/availability/outages.ts';
import { DueWorkJob } from '../../src/background/due-work.ts';
import { Games } from '../../src/games/games.ts';
import { createLimiter } from '../../src/limits/limits.ts';
import { createMetrics } from '../../src/metrics.ts';
import { LatencyBaseline } from '../../src/people/latency-baseline.ts';
import { PRESENCE_INTERVAL_MS, Presence } from '../../src/people/presence.ts';
import type { Services } from '../../src/services.ts';
import { Connection, PING_INTERVAL_MS } from '../../src/socket/connection.ts';
import { ConnectionIndex } from '../../src/socket/connection-index.ts';
import { PING_FRAME } from '../../src/socket/frame.ts';
import { GameMessages } from '../../src/socket/game-messages.ts';
import { sendPresenceMessages } from '../../src/socket/presence-messages.ts';
import type { FakeStore } from './fake-store.ts';
import type { NotificationNetwork } from './notification-network.ts';

/** The interval at which a node checks the store for events it missed in the games it follows, in milliseconds. */
const CATCH_UP_INTERVAL_MS = 3000;

/** The client end of a simulated connection. It answers pings immediately and counts what it receives. */
export class SimulatedClient extends EventEmitter {
  readyState = 1;
  writableLength = 0;
  receivedCount = 0;
  bytes = 0;

  write(frame: Buffer): boolean {
    if (frame === PING_FRAME) this.emit('pong');
    else {
      this.receivedCount += 1;
      this.bytes += frame.length;
    }
    return true;
  }

  cork(): void {}

  uncork(): void {}

  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }
}

/** A node with everything that moves and connections need. Its timers run only when the simulation calls `tick`. */
export class SimulatedNode {
  readonly #services: Services;
  readonly #store: FakeStore;
  readonly #outages: Outages;
  readonly #heartbeat: Heartbeat;
  readonly #clocks: FairClocks;
  readonly #games: Games;
  readonly #now: () => number;
  readonly #index = new ConnectionIndex();
  #connectionCount = 0;

  constructor(id: number, store: FakeStore, network: NotificationNetwork, now: () => number) {
    const node = `node-${id}`;
    const startedAt = now();
    const bus = network.createBus(id);
    this.#store = store;
    this.#now = now;
    this.#outages = new Outages(now);
    const presence = new Presence(store.gamePresence, node, now, (game, person) =>
      games.isPlayer(game, person),
    );
    const gameOutages = new GameOutages(this.#outages, presence, now);
    const games: Games = new Games({
      store: store.games as never,
      people: { hasBlockWith: async () => false },
      presence: store.gamePresence,
      bus,
      now,
      random: () => 0,
      outageMs: (state, since, arrivedAfter) =>
        gameOutages.shareSince(state, since, arrivedAfter).milliseconds,
      onCommitted: (game, askedAt) => gameOutages.noteCommit(game, askedAt),
    });
    this.#games = games;
    const handovers = new Handovers({ store, outages: gameOutages, node, startedAt, now });
    this.#clocks = new FairClocks({ games, presence, outages: gameOutages, handovers, now });
    this.#heartbeat = new Heartbeat({
      nodes: store.nodes as never,
      outages: this.#outages,
      clocks: this.#clocks,
      node,
      startedAt,
      countPeople: () => this.#index.all.size,
      now,
    });
    const names = {
      changeCount: 0,
      lookUp: async (people: readonly PersonId[]) =>
        people.map((person) => ({ id: person, name: person, guest: false })),
    };
    this.#services = {
      store,
      bus,
      games,
      outages: gameOutages,
      clocks: this.#clocks,
      names,
      presence,
      latencyBaseline: new LatencyBaseline(now),
      metrics: createMetrics(false),
      limit: createLimiter(now, 1000),
      gameMessages: new GameMessages(names),
      chat: { readerFor: () => ({ read: async () => ({ messages: [], lastLine: 0, isLast: true }) }) },
      now,
      onError: (error: unknown) => {
        throw error;
      },
    } as unknown as Services;
  }

  /** Opens a connection for a player and follows one game on it. */
  connect(person: PersonId, game: OnlineGameId): SimulatedClient {
    const client = new SimulatedClient();
    this.#connectionCount += 1;
    const connection = new Connection(
      client as unknown as WebSocket,
      { key: String(this.#connectionCount), session: person, person, stream: client, network: person },
      this.#services,
      {
        onFlood: () => undefined,
        mayFollow: () => true,
        onFollow: (followed, follower) => this.#index.follow(followed, follower),
        onUnfollow: (followed, follower) => this.#index.unfollow(followed, follower),
        onClose: () => undefined,
      },
    );
    this.#index.add(connection);
    client.say({ say: 'watch', game });
    return client;
  }

  /** Does the work of the node's timers for the current time, which must be a multiple of 100 milliseconds. */
  async tick(): Promise<void> {
    const isTimeFor = (intervalMs: number): boolean => this.#now() % intervalMs === 0;
    this.#outages.tick();
    this.#outages.noteMessagesRead();
    await new DueWorkJob({
      store: this.#store.games as never,
      games: this.#games,
      engine: { idleThreadCount: 0, chooseMove: async () => '--' },
      appliesTimeLimits: true,
      delayBeforeTimeLimit: this.#clocks.delayBeforeTimeLimit.bind(this.#clocks),
      now: this.#now,
      onError: (error) => {
        throw error;
      },
    }).run();
    if (isTimeFor(HEARTBEAT_INTERVAL_MS)) await this.#heartbeat.record();
    if (isTimeFor(CATCH_UP_INTERVAL_MS)) await this.#games.log.catchUp();
    if (isTimeFor(PING_INTERVAL_MS)) for (const connection of this.#index.all) connection.keepAlive();
    if (isTimeFor(PRESENCE_INTERVAL_MS)) await sendPresenceMessages(this.#services, this.#index);
  }
}
