import Type from 'typebox';
import { Me } from '../people/account.ts';
import { PasskeyAnswer, PasskeyId, PasskeyView } from '../people/passkey.ts';
import type { Route } from './route.ts';

/** Passkeys: questions are asked by the server, answered by the browser, each once and within five minutes. */
export const PASSKEY_ROUTES = {
  askNewPasskey: {
    method: 'POST',
    path: '/api/passkeys/new',
    description: 'The question with which a browser makes a passkey (WebAuthn’s creation options).',
    role: 'account',
    rate: 'sign-in',
    answer: Type.Unknown(),
  },
  addPasskey: {
    method: 'POST',
    path: '/api/passkeys',
    description: 'Add the passkey the browser has made.',
    role: 'account',
    rate: 'sign-in',
    body: PasskeyAnswer,
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/passkeys',
    description: 'This person’s passkeys.',
    role: 'account',
    rate: 'read',
    answer: Type.Array(PasskeyView),
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/passkeys/{passkey}',
    description: 'Remove one of this person’s passkeys.',
    role: 'account',
    rate: 'write',
    parameters: { passkey: PasskeyId },
  },
  askPasskey: {
    method: 'POST',
    path: '/api/passkeys/question',
    description: 'The question with which a browser shows a passkey (WebAuthn’s request options).',
    role: 'anyone',
    rate: 'sign-in',
    answer: Type.Unknown(),
  },
  signInByPasskey: {
    method: 'POST',
    path: '/api/passkeys/sign-in',
    description: 'Begin a session with the passkey the browser has shown.',
    role: 'anyone',
    rate: 'sign-in',
    body: PasskeyAnswer,
    answer: Me,
  },
} as const satisfies Readonly<Record<string, Route>>;
