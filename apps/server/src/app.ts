import { Hono } from 'hono';
import { answerFailure, answerNotFound } from './plain-answers.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './site/serve-site.ts';
import type { Site } from './site/site.ts';

/** Makes the whole application. It opens no port, so tests can call `app.request` directly. */
export function createApp(site: Site): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.all('*', serveSite(site));
  app.notFound(answerNotFound);
  app.onError(answerFailure);
  return app;
}
