import type { Server } from 'node:http';
import type { Hono } from 'hono';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local-bus.ts';
import { openNatsBus } from './bus/nats-bus.ts';
import { createApi } from './http/api.ts';
import { watchingOver } from './http/watching-over.ts';
import { startThinking } from './levels/thinking-threads.ts';
import { limiterOn } from './limits/limits.ts';
import { Lobby } from './lobby/lobby.ts';
import { startMetrics } from './metrics.ts';
import { Accounts } from './people/accounts.ts';
import { Names } from './people/names.ts';
import { Passkeys } from './people/passkeys.ts';
import { HERE_EVERY, Presence } from './people/presence.ts';
import { SESSION_LIFE, Sessions } from './people/sessions.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { PING_EVERY, SESSIONS_EVERY, SocketHub } from './socket/hub.ts';
import { isNoConnection, openStore, type Store } from './store/store.ts';
import { newId } from './tables/identifiers.ts';
import { Tables } from './tables/tables.ts';
import { Conversation } from './talk/conversation.ts';
import { BEAT, makeUpForAbsence } from './work/absence.ts';
import { creditForMoving } from './work/credit-for-moving.ts';
import { doDueWork } from './work/due-work.ts';
import { goRound } from './work/rounds.ts';

/** One running server: everything but the port and the site. */
export interface HalmaNode {
  /** What it answers over HTTP. */
  readonly parts: readonly Hono[];
  /** Opens sockets on a server that listens. */
  attach(server: Server): void;
  /** Tells everybody to come back, ends what is under way and closes everything. */
  stop(): Promise<void>;
}

/** Due work is looked for so often, and lost hints made up for so often, in milliseconds. */
const WORK_EVERY = 100;
const CATCH_UP_EVERY = 3000;

const TIDY_EVERY = 60 * 60_000;

/** What clients are told to wait before they come back, in milliseconds. */
const COME_BACK_AFTER = 1000;

/** Starts a node; a text says what stopped it. */
export async function startNode(
  settings: Settings,
  onFault: (fault: unknown) => void,
): Promise<HalmaNode | string> {
  const opened = await openStoreAndBus(settings);
  if (typeof opened === 'string') return opened;
  const { store, bus } = opened;
  const services = makeServices(settings, store, bus, onFault);
  const { tables, now } = services;
  // An engine is nobody's way in: while only engines are there, people are credited with the absence of all others.
  const isReached = settings.role === 'all';
  if (isReached) await makeUpForAbsence(store, tables, now());

  const hub = new SocketHub(services);
  const node = newId();
  const thinker = startThinking(settings.levelThreads, (game) => tables.logOf(game));
  const work = goRound(
    async () => {
      const count = await doDueWork({
        games: store.games,
        tables,
        thinker,
        callsTime: isReached,
        now,
        onFault,
      });
      services.metrics.countDueWork(count);
    },
    WORK_EVERY,
    onFault,
  );
  const rounds = [
    work,
    goRound(() => tables.catchUp(), CATCH_UP_EVERY, onFault),
    goRound(() => hub.catchUp(), CATCH_UP_EVERY, onFault),
    goRound(() => hub.pingAll(), PING_EVERY, onFault),
    goRound(() => hub.closeEnded(), SESSIONS_EVERY, onFault),
    goRound(() => hub.tellHere(), HERE_EVERY, onFault),
    goRound(() => store.sessions.forgetUnused(now() - SESSION_LIFE), TIDY_EVERY, onFault),
  ];
  if (isReached) rounds.push(goRound(() => store.nodes.beat(node, now()), BEAT, onFault));
  return {
    parts: [watchingOver(services, settings.metricsToken), createApi(services)],
    attach: (server) => hub.attach(server),
    stop: async () => {
      // With other nodes about, people are back in a moment, and the moment is not charged.
      if (settings.nats !== undefined) await creditForMoving(services, hub.connections, node).catch(onFault);
      await hub.stop(COME_BACK_AFTER);
      await Promise.all(rounds.map((round) => round.stop()));
      await thinker.close();
      tables.close();
      await bus.close();
      await store.close();
    },
  };
}

async function openStoreAndBus({
  store: place,
  nats,
}: Settings): Promise<{ store: Store; bus: Bus } | string> {
  let store: Store | undefined;
  try {
    store = await openStore(place);
  } catch (fault) {
    if ('folder' in place || !isNoConnection(fault)) throw fault;
    return 'PostgreSQL does not answer at the address in DATABASE_URL.';
  }
  if (store === undefined) {
    const folder = 'folder' in place ? place.folder : '';
    return `Another server uses the data folder "${folder}". Choose another one with DATA_DIR.`;
  }
  try {
    return { store, bus: nats === undefined ? openLocalBus() : await openNatsBus(nats) };
  } catch {
    await store.close();
    return 'NATS does not answer at the address in NATS_URL.';
  }
}

function makeServices(
  settings: Settings,
  store: Store,
  bus: Bus,
  onFault: (fault: unknown) => void,
): Services {
  const now = Date.now;
  const random = Math.random;
  const { games, people, talk } = store;
  const limit = limiterOn(now, settings.limitScale);
  const names = new Names(people, now);
  const tables = new Tables({ games, bus, now, random });
  return {
    store,
    bus,
    tables,
    lobby: new Lobby({ games, people, names, tables, random }),
    conversation: new Conversation({ talk, people, names, bus, limit, now }),
    accounts: new Accounts(store, names, now),
    sessions: new Sessions(store.sessions, now),
    passkeys: new Passkeys(store.passkeys, now),
    names,
    presence: new Presence(games, now),
    metrics: startMetrics(true),
    limit,
    outside: { publicOrigin: settings.publicOrigin, behindProxy: settings.behindProxy },
    now,
    onFault,
  };
}
