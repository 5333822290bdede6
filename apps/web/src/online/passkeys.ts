import type { Me } from '@halma/protocol';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type WebAuthnErrorCode,
} from '@simplewebauthn/browser';
import type { Api } from './api.ts';
import type { Answer, OwnFailureCode } from './failure.ts';

/** The device's errors that the player can act on. All others mean that there is no passkey. */
const DEVICE_FAILURES: Readonly<Partial<Record<WebAuthnErrorCode, OwnFailureCode>>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey-known',
  ERROR_INVALID_DOMAIN: 'passkey-needs-name',
  ERROR_INVALID_RP_ID: 'passkey-needs-name',
};

/** Creates a passkey on the device for the signed-in account, and registers it with the server. */
export async function createPasskey(api: Api): Promise<Answer<undefined>> {
  const question = await api('createPasskeyRegistrationOptions', {});
  if (!question.ok) return question;
  const optionsJSON = question.value as PublicKeyCredentialCreationOptionsJSON;
  const made = await askDevice(() => startRegistration({ optionsJSON }));
  return made.ok ? api('addPasskey', { body: made.value }) : made;
}

/** Signs in with a passkey that the player chooses on the device. */
export async function signInWithPasskey(api: Api): Promise<Answer<Me>> {
  const question = await api('createPasskeySignInOptions', {});
  if (!question.ok) return question;
  const optionsJSON = question.value as PublicKeyCredentialRequestOptionsJSON;
  const shown = await askDevice(() => startAuthentication({ optionsJSON }));
  return shown.ok ? api('signInWithPasskey', { body: shown.value }) : shown;
}

/** Asks the device. A cancel or a timeout is a failure, not an exception. */
async function askDevice<Value>(ask: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    const known = error instanceof WebAuthnError ? DEVICE_FAILURES[error.code] : undefined;
    return { ok: false, refusal: { code: known ?? 'no-passkey' } };
  }
}
