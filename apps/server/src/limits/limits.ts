import type { RateClass } from '@halma/protocol';
import { type RateLimit, RateLimiter } from './token-bucket.ts';

/** The rates at which one person, or one address if there is no session, may use the routes in each class. */
const ROUTE_LIMITS: Readonly<Record<RateClass, RateLimit>> = {
  read: { burst: 120, perSecond: 20 },
  search: { burst: 20, perSecond: 2 },
  write: { burst: 60, perSecond: 10 },
  create: { burst: 20, perSecond: 0.5 },
  export: { burst: 3, perSecond: 1 / 60 },
  // Correct passwords count too, so this must let a class behind one address sign in; `guess-limiter.ts` slows
  // guessing.
  'sign-in': { burst: 100, perSecond: 2 },
};

/**
 * The rates at which one socket may send messages and ask for the whole lobby, one person may send chat messages
 * and ask for an opponent, and one network may open sockets.
 */
const SOCKET_LIMITS: Readonly<Record<'messages' | 'lobby' | 'chat' | 'pairing' | 'connections', RateLimit>> =
  {
    messages: { burst: 60, perSecond: 20 },
    lobby: { burst: 10, perSecond: 0.5 },
    chat: { burst: 5, perSecond: 0.5 },
    pairing: { burst: 10, perSecond: 0.5 },
    connections: { burst: 100, perSecond: 10 },
  };

type LimitName = RateClass | keyof typeof SOCKET_LIMITS;

/** Takes a token from a bucket. Returns 0, or the time to wait for a token, in milliseconds. */
export type Limiter = (name: LimitName, key: string) => number;

/**
 * Creates the rate limits of this node.
 *
 * @param scale multiplies the default limits, for load tests
 */
export function createLimiter(now: () => number, scale = 1): Limiter {
  const buckets = new Map<LimitName, RateLimiter>();
  for (const [name, { burst, perSecond }] of Object.entries({ ...ROUTE_LIMITS, ...SOCKET_LIMITS })) {
    const limit = { burst: burst * scale, perSecond: perSecond * scale };
    buckets.set(name as LimitName, new RateLimiter(limit, now));
  }
  return (name, key) => buckets.get(name)?.take(key) ?? 0;
}
