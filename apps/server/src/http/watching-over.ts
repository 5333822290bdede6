import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { answerNotFound } from '../plain-answers.ts';
import type { Services } from '../services.ts';

const OWN_MACHINE: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What whoever watches over the server asks it: is it alive, can it serve, what has it counted? */
export function watchingOver(
  { store, bus, metrics, onFault }: Pick<Services, 'store' | 'bus' | 'metrics' | 'onFault'>,
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
      await store.check();
    } catch (fault) {
      onFault(fault);
      return c.json({ status: 'no-store' }, 503);
    }
    return bus.connected ? c.json({ status: 'ready' }) : c.json({ status: 'no-bus' }, 503);
  });
  app.get('/metrics', async (c) =>
    mayRead(c, metricsToken) ? c.text(await metrics.text()) : answerNotFound(c),
  );
  return app;
}

/** Figures are for those who run the server: by a token, or from its own machine and through no proxy. */
function mayRead(c: Context, token: string | undefined): boolean {
  if (token !== undefined) return isToken(c.req.header('Authorization'), token);
  return c.req.header('X-Forwarded-For') === undefined && OWN_MACHINE.has(getConnInfo(c).remote.address);
}

function isToken(header: string | undefined, token: string): boolean {
  const [shown, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
