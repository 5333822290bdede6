import { OwnSession, type TokenScope, validateKnownProperties } from '@halma/protocol';
import type { ServerConnection } from './server-connection.ts';

/** The scope that a token needs for any request of the bot. */
const FIRST_SCOPE: TokenScope = 'games:read';

/**
 * Checks that an access token lets the bot do its work.
 *
 * @param needed the scopes that the bot needs besides `games:read`
 * @returns why the bot cannot use the token, as the end of a sentence; undefined if it can, or if the signal has aborted
 */
export async function tokenFault(
  connection: Pick<ServerConnection, 'get'>,
  needed: readonly TokenScope[],
): Promise<string | undefined> {
  const response = await connection.get('/api/session');
  if (!response.ok) {
    if (response.code === 'stopping') return undefined;
    return response.code === 'missing-scope' ? missing(FIRST_SCOPE) : response.code;
  }
  const session = validateKnownProperties(OwnSession, response.body);
  // A server of an older version does not return the scopes, and later refuses the requests that lack one.
  const scopes = session.ok ? session.value.scopes : undefined;
  const lacking = scopes && needed.find((scope) => !scopes.includes(scope));
  return lacking && missing(lacking);
}

const missing = (scope: TokenScope): string => `the access token lacks the scope ${scope}`;
