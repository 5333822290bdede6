import type { Server } from 'node:http';
import { accept, type Result } from '@halma/protocol';
import type { Hono } from 'hono';
import { creditDowntime, HEARTBEAT_INTERVAL_MS } from './background/downtime-credit.ts';
import { doDueWork } from './background/due-work.ts';
import { creditReconnects } from './background/reconnect-credit.ts';
import { repeatEvery } from './background/repeat.ts';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local-bus.ts';
import { openNatsBus } from './bus/nats-bus.ts';
import { Chat } from './chat/chat.ts';
import { createEnginePool } from './engine/engine-pool.ts';
import { Games } from './games/games.ts';
import { createApi } from './http/api.ts';
import { healthRoutes } from './http/health-routes.ts';
import { randomId } from './identifiers.ts';
import { createLimiter } from './limits/limits.ts';
import { Lobby } from './lobby/lobby.ts';
import { createMetrics } from './metrics.ts';
import { Accounts } from './people/accounts.ts';
import { NameCache } from './people/name-cache.ts';
import { Passkeys } from './people/passkeys.ts';
import { PRESENCE_INTERVAL_MS, Presence } from './people/presence.ts';
import { SESSION_LIFETIME_MS, Sessions } from './people/sessions.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { PING_INTERVAL_MS, SESSION_CHECK_INTERVAL_MS, SocketHub } from './socket/hub.ts';
import { isConnectionError, openStore, type Store } from './store/store.ts';

/** One running node, apart from its port and the site. */
export interface HalmaNode {
  /** The routes of its HTTP interface. */
  readonly routers: readonly Hono[];
  /** Accepts sockets on a listening server. */
  attach(server: Server): void;
  /** Makes clients reconnect elsewhere, finishes the work in progress and closes everything. */
  stop(): Promise<void>;
}

const DUE_WORK_INTERVAL_MS = 100;
const CATCH_UP_INTERVAL_MS = 3000;
const SESSION_CLEANUP_INTERVAL_MS = 60 * 60_000;

/** How long clients should wait before they reconnect, in milliseconds. */
const RECONNECT_DELAY_MS = 1000;

/** Starts a node. Refuses with an explanation if it cannot use the store or the bus. */
export async function startNode(
  settings: Settings,
  onError: (error: unknown) => void,
): Promise<Result<HalmaNode, string>> {
  const opened = await openStoreAndBus(settings);
  if (!opened.ok) return opened;
  const { store, bus } = opened.value;
  const services = createServices(settings, store, bus, onError);
  const { games, metrics, now } = services;
  // Players cannot reach an engine node: while only engine nodes run, the server is down for them.
  const isReachable = settings.role === 'all';
  if (isReachable) await creditDowntime(store, games, now());

  const hub = new SocketHub(services);
  const node = randomId();
  const engine = createEnginePool(settings.engineThreads, (game) => games.log.peek(game)?.events ?? []);
  const dueWork = { store: store.games, games, engine, appliesTimeLimits: isReachable, now, onError };
  const every = (pauseMs: number, task: () => Promise<unknown>) => repeatEvery(pauseMs, task, onError);
  const tasks = [
    every(DUE_WORK_INTERVAL_MS, async () => metrics.countDueWork(await doDueWork(dueWork))),
    every(CATCH_UP_INTERVAL_MS, () => games.log.catchUp()),
    every(CATCH_UP_INTERVAL_MS, () => hub.catchUp()),
    every(PING_INTERVAL_MS, () => hub.pingAll()),
    every(SESSION_CHECK_INTERVAL_MS, () => hub.closeEndedSessions()),
    every(PRESENCE_INTERVAL_MS, () => hub.sendPresence()),
    every(SESSION_CLEANUP_INTERVAL_MS, () => store.sessions.deleteUnused(now() - SESSION_LIFETIME_MS)),
  ];
  if (isReachable) tasks.push(every(HEARTBEAT_INTERVAL_MS, () => store.nodes.recordHeartbeat(node, now())));
  return accept({
    routers: [healthRoutes(services, settings.metricsToken), createApi(services)],
    attach: (server) => hub.attach(server),
    stop: async () => {
      // If other nodes are running, clients reconnect to them at once.
      if (settings.nats !== undefined) await creditReconnects(services, hub.connections, node).catch(onError);
      await hub.stop(RECONNECT_DELAY_MS);
      await Promise.all(tasks.map((task) => task.stop()));
      await engine.close();
      games.log.close();
      await bus.close();
      await store.close();
    },
  });
}

async function openStoreAndBus({
  store: location,
  nats,
}: Settings): Promise<Result<{ store: Store; bus: Bus }, string>> {
  let store: Store | undefined;
  try {
    store = await openStore(location);
  } catch (error) {
    if ('folder' in location || !isConnectionError(error)) throw error;
    return { ok: false, refusal: 'PostgreSQL is not responding at the address in DATABASE_URL.' };
  }
  if (store === undefined) {
    const folder = 'folder' in location ? location.folder : '';
    return {
      ok: false,
      refusal: `Another server is using the data folder "${folder}". Choose another folder with DATA_DIR.`,
    };
  }
  try {
    return accept({ store, bus: nats === undefined ? openLocalBus() : await openNatsBus(nats) });
  } catch {
    await store.close();
    return { ok: false, refusal: 'NATS is not responding at the address in NATS_URL.' };
  }
}

function createServices(
  settings: Settings,
  store: Store,
  bus: Bus,
  onError: (error: unknown) => void,
): Services {
  const now = Date.now;
  const random = Math.random;
  const { people } = store;
  const limit = createLimiter(now, settings.limitScale);
  const names = new NameCache(people, now);
  const games = new Games({ store: store.games, bus, now, random });
  return {
    store,
    bus,
    games,
    lobby: new Lobby({ store: store.games, people, names, games, random }),
    chat: new Chat({ store: store.chat, people, names, bus, limit, now }),
    accounts: new Accounts(store, names, now),
    sessions: new Sessions(store.sessions, now),
    passkeys: new Passkeys(store.passkeys, now),
    names,
    presence: new Presence(store.games, now),
    metrics: createMetrics(true),
    limit,
    publicAccess: { publicOrigin: settings.publicOrigin, behindProxy: settings.behindProxy },
    now,
    onError,
  };
}
