import Type, { type Static } from 'typebox';
import { Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

const part = Type.String({ pattern: '^[\\w-]*$', maxLength: 8000 });
const optionalPart = Type.Optional(part);

/** The id of a passkey, in base64url. The device creates it. */
export const PasskeyId = Type.String({ pattern: '^[\\w-]{16,1400}$', maxLength: 1400 });

/** A browser's response to a challenge, as WebAuthn defines it. */
export const PasskeyResponse = strictObject({
  id: PasskeyId,
  rawId: PasskeyId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Object({}, { maxProperties: 20 }),
  response: strictObject({
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
export type PasskeyResponse = Static<typeof PasskeyResponse>;

/** One of a person's passkeys. */
export const PasskeyView = strictObject({ id: PasskeyId, addedAt: Timestamp, usedAt: Timestamp });
export type PasskeyView = Static<typeof PasskeyView>;
