import { Hono } from 'hono';
import { respondInternalError, respondNotFound } from './error-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './site/serve-site.ts';
import type { Site } from './site/site.ts';

/**
 * Creates the HTTP application. It opens no port, so tests can call `app.request` directly.
 *
 * @param onError called with internal errors
 * @param routers handle requests before the site does
 */
export function createApp(
  site: Site,
  onError: (error: unknown) => void,
  routers: readonly Hono[] = [],
): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  for (const router of routers) app.route('/', router);
  app.all('*', serveSite(site));
  app.notFound(respondNotFound);
  app.onError((error, c) => {
    onError(error);
    return respondInternalError(c);
  });
  return app;
}
