import type { OnlineGameId, PersonId } from '@halma/protocol';
import { isOpenToNetwork } from './address.ts';
import { FairClocks } from './availability/fair-clocks.ts';
import { GameOutages } from './availability/game-outages.ts';
import { Handovers } from './availability/handovers.ts';
import type { Outages } from './availability/outages.ts';
import type { Bus } from './bus/bus.ts';
import { Challenges } from './challenges/challenges.ts';
import { Chat } from './chat/chat.ts';
import type { FilterFile } from './chat/filter-file.ts';
import { TournamentChat } from './chat/tournament-chat.ts';
import { Games } from './games/games.ts';
import { GuessLimiter } from './limits/guess-limiter.ts';
import { createLimiter } from './limits/limits.ts';
import { Lobby } from './lobby/lobby.ts';
import { LobbyFeed } from './lobby/lobby-feed.ts';
import { NetworkJoins } from './lobby/network-joins.ts';
import { PairingQueue } from './lobby/pairing-queue.ts';
import { WaitingCounts } from './lobby/waiting-counts.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';
import { Digests } from './notices/digests.ts';
import { Notices } from './notices/notices.ts';
import { PushMessages } from './notices/push-messages.ts';
import { OverviewCache } from './overview/overview-cache.ts';
import { AccessTokens } from './people/access-tokens.ts';
import { AccountMailer } from './people/account-mailer.ts';
import { Accounts } from './people/accounts.ts';
import { ConnectedPeople } from './people/connected-people.ts';
import { Connections } from './people/connections.ts';
import { LatencyBaseline } from './people/latency-baseline.ts';
import { NameCache } from './people/name-cache.ts';
import { OnlinePeople } from './people/online-people.ts';
import { Passkeys } from './people/passkeys.ts';
import { Presence } from './people/presence.ts';
import { Recovery } from './people/recovery.ts';
import { canChallenge } from './people/relations.ts';
import { Sessions } from './people/sessions.ts';
import { SignInCodes } from './people/sign-in-codes.ts';
import { Ratings } from './ratings/ratings.ts';
import type { NodeServices } from './services.ts';
import type { Settings } from './settings.ts';
import { GameMessages } from './socket/game-messages.ts';
import { SpectatorUpdates } from './socket/spectator-updates.ts';
import type { PushKeys } from './store/push-store.ts';
import type { Store } from './store/store.ts';
import { organiserRefusal } from './tournament/creation.ts';
import type { TournamentPlanner } from './tournament/planner.ts';
import { ShownTournaments } from './tournament/shown-tournaments.ts';
import { Tournaments } from './tournament/tournaments.ts';
import { EmbeddedGames } from './watch/embedded-games.ts';
import { RunningGames } from './watch/running-games.ts';

/** The parts of a node that its services share. */
export interface NodeParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly filter: FilterFile;
  readonly mailer: Mailer | undefined;
  readonly pushKeys: PushKeys | undefined;
  /** The key that signs the unsubscribe links in daily e-mails. */
  readonly signingKey: string;
  readonly planner: TournamentPlanner;
  readonly node: string;
  readonly startedAt: number;
  readonly outages: Outages;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the services that the HTTP interface, the sockets and the background work of a node share, except the node's
 * streams.
 */
