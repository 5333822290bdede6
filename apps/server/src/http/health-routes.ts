import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { withDeadline } from '../deadline.ts';
import { respondNotFound } from '../error-pages.ts';
import type { Services } from '../services.ts';

/** The time within which the store must answer for the node to count as ready, in milliseconds. */
const STORE_LIMIT_MS = 1000;

const LOOPBACK_ADDRESSES: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Creates the routes for monitoring: whether the server is alive, whether it can serve requests, and its metrics. */
export function healthRoutes(
  { store, bus, metrics, onError }: Pick<Services, 'store' | 'bus' | 'metrics' | 'onError'>,
  metricsToken: string | undefined,
): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await withDeadline(store.check(), STORE_LIMIT_MS, 'the store');
    } catch (error) {
      onError(error);
      return c.json({ status: 'no-store' }, 503);
    }
    // If the bus is unreachable, players on other nodes see moves later, but every game continues.
    return c.json({ status: 'ready', bus: bus.connected ? 'connected' : 'away' });
  });
  app.get('/metrics', async (c) =>
    canReadMetrics(c, metricsToken) ? c.text(await metrics.text()) : respondNotFound(c),
  );
  return app;
}

/**
 * Returns whether a request may read the metrics: it carries the token or, if no token is set, comes from
 * this machine and not through a proxy.
 */
function canReadMetrics(c: Context, token: string | undefined): boolean {
  if (token !== undefined) return hasBearerToken(c.req.header('Authorization'), token);
  return (
    c.req.header('X-Forwarded-For') === undefined && LOOPBACK_ADDRESSES.has(getConnInfo(c).remote.address)
  );
}

function hasBearerToken(header: string | undefined, token: string): boolean {
  const [, sent = ''] = /^Bearer +(.*)$/i.exec(header ?? '') ?? [];
  const [actual, expected] = [Buffer.from(sent), Buffer.from(token)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
