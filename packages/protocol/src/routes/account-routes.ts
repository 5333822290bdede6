import Type from 'typebox';
import { PersonName } from '../identifiers.ts';
import { Credentials, Me, NewAccount, Password, PasswordChange, Proof, SignIn } from '../people/account.ts';
import {
  AccountSecurity,
  LinkToken,
  MailRequest,
  OneTimeCode,
  RecoveryCodes,
  TotpSetup,
} from '../people/recovery.ts';
import { strictObject } from '../strict-object.ts';
import type { Route } from './route.ts';

/** The routes for accounts, their security settings, and account recovery. */
export const ACCOUNT_ROUTES = {
  createAccount: {
    method: 'POST',
    path: '/api/account',
    description:
      'Give this guest a name and a password. The guest’s games stay with the account. The response sets a new session cookie; the guest’s token becomes invalid.',
    role: 'person',
    rateClass: 'sign-in',
    body: Credentials,
    response: NewAccount,
  },
  signIn: {
    method: 'POST',
    path: '/api/account/sign-in',
    description:
      'Start a session with an account; it replaces the current session. Refuses with `code-needed` if the account asks for a code.',
    role: 'anyone',
    rateClass: 'sign-in',
    body: SignIn,
    response: Me,
  },
  confirmIdentity: {
    method: 'POST',
    path: '/api/account/proof',
    description:
      'Prove again that this session’s owner is present, for the routes that need fresh proof of this. The response sets a new session cookie.',
    role: 'account',
    rateClass: 'sign-in',
    body: Proof,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    description:
      'Change the password. All other sessions of this person end; the response sets a new session cookie.',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    body: PasswordChange,
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    description: 'All data that the server stores about this person.',
    role: 'person',
    rateClass: 'export',
    isStreamed: true,
    response: Type.Unknown(),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    description:
      'Delete this person with all sessions, passkeys, chat messages and reports, and the tournament descriptions and reasons that they wrote as an organiser. Games and the names of the tournaments stay, without the name of this person. The server resigns this person’s games in progress soon after.',
    role: 'person',
    rateClass: 'sign-in',
    needsProof: true,
  },
  getAccountSecurity: {
    method: 'GET',
    path: '/api/account/security',
    description: 'How this account is protected.',
    role: 'account',
    rateClass: 'read',
    response: AccountSecurity,
  },
  createRecoveryCodes: {
    method: 'POST',
    path: '/api/account/recovery-codes',
    description: 'Replace the recovery codes. The response is the only one that contains them.',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    response: RecoveryCodes,
  },
  startTotp: {
    method: 'POST',
    path: '/api/account/totp/new',
    description: 'Create the secret for an authenticator app. It takes effect with the first code.',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    response: TotpSetup,
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/account/totp',
    description: 'Ask for a code at each sign-in with the password from now on. Needs a code from the app.',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    body: strictObject({ code: OneTimeCode }),
  },
  removeTotp: {
    method: 'DELETE',
    path: '/api/account/totp',
    description: 'Stop asking for codes.',
    role: 'account',
    rateClass: 'write',
    needsProof: true,
  },
  setEmail: {
    method: 'PUT',
    path: '/api/account/email',
    description:
      'Send a link to an address; opening the link confirms the address for this account. Refuses with `no-mail` if the server sends no mail.',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    body: MailRequest,
  },
  removeEmail: {
    method: 'DELETE',
    path: '/api/account/email',
    description: 'Delete the address of this account.',
    role: 'account',
    rateClass: 'write',
    needsProof: true,
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/account/email/confirmation',
    description: 'Confirm an address with the link from an e-mail. The link can be used once.',
    role: 'anyone',
    rateClass: 'sign-in',
    body: strictObject({ token: LinkToken }),
  },
  getRecoveryWays: {
    method: 'GET',
    path: '/api/recovery',
    description: 'The account recovery methods that this server offers.',
    role: 'anyone',
    rateClass: 'read',
    response: strictObject({ email: Type.Boolean() }),
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/recovery/mail',
    description:
      'Send an address an e-mail with a link that can reset the passwords of its accounts. The response does not reveal whether there are any.',
    role: 'anyone',
    rateClass: 'sign-in',
    body: MailRequest,
  },
  recoverAccount: {
    method: 'POST',
    path: '/api/recovery/code',
    description: 'Set a new password with a recovery code. All sessions of the account end.',
    role: 'anyone',
    rateClass: 'sign-in',
    body: strictObject({ name: PersonName, code: OneTimeCode, next: Password }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/recovery/link',
    description:
      'Set a new password with the link from an e-mail or from the operator, which can be used once. All sessions of the account end.',
    role: 'anyone',
    rateClass: 'sign-in',
    body: strictObject({ token: LinkToken, next: Password }),
    response: strictObject({ name: PersonName }),
  },
} as const satisfies Readonly<Record<string, Route>>;
