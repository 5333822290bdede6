import Type, { type Static } from 'typebox';
import { Person, PersonName, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { TokenScopes } from './access-token.ts';
import { Limit } from './limit.ts';
import { PasskeyResponse } from './passkey.ts';
import { OneTimeCode, RecoveryCodes } from './recovery.ts';

/** At least ten characters of any kind, including spaces. */
export const Password = Type.String({ minLength: 10, maxLength: 200 });

/** The name and password that a guest chooses to create an account. */
export const Credentials = strictObject({ name: PersonName, password: Password });

/** Name and password and, if the account asks for one, a code. */
export const SignIn = strictObject({
  name: PersonName,
  password: Password,
  code: Type.Optional(OneTimeCode),
});
export type SignIn = Static<typeof SignIn>;

/** A new password. */
export const PasswordChange = strictObject({ next: Password });
export type PasswordChange = Static<typeof PasswordChange>;

/** Proves again that the person using a session owns the account: with the password, a passkey or a code. */
export const Proof = Type.Union([
  strictObject({ password: Password }),
  strictObject({ passkey: PasskeyResponse }),
  strictObject({ code: OneTimeCode }),
]);
export type Proof = Static<typeof Proof>;

/** The owner of a session. */
export const Me = strictObject({
  person: Person,
  hasPassword: Type.Boolean(),
  isHost: Type.Boolean(),
  /** The limits that moderators have set and that have not expired. */
  limits: Type.Array(Limit),
});
export type Me = Static<typeof Me>;

/** The owner of a session or an access token. */
export const OwnSession = strictObject({
  ...Me.properties,
  /** The scopes of the access token; absent for a session. */
  scopes: Type.Optional(TokenScopes),
});
export type OwnSession = Static<typeof OwnSession>;

/** A new account, with its recovery codes. The server shows them only this once. */
export const NewAccount = strictObject({ ...Me.properties, recoveryCodes: RecoveryCodes });
export type NewAccount = Static<typeof NewAccount>;

export const SessionId = Type.String({ pattern: '^[0-9a-z]{16}$', maxLength: 16 });

/** One of a person's sessions, without its token. */
export const SessionView = strictObject({
  id: SessionId,
  beganAt: Timestamp,
  seenAt: Timestamp,
  /** The browser's user agent. */
  agent: Type.String({ maxLength: 200 }),
  current: Type.Boolean(),
});
export type SessionView = Static<typeof SessionView>;
