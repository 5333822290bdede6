import type { PersonId, Result, ROUTES, RouteName } from '@halma/protocol';
import type { Static, TSchema } from 'typebox';
import type { Services } from '../services.ts';
import type { StoredAccessToken } from '../store/access-token-store.ts';
import type { StoredSession } from '../store/session-store.ts';
import type { Caller } from './caller.ts';

type RouteOf<Name extends RouteName> = (typeof ROUTES)[Name];
type StaticOrUndefined<Value> = Value extends TSchema ? Static<Value> : undefined;
type RouteProperty<Name extends RouteName, Key extends string> =
  RouteOf<Name> extends { readonly [K in Key]: infer Value } ? Value : undefined;

/**
 * The result of a handler: a value that matches the route's schema, text, the pieces of a long text, or a
 * stream of lines.
 */
export type ResponseOf<Name extends RouteName> =
  RouteProperty<Name, 'answer'> extends 'lines'
    ? ReadableStream<Uint8Array>
    : RouteProperty<Name, 'isStreamed'> extends true
      ? AsyncIterable<string>
      : RouteProperty<Name, 'response'> extends 'text'
        ? string
        : StaticOrUndefined<RouteProperty<Name, 'response'>>;

/** A request that has not been checked against its route yet. */
export interface RawRequest {
  readonly services: Services;
  readonly caller: Caller;
  /** The URL of this site as the client sees it. */
  readonly origin: string;
  /** The person on whose behalf the request is made; undefined if there is none. */
  readonly person: PersonId | undefined;
  /** Undefined if there is no session, as for a program with an access token. */
  readonly session: StoredSession | undefined;
  /** The request's access token, if it has one. */
  readonly accessToken: StoredAccessToken | undefined;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** Starts a session for this browser; an empty token ends the session. */
  setToken(token: string): void;
  /** Marks this browser as one in which a person has signed in. */
  setDeviceToken(token: string): void;
}

/** A request that matches its route. */
export interface CheckedRequest<Name extends RouteName> extends RawRequest {
  /** Undefined only if the route is open to anyone. */
  readonly person: RouteOf<Name>['role'] extends 'anyone' ? PersonId | undefined : PersonId;
  /** Undefined only if the route is open to anyone, or to programs with access tokens. */
  readonly session: RouteOf<Name> extends { readonly role: 'anyone' } | { readonly scope: string }
    ? StoredSession | undefined
    : StoredSession;
  readonly parameters: {
    readonly [Key in keyof RouteProperty<Name, 'parameters'>]: StaticOrUndefined<
      RouteProperty<Name, 'parameters'>[Key]
    >;
  } & Readonly<Record<string, string>>;
  readonly query: StaticOrUndefined<RouteProperty<Name, 'query'>>;
  readonly body: StaticOrUndefined<RouteProperty<Name, 'body'>>;
}

/** Handles the requests of one route. */
type Handler<Name extends RouteName> = (request: CheckedRequest<Name>) => Promise<Result<ResponseOf<Name>>>;

/** The handlers for some routes, by route name. */
export type Handlers<Name extends RouteName> = { readonly [Key in Name]: Handler<Key> };
