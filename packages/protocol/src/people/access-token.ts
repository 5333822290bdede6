import Type, { type Static } from 'typebox';
import { Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

/** The scopes of access tokens. A token may use only the routes of its scopes. */
export const TOKEN_SCOPES = ['games:read', 'games:play', 'challenges', 'tournaments', 'bot'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The maximum number of access tokens per person. */
export const MAX_ACCESS_TOKENS = 20;

export const AccessTokenId = Type.String({ pattern: '^[0-9a-z]{16}$', maxLength: 16 });

/** The secret of an access token, which a program sends in an `Authorization: Bearer` header. */
const AccessTokenSecret = Type.String({ pattern: '^halma_[\\w-]{43}$', maxLength: 49 });

const Name = Type.String({ pattern: '^[^\\p{C}]{1,40}$', minLength: 1, maxLength: 40 });
export const TokenScopes = Type.Array(Type.Enum(TOKEN_SCOPES), {
  minItems: 1,
  maxItems: TOKEN_SCOPES.length,
  uniqueItems: true,
});

/** The name and the scopes of an access token to create. The name reminds its owner which program uses it. */
export const NewAccessToken = strictObject({ name: Name, scopes: TokenScopes });
export type NewAccessToken = Static<typeof NewAccessToken>;

/** One of a person's access tokens, without its secret. */
export const AccessTokenView = strictObject({
  id: AccessTokenId,
  name: Name,
  scopes: TokenScopes,
  createdAt: Timestamp,
  /** Absent for a token that has never been used. The value may lag by up to an hour. */
  usedAt: Type.Optional(Timestamp),
});
export type AccessTokenView = Static<typeof AccessTokenView>;

/** A new access token with its secret, which the server shows only this once. */
export const CreatedAccessToken = strictObject({ ...AccessTokenView.properties, secret: AccessTokenSecret });
export type CreatedAccessToken = Static<typeof CreatedAccessToken>;
