import { Hono } from 'hono';
import { answerFailure, answerNotFound } from './plain-answers.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './site/serve-site.ts';
import type { Site } from './site/site.ts';

/**
 * Makes the whole application. It opens no port, so tests can call `app.request` directly.
 *
 * @param onFault told of faults of the server itself
 * @param parts what answers before the site is looked at
 */
export function createApp(site: Site, onFault: (fault: unknown) => void, parts: readonly Hono[] = []): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  for (const part of parts) app.route('/', part);
  app.all('*', serveSite(site));
  app.notFound(answerNotFound);
  app.onError((fault, c) => {
    onFault(fault);
    return answerFailure(c);
  });
  return app;
}
