import type { Me } from '@halma/protocol';
import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type WebAuthnErrorCode,
} from '@simplewebauthn/browser';
import type { Api } from './api.ts';
import type { ApiResult, ClientFailureCode } from './failure.ts';

/** The failures for device errors that the player can act on. Any other error counts as a missing passkey. */
const DEVICE_FAILURES: Readonly<Partial<Record<WebAuthnErrorCode, ClientFailureCode>>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey-known',
  ERROR_INVALID_DOMAIN: 'passkey-needs-name',
  ERROR_INVALID_RP_ID: 'passkey-needs-name',
};

/** Creates a passkey on the device for the signed-in account, and registers it with the server. */
export async function createPasskey(api: Api): Promise<ApiResult<undefined>> {
  const options = await api('createPasskeyRegistrationOptions', {});
  if (!options.ok) return options;
  const optionsJSON = options.value as PublicKeyCredentialCreationOptionsJSON;
  const registration = await requestFromDevice(() => startRegistration({ optionsJSON }));
  return registration.ok ? api('addPasskey', { body: registration.value }) : registration;
}

/** Signs in with a passkey that the player chooses on the device. */
export async function signInWithPasskey(api: Api): Promise<ApiResult<Me>> {
  const assertion = await requestAssertion(api);
  return assertion.ok ? api('signInWithPasskey', { body: assertion.value }) : assertion;
}

/** Confirms the player’s identity with a passkey, which proves that the owner of the session is present. */
export async function confirmIdentityWithPasskey(api: Api): Promise<ApiResult<undefined>> {
  const assertion = await requestAssertion(api);
  return assertion.ok ? api('confirmIdentity', { body: { passkey: assertion.value } }) : assertion;
}

async function requestAssertion(api: Api): Promise<ApiResult<AuthenticationResponseJSON>> {
  const options = await api('createPasskeySignInOptions', {});
  if (!options.ok) return options;
  const optionsJSON = options.value as PublicKeyCredentialRequestOptionsJSON;
  return requestFromDevice(() => startAuthentication({ optionsJSON }));
}

/** Calls the device's passkey function. Returns a failure instead of throwing when the player cancels or time runs out. */
async function requestFromDevice<Value>(call: () => Promise<Value>): Promise<ApiResult<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    const failureCode = error instanceof WebAuthnError ? DEVICE_FAILURES[error.code] : undefined;
    return { ok: false, refusal: { code: failureCode ?? 'no-passkey' } };
  }
}
