import type { NewAccount } from '@halma/protocol';
import type { Api } from './api.ts';
import type { ApiResult, Failure } from './failure.ts';

/** The name and password that a guest chooses. */
interface Credentials {
  readonly name: string;
  readonly password: string;
}

/**
 * The codes with which the server refuses a repeated request after the first one has created the account. The first
 * one has ended the guest's session, so this browser now has no session, the account's session, or that of a new
 * guest.
 */
const REPETITION_CODES: ReadonlySet<Failure['code']> = new Set(['no-session', 'has-account', 'name-taken']);

/**
 * Creates a function that creates an account. If the response of the server is lost, the account may exist without its
 * owner having seen the recovery codes. If the same name and password are sent again, the function signs in to that
 * account and gets new codes.
 */
export function createAccountRequest(api: Api): (credentials: Credentials) => Promise<ApiResult<NewAccount>> {
  let unanswered: string | undefined;
  return async (credentials) => {
    const text = JSON.stringify([credentials.name, credentials.password]);
    const mayExist = unanswered === text;
    let result = await api('createAccount', { body: credentials });
    if (mayExist && !result.ok && REPETITION_CODES.has(result.refusal.code))
      result = (await openCreatedAccount(api, credentials)) ?? result;
    const isLost = !result.ok && result.refusal.code === 'no-connection';
    if (isLost || result.ok) unanswered = isLost ? text : undefined;
    return result;
  };
}

/**
 * Signs in to an account that was just created, and replaces its recovery codes. Returns undefined if there is no such
 * account.
 */
async function openCreatedAccount(
  api: Api,
  credentials: Credentials,
): Promise<ApiResult<NewAccount> | undefined> {
  const signedIn = await api('signIn', { body: credentials });
  if (!signedIn.ok) return signedIn.refusal.code === 'wrong-password' ? undefined : signedIn;
  const codes = await api('createRecoveryCodes', {});
  return codes.ok ? { ok: true, value: { ...signedIn.value, recoveryCodes: codes.value } } : codes;
}
