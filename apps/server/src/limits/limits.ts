import type { Rate } from '@halma/protocol';
import { type RateLimit, TokenBuckets } from './token-bucket.ts';

/** How often one person, or one address without a session, may ask a route of each kind. */
const ROUTE_LIMITS: Readonly<Record<Rate, RateLimit>> = {
  read: { burst: 120, perSecond: 20 },
  write: { burst: 60, perSecond: 10 },
  create: { burst: 20, perSecond: 0.5 },
  'sign-in': { burst: 10, perSecond: 0.1 },
};

/** What one socket may say, what one person may write in chat, and how often one address may open a socket. */
const SOCKET_LIMITS: Readonly<Record<'messages' | 'talk' | 'opening', RateLimit>> = {
  messages: { burst: 60, perSecond: 20 },
  talk: { burst: 5, perSecond: 0.5 },
  opening: { burst: 100, perSecond: 10 },
};

export type LimitName = Rate | keyof typeof SOCKET_LIMITS;

/** Takes from the limit of a name; 0, or the milliseconds to wait. */
export type Limiter = (name: LimitName, key: string) => number;

/** Limits by the clock, in the memory of this node. @param scale how many times the usual limits hold, for measurements */
export function limiterOn(now: () => number, scale = 1): Limiter {
  const buckets = new Map<LimitName, TokenBuckets>();
  for (const [name, { burst, perSecond }] of Object.entries({ ...ROUTE_LIMITS, ...SOCKET_LIMITS })) {
    const limit = { burst: burst * scale, perSecond: perSecond * scale };
    buckets.set(name as LimitName, new TokenBuckets(limit, now));
  }
  return (name, key) => buckets.get(name)?.take(key) ?? 0;
}
