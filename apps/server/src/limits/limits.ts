import type { RateClass } from '@halma/protocol';
import { type RateLimit, RateLimiter } from './token-bucket.ts';

/**
 * The rates at which one person may use the routes in each class; one network if the request has no person, and for
 * `sign-in`.
 */
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

/**
 * The factor by which the limits of a whole network exceed those of one person, for the routes and messages that cost
 * the server most. One client can start many guest sessions; a school or a company has many people behind one address.
 */
const NETWORK_FACTOR = 25;

const LIMITED_PER_NETWORK = ['search', 'create', 'export', 'pairing'] as const satisfies readonly LimitName[];

/**
 * Takes a token from the bucket of a key and, for costly requests, from that of the network. Returns 0, or the
 * time to wait for a token, in milliseconds.
 *
 * @param network the network of the client, as `networkOf` returns it
 */
export type Limiter = (name: LimitName, key: string, network?: string) => number;

/**
 * Creates the rate limits of this node.
 *
 * @param scale multiplies the default limits, for load tests
 */
export function createLimiter(now: () => number, scale = 1): Limiter {
  const limits: Readonly<Record<LimitName, RateLimit>> = { ...ROUTE_LIMITS, ...SOCKET_LIMITS };
  const limiterFor = (name: LimitName, factor: number): RateLimiter => {
    const { burst, perSecond } = limits[name];
    return new RateLimiter({ burst: burst * factor, perSecond: perSecond * factor }, now);
  };
  const names = Object.keys(limits) as LimitName[];
  const buckets = new Map(names.map((name) => [name, limiterFor(name, scale)]));
  const networkBuckets = new Map<LimitName, RateLimiter>(
    LIMITED_PER_NETWORK.map((name) => [name, limiterFor(name, scale * NETWORK_FACTOR)]),
  );
  return (name, key, network) => {
    const waitMs = buckets.get(name)?.take(key) ?? 0;
    if (waitMs > 0 || network === undefined || network === key) return waitMs;
    const networkWaitMs = networkBuckets.get(name)?.take(network) ?? 0;
    // Otherwise each retry would lengthen the wait that the refusal announced.
    if (networkWaitMs > 0) buckets.get(name)?.putBack(key);
    return networkWaitMs;
  };
}
