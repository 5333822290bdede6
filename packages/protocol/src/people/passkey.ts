import Type, { type Static } from 'typebox';
import { Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

const base64urlText = Type.String({ pattern: '^[\\w-]*$', maxLength: 8000 });
const optionalBase64urlText = Type.Optional(base64urlText);

/** The maximum number of passkeys that a person can have. */
export const MAX_PASSKEYS = 20;

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
    clientDataJSON: base64urlText,
    attestationObject: optionalBase64urlText,
    authenticatorData: optionalBase64urlText,
    signature: optionalBase64urlText,
    userHandle: optionalBase64urlText,
    publicKey: optionalBase64urlText,
    publicKeyAlgorithm: Type.Optional(
      Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    ),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
});
export type PasskeyResponse = Static<typeof PasskeyResponse>;

/** One of a person's passkeys. */
export const PasskeyView = strictObject({ id: PasskeyId, addedAt: Timestamp, usedAt: Timestamp });
export type PasskeyView = Static<typeof PasskeyView>;
