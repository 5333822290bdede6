import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { Instant, Person, PersonName } from '../identity.ts';

/** Ten characters at least; spaces and every script are welcome. */
export const Password = Type.String({ minLength: 10, maxLength: 200 });

/** Name and password, to make an account or to sign in. */
export const Credentials = exact({ name: PersonName, password: Password });

/** The password there is, and the one to come. */
export const PasswordChange = exact({ password: Password, next: Password });
export type PasswordChange = Static<typeof PasswordChange>;

/** Who a session speaks for. */
export const Me = exact({
  person: Person,
  hasPassword: Type.Boolean(),
  isHost: Type.Boolean(),
});
export type Me = Static<typeof Me>;

export const SessionId = Type.String({ pattern: '^[0-9a-z]{16}$', maxLength: 16 });

/** One of a person's sessions; its token is shown to nobody. */
export const SessionView = exact({
  id: SessionId,
  beganAt: Instant,
  seenAt: Instant,
  /** The browser, as it named itself. */
  agent: Type.String({ maxLength: 200 }),
  current: Type.Boolean(),
});
export type SessionView = Static<typeof SessionView>;