export function createServices(
  settings: Settings,
  { store, bus, filter, mailer, pushKeys, signingKey, planner, node, startedAt, outages, onError }: NodeParts,
): NodeServices {
  const { passwordCost } = settings;
  const now = Date.now;
  const random = Math.random;
  const { people } = store;
  const limit = createLimiter(now, settings.limitScale);
  const names = new NameCache(people, bus, now);
  const guessLimiter = new GuessLimiter(store.failedAttempts, now, settings.limitScale);
  const sessions = new Sessions(store.sessions, now);
  const passkeys = new Passkeys(store.passkeys, now);
  const accountMailer =
    mailer === undefined ? undefined : new AccountMailer(mailer, settings.publicOrigin ?? '');
  const recovery = new Recovery({ store, guessLimiter, accountMailer, passwordCost, now, onError });
  const signInCodes = new SignInCodes(store.credentials, now, (person) =>
    recovery.notify(person, 'recoveryCodeUsed'),
  );
  const isPlayer = (game: OnlineGameId, person: PersonId): boolean => games.isPlayer(game, person);
  const presence = new Presence(store.gamePresence, node, now, isPlayer, () => outages.readUntil);
  const gameOutages = new GameOutages(outages, presence, now);
  const games = new Games({
    store: store.games,
    people,
    presence: store.gamePresence,
    bus,
    now,
    random,
    outageMs: (state, since, arrivedAfter) => gameOutages.shareSince(state, since, arrivedAfter).milliseconds,
    onCommitted: (game, askedAt) => gameOutages.noteCommit(game, askedAt),
  });
  const ratings = new Ratings({ store: store.ratings, names, now });
  const tournaments = new Tournaments({
    store: store.tournaments,
    bus,
    now,
    plan: planner.plan,
    ratingOf: (person, setup) => ratings.forTerms(person, setup),
    canExhibit: async (person, setup) =>
      organiserRefusal(setup, await store.games.findPlayer(person), now()) === undefined,
    relations: {
      areBlocked: (one, other) => people.hasBlockWith(one, [other]),
      canChallenge: (by, to) => canChallenge(store, by, to),
    },
  });
  const handovers = new Handovers({ store, outages: gameOutages, node, startedAt, now });
  const networkJoins = new NetworkJoins();
  const lobby = new Lobby({
    store: store.games,
    people,
    names,
    games,
    now,
    random,
    networkJoins,
    limitScale: settings.limitScale,
  });
  const notices = new Notices({ store, names, bus, now });
  const connectedPeople = new ConnectedPeople();
  const onlinePeople = new OnlinePeople({ store: store.onlinePeople, connectedPeople, names, node, now });
  const metrics = createMetrics(true);
  const digests = new Digests({
    store,
    names,
    onlinePeople,
    mailer,
    publicOrigin: settings.publicOrigin ?? '',
    signingKey,
    count: metrics.countDigest,
    now,
    onError,
  });
  const push =
    settings.push &&
    pushKeys &&
    new PushMessages({ store, onlinePeople, names, keys: pushKeys, ...settings.push, now, onError });
  return {
    store,
    bus,
    games,
    tournaments,
    outages: gameOutages,
    clocks: new FairClocks({ games, presence, outages: gameOutages, handovers, now }),
    lobby,
    networkJoins,
    lobbyFeed: new LobbyFeed({ read: () => lobby.listSeeks(), schedule, now, onError }),
    pairingQueue: new PairingQueue({ store, games, lobby, ratings, node, now, random, onError }),
    waitingCounts: new WaitingCounts(() => store.pairingQueue.count(now())),
    gameMessages: new GameMessages(names),
    spectatorUpdates: new SpectatorUpdates(schedule),
    chat: new Chat({ store: store.chat, people, names, bus, limit, filter, now }),
    shownTournaments: new ShownTournaments({ arenaQueue: store.arenaQueue, now }),
    filter,
    tournamentChat: new TournamentChat({ store: store.chat, people, names, limit, filter, now }),
    accounts: new Accounts({
      store,
      names,
      sessions,
      signInCodes,
      passkeys,
      guessLimiter,
      passwordCost,
      now,
    }),
    recovery,
    sessions,
    accessTokens: new AccessTokens(store.accessTokens, now),
    passkeys,
    signInCodes,
    ratings,
    names,
    presence,
    latencyBaseline: new LatencyBaseline(now),
    connectedPeople,
    connections: new Connections({ store: store.networkTags, now, onError }),
    onlinePeople,
    challenges: new Challenges({ store, games, names, notices, filter, now, random }),
    notices,
    digests,
    push,
    overview: new OverviewCache({ store, games, names, presence, now }),
    embeddedGames: new EmbeddedGames({ games, names, ratings, now }),
    runningGames: new RunningGames({ store, games, names, ratings, presence, node, now }),
    metrics,
    limit,
    guessLimiter,
    publicAccess: {
      publicOrigin: settings.publicOrigin,
      behindProxy: settings.behindProxy,
      isOpenToNetwork: isOpenToNetwork(settings.host),
    },
    now,
    onError,
  };
}

/** Runs a function after a delay in milliseconds. Returns a function that cancels it. */
function schedule(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
