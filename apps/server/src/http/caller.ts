import type { IncomingHttpHeaders } from 'node:http';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { SESSION_LIFETIME_MS } from '../people/sessions.ts';

/** How clients reach this server. */
export interface PublicAccess {
  /** The address that players use, such as `https://halma.example`; undefined where the operator has not set it. */
  readonly publicOrigin: string | undefined;
  /** Whether a proxy stands in front of the server and reports the addresses of clients. */
  readonly behindProxy: boolean;
}

/** Who sends a request, as its headers say. */
export interface Caller {
  readonly address: string;
  readonly token: string | undefined;
  /** Whether the token came in a cookie, which expires in the browser. */
  readonly byCookie: boolean;
  readonly userAgent: string;
}

/** The headers that identify a caller. */
export interface CallerHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly 'x-forwarded-for'?: string | string[] | undefined;
}

/** Returns the name of the cookie. Over TLS its prefix keeps other servers of the domain from setting it. */
function cookieName({ publicOrigin }: PublicAccess): string {
  return publicOrigin?.startsWith('https:') ? '__Host-halma' : 'halma';
}

/** Reads who sends a request: a browser sends its cookie, a program a bearer token. @param remote the socket's address */
export function readCaller(
  headers: CallerHeaders | IncomingHttpHeaders,
  remote: string,
  publicAccess: PublicAccess,
): Caller {
  const name = cookieName(publicAccess);
  const cookie = headers.cookie === undefined ? undefined : parseCookies(headers.cookie, name)[name];
  const bearer = /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
  return {
    address: publicAccess.behindProxy
      ? (nearestForwardedAddress(headers['x-forwarded-for']) ?? remote)
      : remote,
    token: bearer ?? cookie,
    byCookie: bearer === undefined && cookie !== undefined,
    userAgent: headers['user-agent'] ?? '',
  };
}

/** Returns the last address: the nearest proxy wrote it, while a client can forge those before. */
function nearestForwardedAddress(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join() : header;
  return text?.split(',').at(-1)?.trim().slice(0, 64);
}

/** Returns the Set-Cookie header that starts or renews a session; an empty token ends it. */
export function sessionCookie(token: string, publicAccess: PublicAccess): string {
  return serialize(cookieName(publicAccess), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicAccess.publicOrigin?.startsWith('https:') ?? false,
    maxAge: token === '' ? 0 : SESSION_LIFETIME_MS / 1000,
  });
}
