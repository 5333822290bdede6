import Type, { type Static } from 'typebox';
import { Person, PersonName, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

/** At least ten characters of any kind, including spaces. */
const Password = Type.String({ minLength: 10, maxLength: 200 });

/** Name and password, to create an account or to sign in. */
export const Credentials = strictObject({ name: PersonName, password: Password });

/** The current password and the new one. */
export const PasswordChange = strictObject({ password: Password, next: Password });
export type PasswordChange = Static<typeof PasswordChange>;

/** The person to whom a session belongs. */
export const Me = strictObject({
  person: Person,
  hasPassword: Type.Boolean(),
  isHost: Type.Boolean(),
});
export type Me = Static<typeof Me>;

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
