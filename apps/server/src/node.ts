import type { Server } from 'node:http';
import { accept, EMPTY_LINE_INTERVAL_MS, type Result } from '@halma/protocol';
import type { Hono } from 'hono';
import { HEARTBEAT_INTERVAL_MS } from './availability/handovers.ts';
import { Heartbeat } from './availability/heartbeat.ts';
import { Outages, TICK_INTERVAL_MS } from './availability/outages.ts';
import { CATCH_UP_INTERVAL_WITHOUT_BUS_MS, skipUnlessNeeded } from './background/catch-up.ts';
import { DueWorkJob, LEASE_RENEWAL_INTERVAL_MS } from './background/due-work.ts';
import { repeatEvery } from './background/repeat.ts';
import { RETENTION_INTERVAL_MS, RetentionJob } from './background/retention.ts';
import { EXPIRY_INTERVAL_MS } from './challenges/challenges.ts';
import { FilterFile } from './chat/filter-file.ts';
import { createServices } from './create-services.ts';
import { withDeadline } from './deadline.ts';
import { createEnginePool } from './engine/engine-pool.ts';
import { createApi } from './http/api.ts';
import { healthRoutes } from './http/health-routes.ts';
import { unsubscribeRoute } from './http/unsubscribe-route.ts';
import { randomId } from './identifiers.ts';
import { followJournal, JOURNAL_INTERVAL_MS } from './journal/follow-journal.ts';
import { createPicturePainter } from './link-preview/picture-painter.ts';
import { linkPreviewRoutes } from './link-preview/preview-routes.ts';
import { PAIRING_INTERVAL_MS } from './lobby/pairing-queue.ts';
import { WAITING_COUNTS_INTERVAL_MS } from './lobby/waiting-counts.ts';
import { ENFORCEMENT_INTERVAL_MS, LimitEnforcer } from './moderation/limit-enforcer.ts';
import { DIGEST_INTERVAL_MS } from './notices/digests.ts';
import { createPushKeys, PUSH_INTERVAL_MS } from './notices/push-messages.ts';
import { createSigningKey } from './notices/unsubscribe-link.ts';
import { openStoreAndBus } from './open-store-and-bus.ts';
import { ONLINE_INTERVAL_MS } from './people/online-people.ts';
import { ARRIVAL_INTERVAL_MS, PRESENCE_INTERVAL_MS } from './people/presence.ts';
import { DEVICE_LIFETIME_MS, SESSION_LIFETIME_DAYS } from './people/sessions.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site/site.ts';
import { PING_INTERVAL_MS } from './socket/connection.ts';
import { SESSION_CHECK_INTERVAL_MS, SocketHub } from './socket/hub.ts';
import { NAMES_INTERVAL_MS } from './socket/name-messages.ts';
import { archiveProjection } from './store/archive-projection.ts';
import { ratingProjection } from './store/rating-projection.ts';
import { STREAM_RECORD_INTERVAL_MS, StreamHub } from './stream/stream-hub.ts';
import { createTournamentPlanner } from './tournament/planner.ts';
import { doTournamentWork } from './tournament/tournament-work.ts';

/** One running node, apart from its port and the site. */
export interface HalmaNode {
  /**
   * Returns the routes for health checks, the HTTP interface, unsubscribing from e-mails, and previews of links to the
   * site.
   */
  routersFor(site: Site): readonly Hono[];
  /** Accepts sockets on a listening server. */
  attach(server: Server): void;
  /**
   * Makes clients reconnect elsewhere, finishes the work in progress and closes everything.
   *
   * @param requestsEnded resolves when no request needs the node any more; undefined if it has served none
   */
  stop(requestsEnded?: Promise<void>): Promise<void>;
}

const DUE_WORK_INTERVAL_MS = 100;
const TOURNAMENT_WORK_INTERVAL_MS = 500;

const CLEANUP_INTERVAL_MS = 60_000;

