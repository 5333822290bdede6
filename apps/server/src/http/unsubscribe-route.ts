import { UNSUBSCRIBE_PATH, UNSUBSCRIBE_TOKEN_NAME, UnsubscribeToken, validateAs } from '@halma/protocol';
import { Hono } from 'hono';
import type { Services } from '../services.ts';
import { readCaller, remoteAddress } from './caller.ts';

/**
 * Creates the route that mail programs use to unsubscribe people from daily e-mails (RFC 8058). They post a
 * form, without cookies, to the URL of the page that a person would open to unsubscribe; only the token
 * in the URL counts.
 */
export function unsubscribeRoute({
  digests,
  limit,
  publicAccess,
  onError,
}: Pick<Services, 'digests' | 'limit' | 'publicAccess' | 'onError'>): Hono {
  const app = new Hono();
  app.post(UNSUBSCRIBE_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    const { network } = readCaller(c.req.header(), remoteAddress(c), publicAccess);
    const waitMs = limit('write', network);
    if (waitMs > 0)
      return c.text('Too many requests.', 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
    const token = validateAs(UnsubscribeToken, c.req.query(UNSUBSCRIBE_TOKEN_NAME));
    const ended = token.ok ? await digests.end(token.value) : token;
    return ended.ok ? c.text('The daily e-mail is switched off.') : c.text('This link is not valid.', 400);
  });
  app.onError((error, c) => {
    onError(error);
    return c.text('The server failed. Try again.', 500);
  });
  return app;
}
