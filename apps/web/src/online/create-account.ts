import type { NewAccount } from '@halma/protocol';
import type { Api } from './api.ts';
import type { ApiResult, Failure } from './failure.ts';

/** The name and password that a guest chooses. */
interface Credentials {
  readonly name: string;
  readonly password: string;
}

/**
 * The refusals of a request that repeats one that created the account: it has ended the guest's session, and this browser
 * has none, that of the account, or that of a new guest.
 */
const REPETITION_CODES: ReadonlySet<Failure['code']> = new Set(['no-session', 'has-account', 'name-taken']);

/**
 * Creates a function that creates an account. If the response of the server is lost, the account may exist without its
 * owner having seen the recovery codes. The same name and password, sent again, then sign in, and get new codes.
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

/** Signs in to an account that was just created, and replaces its recovery codes. Undefined if it does not exist. */
async function openCreatedAccount(
  api: Api,
  credentials: Credentials,
): Promise<ApiResult<NewAccount> | undefined> {
  const signedIn = await api('signIn', { body: credentials });
  if (!signedIn.ok) return signedIn.refusal.code === 'wrong-password' ? undefined : signedIn;
  const codes = await api('createRecoveryCodes', {});
  return codes.ok ? { ok: true, value: { ...signedIn.value, recoveryCodes: codes.value } } : codes;
}
