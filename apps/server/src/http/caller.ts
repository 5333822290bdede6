import type { IncomingHttpHeaders } from 'node:http';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { SESSION_LIFE } from '../people/sessions.ts';

/** How the outside world reaches this server. */
export interface Outside {
  /** The address people know the server by, such as `https://halma.example`; undefined when nobody said so. */
  readonly publicOrigin: string | undefined;
  /** Does a proxy stand in front of it, whose word on addresses is to be taken? */
  readonly behindProxy: boolean;
}

/** What a request says of whoever sends it, apart from what it asks. */
export interface Caller {
  readonly address: string;
  readonly token: string | undefined;
  /** Was the token a cookie, which the browser forgets after its time? */
  readonly byCookie: boolean;
  readonly agent: string;
}

/** The headers that tell who calls. */
export interface CallerHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly 'x-forwarded-for'?: string | string[] | undefined;
}

/** Over TLS the name keeps other servers of the same domain from setting it. */
function cookieName({ publicOrigin }: Outside): string {
  return publicOrigin?.startsWith('https:') ? '__Host-halma' : 'halma';
}

/** Reads who calls: a browser shows its cookie, a program a bearer token. @param remote the address the socket tells */
export function readCaller(
  headers: CallerHeaders | IncomingHttpHeaders,
  remote: string,
  outside: Outside,
): Caller {
  const name = cookieName(outside);
  const cookie = headers.cookie === undefined ? undefined : parseCookies(headers.cookie, name)[name];
  const bearer = /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
  return {
    address: outside.behindProxy ? (lastOf(headers['x-forwarded-for']) ?? remote) : remote,
    token: bearer ?? cookie,
    byCookie: bearer === undefined && cookie !== undefined,
    agent: headers['user-agent'] ?? '',
  };
}

/** The nearest proxy writes last; what stands before it, anybody can have written. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join() : header;
  return text?.split(',').at(-1)?.trim().slice(0, 64);
}

/** The Set-Cookie header with which a session begins or lives on, or with an empty token ends. */
export function sessionCookie(token: string, outside: Outside): string {
  return serialize(cookieName(outside), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: outside.publicOrigin?.startsWith('https:') ?? false,
    maxAge: token === '' ? 0 : SESSION_LIFE / 1000,
  });
}
