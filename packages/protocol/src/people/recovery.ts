import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';

/** Six digits from an authenticator app, or a recovery code. Spaces, hyphens and case are ignored. */
export const OneTimeCode = Type.String({ pattern: '^[0-9A-Za-z -]{6,40}$', maxLength: 40 });

/** Codes that can each be used once, in place of a code from an authenticator app or of a forgotten password. */
export const RecoveryCodes = Type.Array(OneTimeCode, { maxItems: 20 });

/** The secret part of a link from an e-mail or from the operator. */
export const LinkToken = Type.String({ pattern: '^[\\w-]{43}$', maxLength: 43 });

const NOT_IN_ADDRESS = '\\s\\p{Cc}@<>"(),:;\\[\\]';

/** An e-mail address. Only a delivered e-mail proves that it exists. */
const EmailAddress = Type.String({
  // A label of the domain contains no dot, so a string can match in one way only, and a long one fails quickly.
  pattern: `^[^${NOT_IN_ADDRESS}]{1,64}@[^.${NOT_IN_ADDRESS}]+(\\.[^.${NOT_IN_ADDRESS}]+)+$`,
  maxLength: 200,
});

/** An address in the store, which may date from a version that accepted more. */
const StoredAddress = Type.String({ maxLength: 200 });

/** The language of an e-mail, such as `de`. */
const MailLanguage = Type.String({ pattern: '^[a-z]{2}$', maxLength: 2 });

/** The recipient of an e-mail, and its language. */
export const MailRequest = strictObject({ address: EmailAddress, language: MailLanguage });
export type MailRequest = Static<typeof MailRequest>;

/** The security settings of an account. */
export const AccountSecurity = strictObject({
  /** Whether signing in with the password also needs a code from an authenticator app. */
  totp: Type.Boolean(),
  /** The number of recovery codes that are left. */
  recoveryCodes: Type.Integer({ minimum: 0 }),
  /** The confirmed address. */
  email: Type.Optional(StoredAddress),
  /** An address that has not been confirmed yet. */
  newEmail: Type.Optional(StoredAddress),
});
export type AccountSecurity = Static<typeof AccountSecurity>;

/** The secret that an authenticator app needs, alone and in a URI for a QR code. */
export const TotpSetup = strictObject({
  secret: Type.String({ maxLength: 64 }),
  uri: Type.String({ maxLength: 400 }),
});
export type TotpSetup = Static<typeof TotpSetup>;
