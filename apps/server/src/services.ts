import type { Bus } from './bus/bus.ts';
import type { Outside } from './http/caller.ts';
import type { Limiter } from './limits/limits.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Accounts } from './people/accounts.ts';
import type { Names } from './people/names.ts';
import type { Passkeys } from './people/passkeys.ts';
import type { Presence } from './people/presence.ts';
import type { Sessions } from './people/sessions.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';
import type { Conversation } from './talk/conversation.ts';

/** Everything that answers questions on one node, made once at its start. */
export interface Services {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly conversation: Conversation;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly names: Names;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly limit: Limiter;
  readonly outside: Outside;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of faults of the server itself. */
  readonly onFault: (fault: unknown) => void;
}
