import type { TSchema } from 'typebox';

/** Who may ask: anybody; whoever has a session, guest or not; whoever has an account; the server's hosts. */
export const ROLES = ['anyone', 'person', 'account', 'host'] as const;
export type Role = (typeof ROLES)[number];

/** How often a route may be asked: see the limits of the server. */
export const RATES = ['read', 'write', 'sign-in', 'create'] as const;
export type Rate = (typeof RATES)[number];

/** One address of the server: what may be asked there, by whom, and what is answered. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parts in braces stand for values, checked against `parameters`. */
  readonly path: string;
  readonly description: string;
  readonly role: Role;
  readonly rate: Rate;
  readonly parameters?: Readonly<Record<string, TSchema>>;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Absent where the answer is `204` without a body; text where it is no JSON. */
  readonly answer?: TSchema | 'text';
}

/** The largest body of a request, in bytes. */
export const LARGEST_BODY = 16_384;
