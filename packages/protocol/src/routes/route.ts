import type { TSchema } from 'typebox';
import type { TokenScope } from '../people/access-token.ts';

/** The callers who may use a route: anyone, people with a session, people with an account, or moderators. */
export const ROLES = ['anyone', 'person', 'account', 'host'] as const;
export type Role = (typeof ROLES)[number];

/** The classes of routes that share a rate limit. */
export const RATE_CLASSES = ['read', 'search', 'write', 'sign-in', 'create', 'export'] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** One route of the server: its request, who may use it, and its response. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Names in braces are placeholders. `parameters` contains the schemas of their values. */
  readonly path: string;
  readonly description: string;
  readonly role: Role;
  readonly rateClass: RateClass;
  /**
   * Whether the owner of an account must have proved their identity within the last few minutes. A guest has no means
   * of proof, so the session is enough. A token with the scope of the route needed a proof when it was created.
   */
  readonly needsProof?: true;
  /**
   * The scope with which access tokens may use the route. If absent, only sessions may; a route that anyone may use
   * treats a request with a token like one without a session.
   */
  readonly scope?: TokenScope;
  /** Whether only access tokens may use the route, so that revoking the token closes the program's stream. */
  readonly needsToken?: true;
  readonly parameters?: Readonly<Record<string, TSchema>>;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Whether the response, JSON or text, can be large: the server then sends it in pieces. */
  readonly isStreamed?: true;
  /** Absent for a `204` response without a body; `text` for one that is not JSON. */
  readonly response?: TSchema | 'text';
  /** Present if the response is a stream of lines, each of which is empty or matches the schema in `response`. */
  readonly answer?: 'lines';
  /** Whether all callers get the same response for a while, so that the server encodes it only once. */
  readonly isShared?: true;
  /** Whether the response has an entity tag, so that a caller who polls does not receive the same response twice. */
  readonly hasEntityTag?: true;
}

/** How long a proof of identity stays fresh, in milliseconds. */
export const PROOF_LIFETIME_MS = 5 * 60_000;

/** The maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 16_384;
