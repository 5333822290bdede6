import { accept, type Me, type PersonId, type Result } from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import type { Origin, SessionReplacement, SignedInPerson } from '../people/accounts.ts';
import { hashToken, randomToken } from '../people/sessions.ts';
import type { RawRequest } from './handler.ts';

/** Returns where a request comes from. */
export function originOf({ caller, origin }: Pick<RawRequest, 'caller' | 'origin'>): Origin {
  const { network, userAgent, deviceToken } = caller;
  return {
    site: origin,
    network,
    userAgent,
    deviceHash: deviceToken === undefined ? undefined : hashToken(deviceToken),
  };
}

/** Starts a session for a person who has signed in. It replaces the request's session. */
export async function startSession(request: RawRequest, signedIn: SignedInPerson): Promise<Result<Me>> {
  const { services, session } = request;
  const started = await services.accounts.startSession(signedIn, session, originOf(request));
  return started.ok ? replaceSessions(request, signedIn.person, started.value) : started;
}

/**
 * Gives the browser the token of a new session, closes the sockets of the sessions that it replaces, and records that
 * the person has signed in on this browser.
 */
export async function replaceSessions<Value>(
  { services, caller, setToken, setDeviceToken }: RawRequest,
  person: PersonId,
  { value, token, endedSessions }: SessionReplacement<Value>,
): Promise<Result<Value>> {
  setToken(token);
  publishEndedSessions(services.bus, endedSessions);
  const deviceToken = caller.deviceToken ?? randomToken();
  await services.store.failedAttempts.addDevice(hashToken(deviceToken), person, services.now());
  setDeviceToken(deviceToken);
  return accept(value);
}
