import type { IncomingHttpHeaders } from 'node:http';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { SESSION_LIFETIME_MS } from '../people/sessions.ts';

/** How clients reach this server from outside. */
export interface PublicAccess {
  /** The address that players use, such as `https://halma.example`; undefined if the operator has not set it. */
  readonly publicOrigin: string | undefined;
  /** Whether a proxy stands in front of the server and reports the addresses of clients. */
  readonly behindProxy: boolean;
}

/** The sender of a request, according to its headers. */
export interface Caller {
  readonly address: string;
  readonly token: string | undefined;
  /** Whether the token came in a cookie, which expires in the browser. */
  readonly usesCookie: boolean;
  readonly userAgent: string;
}

/** The headers that identify a caller. */
export interface CallerHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly 'x-forwarded-for'?: string | string[] | undefined;
}

/** Returns the name of the cookie. Over TLS, its prefix prevents other hosts of the domain from setting it. */
function cookieName({ publicOrigin }: PublicAccess): string {
  return publicOrigin?.startsWith('https:') ? '__Host-halma' : 'halma';
}

/**
 * Reads the caller from the headers: browsers send a cookie, programs a bearer token.
 *
 * @param remote the address of the other end of the socket
 */
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
    usesCookie: bearer === undefined && cookie !== undefined,
    userAgent: headers['user-agent'] ?? '',
  };
}

/** Returns the last address: the nearest proxy added it, while a client can forge the earlier ones. */
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
