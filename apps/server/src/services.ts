import type { Bus } from './bus/bus.ts';
import type { Chat } from './chat/chat.ts';
import type { Games } from './games/games.ts';
import type { PublicAccess } from './http/caller.ts';
import type { Limiter } from './limits/limits.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Accounts } from './people/accounts.ts';
import type { NameCache } from './people/name-cache.ts';
import type { Passkeys } from './people/passkeys.ts';
import type { Presence } from './people/presence.ts';
import type { Sessions } from './people/sessions.ts';
import type { Store } from './store/store.ts';

/** The services that the request handlers and sockets of one node share. */
export interface Services {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: Games;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly names: NameCache;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly limit: Limiter;
  readonly publicAccess: PublicAccess;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with internal errors. */
  readonly onError: (error: unknown) => void;
}
