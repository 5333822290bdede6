import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { Instant } from '../identity.ts';

const part = Type.String({ pattern: '^[\\w-]*$', maxLength: 8000 });
const optionalPart = Type.Optional(part);

/** The name a passkey goes by: made by the device, in base64url. */
export const PasskeyId = Type.String({ pattern: '^[\\w-]{16,1400}$', maxLength: 1400 });

/** What a browser answers to a question about passkeys, in the form WebAuthn gives it. */
export const PasskeyAnswer = exact({
  id: PasskeyId,
  rawId: PasskeyId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Object({}, { maxProperties: 20 }),
  response: exact({
    clientDataJSON: part,
    attestationObject: optionalPart,
    authenticatorData: optionalPart,
    signature: optionalPart,
    userHandle: optionalPart,
    publicKey: optionalPart,
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

/** One of a person's passkeys. */
export const PasskeyView = exact({ id: PasskeyId, addedAt: Instant, usedAt: Instant });
export type PasskeyView = Static<typeof PasskeyView>;