/** How many days challenges and notices are kept. */
const FIXED_RETENTION_DAYS = { challenges: 60, notices: 60 } as const;

/**
 * How many days the server keeps guests who came only once and whom no other player has seen: a program can create tens
 * of thousands of them a day from one network.
 */
const ONE_TIME_GUEST_DAYS = 7;

/**
 * The longest time that an unresponsive store can delay the message that asks clients to reconnect, in
 * milliseconds.
 */
const STOP_RECORD_LIMIT_MS = 1000;

/** Starts a node. Refuses with an explanation if it cannot use the store or the chat's word filter file. */
export async function startNode(
  settings: Settings,
  onError: (error: unknown) => void,
): Promise<Result<HalmaNode, string>> {
  const filter = await FilterFile.open(settings.chatFilter, Date.now, onError);
  if (!filter.ok) return filter;
  const opened = await openStoreAndBus(settings, onError);
  if (!opened.ok) return opened;
  const { store, bus } = opened.value;
  const node = randomId();
  const startedAt = Date.now();
  const outages = new Outages(Date.now);
  // Loaded only if the operator has configured a mail server.
  const mailer = settings.mail && (await import('./mail/mailer.ts')).createMailer(settings.mail, onError);
  const pushKeys = settings.push && (await store.push.keys(createPushKeys, startedAt));
  const signingKey = await store.digests.signingKey(createSigningKey, startedAt);
  const planner = createTournamentPlanner();
  const nodeServices = createServices(settings, {
    store,
    bus,
    filter: filter.value,
    mailer,
    pushKeys,
    signingKey,
    planner,
    node,
    startedAt,
    outages,
    onError,
  });
  const services: Services = { ...nodeServices, streams: new StreamHub(nodeServices) };
  const { games, tournaments, clocks, presence, metrics, connectedPeople, onlinePeople, push, streams, now } =
    services;
  const heartbeat = new Heartbeat({
    nodes: store.nodes,
    outages,
    clocks,
    node,
    startedAt,
    countPeople: () => connectedPeople.count,
    now,
  });
  await heartbeat.readDowntimes();

  const hub = new SocketHub(services);
  const engine = createEnginePool(settings.engineThreads, (game) => games.log.peek(game)?.events ?? []);
  const painter = createPicturePainter();
  // Players cannot reach an engine node: while only engine nodes are running, the server is down for them.
  const isReachable = settings.role === 'all';
  const dueWork = new DueWorkJob({
    store: store.games,
    games,
    engine,
    appliesTimeLimits: isReachable,
    delayBeforeTimeLimit: clocks.delayBeforeTimeLimit.bind(clocks),
    now,
    onError,
  });
  const tickTimer = setInterval(() => {
    outages.tick();
    // The event loop reads the sockets after the timers, and runs this after both.
    setImmediate(() => outages.noteMessagesRead());
  }, TICK_INTERVAL_MS);
  const every = (pauseMs: number, task: () => Promise<unknown>) => repeatEvery(pauseMs, task, onError);
  const everyCatchUp = (task: () => Promise<void>) =>
    every(CATCH_UP_INTERVAL_WITHOUT_BUS_MS, skipUnlessNeeded(bus, now, task));
  const retention = new RetentionJob({
    store: store.retention,
    retention: {
      ...settings.retention,
      'one-time-guests': Math.min(settings.retention.guests, ONE_TIME_GUEST_DAYS),
      'tournament-chat': settings.retention.chat,
      'called-off': settings.retention.aborted,
      sessions: SESSION_LIFETIME_DAYS,
      ...FIXED_RETENTION_DAYS,
    },
    now,
  });
  const tasks = [
    every(DUE_WORK_INTERVAL_MS, async () => metrics.countDueWork(await dueWork.run())),
    every(LEASE_RENEWAL_INTERVAL_MS, () => dueWork.renewLeases()),
    everyCatchUp(() => games.log.catchUp()),
    everyCatchUp(() => hub.catchUp()),
    everyCatchUp(() => streams.catchUp()),
    every(EMPTY_LINE_INTERVAL_MS, () => streams.sendEmptyLines()),
    every(STREAM_RECORD_INTERVAL_MS, () => streams.recordOpenStreams()),
    every(SESSION_CHECK_INTERVAL_MS, () => streams.endOutdated()),
    every(PING_INTERVAL_MS, () => hub.pingAll()),
    every(SESSION_CHECK_INTERVAL_MS, () => hub.closeEndedSessions()),
    every(PRESENCE_INTERVAL_MS, () => hub.sendPresence()),
    every(ARRIVAL_INTERVAL_MS, () => hub.sendArrivals()),
    every(NAMES_INTERVAL_MS, () => hub.sendNames()),
    every(JOURNAL_INTERVAL_MS, () => followJournal(store.projections, ratingProjection)),
    every(JOURNAL_INTERVAL_MS, () => followJournal(store.projections, archiveProjection)),
    every(PAIRING_INTERVAL_MS, () => services.pairingQueue.run()),
    every(WAITING_COUNTS_INTERVAL_MS, () => services.waitingCounts.refresh()),
    every(RETENTION_INTERVAL_MS, () => retention.run()),
    every(CLEANUP_INTERVAL_MS, () => store.failedAttempts.deleteOld(now(), now() - DEVICE_LIFETIME_MS)),
    every(CLEANUP_INTERVAL_MS, () => store.pairingQueue.deleteOld(now())),
    every(CLEANUP_INTERVAL_MS, () => store.networkTags.deleteOld(now())),
  ];
  if (isReachable) {
    const tournamentWork = {
      store: store.tournaments,
      arenaQueue: store.arenaQueue,
      journal: store.journal,
      tournaments,
      games,
      notices: services.notices,
      now,
      onError,
    };
    const { challenges, notices } = services;
    const limitEnforcer = new LimitEnforcer({ store, games, tournaments, challenges, notices, now, onError });
    tasks.push(
      every(HEARTBEAT_INTERVAL_MS, () => heartbeat.record()),
      every(ONLINE_INTERVAL_MS, () => onlinePeople.record()),
      every(ENFORCEMENT_INTERVAL_MS, () => limitEnforcer.run()),
      every(EXPIRY_INTERVAL_MS, () => services.challenges.recordExpired()),
      every(TOURNAMENT_WORK_INTERVAL_MS, () => doTournamentWork(tournamentWork)),
    );
  } else tasks.push(every(HEARTBEAT_INTERVAL_MS, () => heartbeat.checkStore()));
  if (mailer !== undefined) tasks.push(every(DIGEST_INTERVAL_MS, () => services.digests.sendDue()));
  if (push !== undefined) tasks.push(every(PUSH_INTERVAL_MS, () => push.sendWaiting()));
  return accept({
    routersFor: (site) => [
      healthRoutes(services, settings.metricsToken),
      createApi(services),
      unsubscribeRoute(services),
      linkPreviewRoutes(services, site, painter),
    ],
    attach: (server) => hub.attach(server),
    stop: async (requestsEnded) => {
      clearInterval(tickTimer);
      // The other nodes must know that this node is stopping before the first of its clients reaches them.
      if (isReachable)
        await withDeadline(
          store.nodes.recordStop(node, now()),
          STOP_RECORD_LIMIT_MS,
          'recording the stop',
        ).catch(onError);
      presence.stop();
      await hub.stop();
      await streams.stop();
      services.lobbyFeed.stop();
      services.spectatorUpdates.stop();
      await Promise.all(tasks.map((task) => task.stop()));
      await engine.close();
      await dueWork.settle();
      await requestsEnded;
      await painter.close();
      await planner.close();
      games.log.close();
      tournaments.log.close();
      await mailer?.close();
      await bus.close();
      await store.close();
    },
  });
}
