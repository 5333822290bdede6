import Type from 'typebox';
import { Me } from '../people/account.ts';
import { PasskeyId, PasskeyResponse, PasskeyView } from '../people/passkey.ts';
import type { Route } from './route.ts';

/**
 * The routes for passkeys. The server sends a challenge, to which the browser can respond once, within five
 * minutes.
 */
export const PASSKEY_ROUTES = {
  createPasskeyRegistrationOptions: {
    method: 'POST',
    path: '/api/passkeys/new',
    description: 'The options with which a browser creates a passkey (WebAuthn’s creation options).',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    response: Type.Unknown(),
  },
  addPasskey: {
    method: 'POST',
    path: '/api/passkeys',
    description: 'Add the passkey that the browser has created.',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    body: PasskeyResponse,
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/passkeys',
    description: 'This person’s passkeys.',
    role: 'account',
    rateClass: 'read',
    response: Type.Array(PasskeyView),
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/api/passkeys/{passkey}',
    description: 'Remove one of this person’s passkeys.',
    role: 'account',
    rateClass: 'write',
    needsProof: true,
    parameters: { passkey: PasskeyId },
  },
  createPasskeySignInOptions: {
    method: 'POST',
    path: '/api/passkeys/question',
    description:
      'The options with which a browser signs in with a passkey, or proves its owner’s presence (WebAuthn’s request options).',
    role: 'anyone',
    rateClass: 'sign-in',
    response: Type.Unknown(),
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/passkeys/sign-in',
    description: 'Start a session with a passkey; it replaces the current session.',
    role: 'anyone',
    rateClass: 'sign-in',
    body: PasskeyResponse,
    response: Me,
  },
} as const satisfies Readonly<Record<string, Route>>;
