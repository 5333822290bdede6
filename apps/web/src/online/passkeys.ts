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

/** What a device says for a reason people can do something about. Everything else comes to no passkey. */
const DEVICE_FAILURES: Readonly<Partial<Record<WebAuthnErrorCode, OwnFailureCode>>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey-known',
  ERROR_INVALID_DOMAIN: 'passkey-needs-name',
  ERROR_INVALID_RP_ID: 'passkey-needs-name',
};

/** Has the device make a passkey for the account that is signed in, and the server take it. */
export async function makePasskey(api: Api): Promise<Answer<undefined>> {
  const question = await api('askNewPasskey', {});
  if (!question.ok) return question;
  const optionsJSON = question.value as PublicKeyCredentialCreationOptionsJSON;
  const made = await ofDevice(() => startRegistration({ optionsJSON }));
  return made.ok ? api('addPasskey', { body: made.value }) : made;
}

/** Signs in with a passkey of this device; which one, and so whose, is chosen there. */
export async function signInByPasskey(api: Api): Promise<Answer<Me>> {
  const question = await api('askPasskey', {});
  if (!question.ok) return question;
  const optionsJSON = question.value as PublicKeyCredentialRequestOptionsJSON;
  const shown = await ofDevice(() => startAuthentication({ optionsJSON }));
  return shown.ok ? api('signInByPasskey', { body: shown.value }) : shown;
}

/** Somebody who turns the device down, or waits too long, is no fault of the program. */
async function ofDevice<Value>(ask: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    const known = error instanceof WebAuthnError ? DEVICE_FAILURES[error.code] : undefined;
    return { ok: false, refusal: { code: known ?? 'no-passkey' } };
  }
}
