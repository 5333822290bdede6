import type { FairClocks } from './availability/fair-clocks.ts';
import type { GameOutages } from './availability/game-outages.ts';
import type { Bus } from './bus/bus.ts';
import type { Challenges } from './challenges/challenges.ts';
import type { Chat } from './chat/chat.ts';
import type { FilterFile } from './chat/filter-file.ts';
import type { TournamentChat } from './chat/tournament-chat.ts';
import type { Games } from './games/games.ts';
import type { PublicAccess } from './http/caller.ts';
import type { GuessLimiter } from './limits/guess-limiter.ts';
import type { Limiter } from './limits/limits.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { LobbyFeed } from './lobby/lobby-feed.ts';
import type { NetworkJoins } from './lobby/network-joins.ts';
import type { PairingQueue } from './lobby/pairing-queue.ts';
import type { WaitingCounts } from './lobby/waiting-counts.ts';
import type { Metrics } from './metrics.ts';
import type { Digests } from './notices/digests.ts';
import type { Notices } from './notices/notices.ts';
import type { PushMessages } from './notices/push-messages.ts';
import type { OverviewCache } from './overview/overview-cache.ts';
import type { AccessTokens } from './people/access-tokens.ts';
import type { Accounts } from './people/accounts.ts';
import type { ConnectedPeople } from './people/connected-people.ts';
import type { Connections } from './people/connections.ts';
import type { LatencyBaseline } from './people/latency-baseline.ts';
import type { NameCache } from './people/name-cache.ts';
import type { OnlinePeople } from './people/online-people.ts';
import type { Passkeys } from './people/passkeys.ts';
import type { Presence } from './people/presence.ts';
import type { Recovery } from './people/recovery.ts';
import type { Sessions } from './people/sessions.ts';
import type { SignInCodes } from './people/sign-in-codes.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { GameMessages } from './socket/game-messages.ts';
import type { SpectatorUpdates } from './socket/spectator-updates.ts';
import type { Store } from './store/store.ts';
import type { StreamHub } from './stream/stream-hub.ts';
import type { ShownTournaments } from './tournament/shown-tournaments.ts';
import type { Tournaments } from './tournament/tournaments.ts';
import type { EmbeddedGames } from './watch/embedded-games.ts';
import type { RunningGames } from './watch/running-games.ts';

/** The services that the request handlers, sockets and streams of one node share. */
export interface NodeServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: Games;
  readonly tournaments: Tournaments;
  readonly outages: GameOutages;
  readonly clocks: FairClocks;
  readonly lobby: Lobby;
  readonly networkJoins: NetworkJoins;
  readonly lobbyFeed: LobbyFeed;
  readonly pairingQueue: PairingQueue;
  readonly waitingCounts: WaitingCounts;
  readonly gameMessages: GameMessages;
  readonly spectatorUpdates: SpectatorUpdates;
  readonly chat: Chat;
  readonly shownTournaments: ShownTournaments;
  readonly tournamentChat: TournamentChat;
  readonly filter: Pick<FilterFile, 'apply'>;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly passkeys: Passkeys;
  readonly signInCodes: SignInCodes;
  readonly recovery: Recovery;
  readonly ratings: Ratings;
  readonly names: NameCache;
  readonly presence: Presence;
  readonly latencyBaseline: LatencyBaseline;
  readonly connectedPeople: ConnectedPeople;
  readonly connections: Connections;
  readonly onlinePeople: OnlinePeople;
  readonly challenges: Challenges;
  readonly notices: Notices;
  readonly digests: Digests;
  /** Undefined if this server sends no push notifications. */
  readonly push: PushMessages | undefined;
  readonly overview: OverviewCache;
  readonly runningGames: RunningGames;
  readonly embeddedGames: EmbeddedGames;
  readonly metrics: Metrics;
  readonly limit: Limiter;
  readonly guessLimiter: GuessLimiter;
  readonly publicAccess: PublicAccess;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with internal errors. */
  readonly onError: (error: unknown) => void;
}

/** The services of a node with its streams, which use the others. */
export interface Services extends NodeServices {
  readonly streams: StreamHub;
}
