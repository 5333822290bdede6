import { accept, type PersonId, type Result, type Route, refuse } from '@halma/protocol';
import { isAccessToken } from '../people/access-tokens.ts';
import type { FoundSession } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import type { StoredAccessToken } from '../store/access-token-store.ts';
import type { Caller } from './caller.ts';

/** The person on whose behalf a request is made, and the session or the access token that identifies them. */
export interface Authorization {
  readonly person: PersonId | undefined;
  readonly session: FoundSession | undefined;
  readonly accessToken: StoredAccessToken | undefined;
}

const ANONYMOUS: Authorization = { person: undefined, session: undefined, accessToken: undefined };

/**
 * Checks that a caller may use a route now, and returns the person on whose behalf they act. Only this function checks
 * roles, scopes and proofs.
 */
export async function authorize(
  services: Services,
  caller: Caller,
  { role, rateClass, needsProof, scope, needsToken }: Route,
): Promise<Result<Authorization>> {
  const { sessions, limit, store } = services;
  const authorization = await identify(services, caller);
  const { person, session, accessToken } = authorization;
  // An attacker who guesses passwords can start many sessions, so sign-ins and wrong tokens are counted by network.
  const key = rateClass === 'sign-in' || person === undefined ? caller.network : person;
  const waitMs = limit(rateClass, key, caller.network);
  if (waitMs > 0) return refuse('too-many', { after: waitMs });
  const isInScope = accessToken === undefined || (scope !== undefined && accessToken.scopes.includes(scope));
  if (role === 'anyone') return accept(isInScope ? authorization : ANONYMOUS);
  if (person === undefined) return refuse('no-session');
  if (!isInScope) return refuse('missing-scope');
  if (needsToken && accessToken === undefined) return refuse('token-needed');
  if (role === 'person' && !needsProof) return accept(authorization);
  const stored = await store.people.find(person);
  const hasAccount = stored?.name != null;
  if (role !== 'person' && !hasAccount) return refuse('no-account');
  if (role === 'host' && stored?.role !== 'host') return refuse('not-allowed');
  // Creating an access token required a fresh proof, and the token is limited to its scopes.
  const isProved = accessToken !== undefined || (session !== undefined && sessions.hasFreshProof(session));
  return needsProof && hasAccount && !isProved ? refuse('proof-needed') : accept(authorization);
}

async function identify({ sessions, accessTokens }: Services, caller: Caller): Promise<Authorization> {
  const { token, usesCookie } = caller;
  if (token === undefined) return ANONYMOUS;
  if (!usesCookie && isAccessToken(token)) {
    const accessToken = await accessTokens.find(token);
    return accessToken === undefined
      ? ANONYMOUS
      : { person: accessToken.person, session: undefined, accessToken };
  }
  const session = await sessions.find(token);
  return session === undefined ? ANONYMOUS : { person: session.person, session, accessToken: undefined };
}
