import type { IncomingHttpHeaders } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { parse as parseCookies, serialize } from 'hono/utils/cookie';
import { networkOf } from '../limits/network.ts';
import { DEVICE_LIFETIME_MS, SESSION_LIFETIME_MS } from '../people/sessions.ts';

/** How clients reach this server from outside. */
export interface PublicAccess {
  /** The address that players use, such as `https://halma.example`; undefined if the operator has not set it. */
  readonly publicOrigin: string | undefined;
  /** Whether a proxy forwards the requests to the server and reports the clients' addresses. */
  readonly behindProxy: boolean;
  /** Whether the server listens on all addresses of its machine. */
  readonly isOpenToNetwork: boolean;
}

/** The sender of a request, according to its headers. */
export interface Caller {
  /** The address of the client or, for IPv6, its network. */
  readonly network: string;
  readonly token: string | undefined;
  /** Whether the token came in a cookie, which expires in the browser. */
  readonly usesCookie: boolean;
  /** The token of a browser in which someone has signed in before. */
  readonly deviceToken: string | undefined;
  readonly userAgent: string;
}

/** The headers that identify a caller. */
export interface CallerHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly 'x-forwarded-for'?: string | string[] | undefined;
}

/**
 * Returns the name of a cookie. Over TLS, its prefix prevents other hosts in the domain from setting the
 * cookie.
 */
function cookieName(name: 'halma' | 'halma-device', { publicOrigin }: PublicAccess): string {
  return publicOrigin?.startsWith('https:') ? `__Host-${name}` : name;
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
  const readCookie = (name: string): string | undefined =>
    headers.cookie === undefined ? undefined : parseCookies(headers.cookie, name)[name];
  const cookieToken = readCookie(cookieName('halma', publicAccess));
  const bearerToken = /^Bearer +([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
  return {
    network: networkOf(
      publicAccess.behindProxy ? (nearestForwardedAddress(headers['x-forwarded-for']) ?? remote) : remote,
    ),
    token: bearerToken ?? cookieToken,
    usesCookie: bearerToken === undefined && cookieToken !== undefined,
    deviceToken: readCookie(cookieName('halma-device', publicAccess)),
    userAgent: headers['user-agent'] ?? '',
  };
}

/**
 * Returns the address of the other end of the socket, or `unknown` for requests that have no socket, such as those in
 * tests.
 */
export function remoteAddress(c: Context): string {
  return c.env === undefined || !('incoming' in c.env)
    ? 'unknown'
    : (getConnInfo(c).remote.address ?? 'unknown');
}

/**
 * Returns the last address in the header: the nearest proxy added it, and a client can forge the earlier
 * ones.
 */
function nearestForwardedAddress(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join() : header;
  return text?.split(',').at(-1)?.trim().slice(0, 64);
}

/** Returns the Set-Cookie header that starts or renews a session; an empty token ends the session. */
export function sessionCookie(token: string, publicAccess: PublicAccess): string {
  return formatCookie(cookieName('halma', publicAccess), token, SESSION_LIFETIME_MS, publicAccess);
}

/** Returns the Set-Cookie header that marks a browser in which a person has signed in. */
export function deviceCookie(token: string, publicAccess: PublicAccess): string {
  return formatCookie(cookieName('halma-device', publicAccess), token, DEVICE_LIFETIME_MS, publicAccess);
}

function formatCookie(
  name: string,
  value: string,
  lifetimeMs: number,
  { publicOrigin }: PublicAccess,
): string {
  return serialize(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicOrigin?.startsWith('https:') ?? false,
    maxAge: value === '' ? 0 : lifetimeMs / 1000,
  });
}
