import type { Result, ROUTES, RouteName } from '@halma/protocol';
import type { Static, TSchema } from 'typebox';
import type { Services } from '../services.ts';
import type { StoredSession } from '../store/session-store.ts';
import type { Caller } from './caller.ts';

type RouteOf<Name extends RouteName> = (typeof ROUTES)[Name];
type StaticOf<Value> = Value extends TSchema ? Static<Value> : undefined;
type Part<Name extends RouteName, Key extends string> =
  RouteOf<Name> extends { readonly [K in Key]: infer Value } ? Value : undefined;

/** What is answered: a value, or text, and a cookie where a session begins or ends. */
export type Answer<Name extends RouteName> =
  Part<Name, 'answer'> extends 'text' ? string : StaticOf<Part<Name, 'answer'>>;

/** A request that has been checked against its route. */
export interface Asked<Name extends RouteName> {
  readonly services: Services;
  readonly caller: Caller;
  /** The address of this site, as the one who asks knows it. */
  readonly origin: string;
  /** Undefined only where the route is for anyone. */
  readonly session: RouteOf<Name>['role'] extends 'anyone' ? StoredSession | undefined : StoredSession;
  readonly parameters: {
    readonly [Key in keyof Part<Name, 'parameters'>]: StaticOf<Part<Name, 'parameters'>[Key]>;
  };
  readonly query: StaticOf<Part<Name, 'query'>>;
  readonly body: StaticOf<Part<Name, 'body'>>;
  /** Begins a session for this browser, or with an empty token ends it. */
  setToken(token: string): void;
}

/** Answers one route. */
export type Handler<Name extends RouteName> = (asked: Asked<Name>) => Promise<Result<Answer<Name>>>;

/** Some of the routes, each with what answers it. */
export type Handlers<Name extends RouteName> = { readonly [Each in Name]: Handler<Each> };
