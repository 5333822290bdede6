import Type from 'typebox';
import {
  AccessTokenId,
  AccessTokenView,
  CreatedAccessToken,
  NewAccessToken,
} from '../people/access-token.ts';
import type { Route } from './route.ts';

/** The routes for access tokens, which let programs act for an account, and for bot accounts. */
export const ACCESS_TOKEN_ROUTES = {
  listAccessTokens: {
    method: 'GET',
    path: '/api/account/tokens',
    description: 'This person’s access tokens, without their secrets.',
    role: 'account',
    rateClass: 'read',
    response: Type.Array(AccessTokenView),
  },
  createAccessToken: {
    method: 'POST',
    path: '/api/account/tokens',
    description:
      'Create an access token. The response is the only one that contains its secret. A token expires after 180 days without use, and whenever the password changes.',
    role: 'account',
    rateClass: 'sign-in',
    needsProof: true,
    body: NewAccessToken,
    response: CreatedAccessToken,
  },
  becomeBot: {
    method: 'POST',
    path: '/api/account/bot',
    description:
      'Turn this account into a bot account for good. Refuses with `has-games` if it has ever had a seat in a game, and with `in-tournament` if it has entered an unfinished tournament that does not allow bots, even if it has withdrawn, or organises an unfinished exhibition that does not allow bots. Other people can see that a program plays; it may use an engine, has at most eight games at once, and does not use the lobby.',
    role: 'account',
    rateClass: 'write',
    scope: 'bot',
    needsProof: true,
  },
  deleteAccessToken: {
    method: 'DELETE',
    path: '/api/account/tokens/{token}',
    description: 'Revoke one of this person’s access tokens.',
    role: 'account',
    rateClass: 'write',
    needsProof: true,
    parameters: { token: AccessTokenId },
  },
} as const satisfies Readonly<Record<string, Route>>;
