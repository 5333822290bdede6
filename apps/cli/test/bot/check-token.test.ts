import type { RefusalCode, TokenScope } from '@halma/protocol';
import { expect, test } from 'vitest';
import { tokenFault } from '../../src/bot/check-token.ts';

const OWNER = {
  person: { id: 'abcdefgh12345678', name: 'Bot', guest: false },
  hasPassword: true,
  isHost: false,
  limits: [],
};

/** A response of the server to the request for the token's owner. */
type Response =
  | { readonly scopes: readonly TokenScope[] | undefined }
  | { readonly code: RefusalCode | 'stopping' };

test.each<readonly [string, Response, string | undefined]>([
  ['with all scopes', { scopes: ['games:read', 'games:play', 'tournaments'] }, undefined],
  ['without games:play', { scopes: ['games:read'] }, 'the access token lacks the scope games:play'],
  [
    'without tournaments',
    { scopes: ['games:read', 'games:play'] },
    'the access token lacks the scope tournaments',
  ],
  ['without games:read', { code: 'missing-scope' }, 'the access token lacks the scope games:read'],
  ['that has been revoked', { code: 'no-session' }, 'no-session'],
  ['on a server that does not return scopes', { scopes: undefined }, undefined],
  ['while the bot stops', { code: 'stopping' }, undefined],
])('tokenFault checks a token %s', async (_, response, fault) => {
  const get = async () =>
    'code' in response
      ? ({ ok: false, code: response.code } as const)
      : ({ ok: true, body: { ...OWNER, ...(response.scopes && { scopes: response.scopes }) } } as const);
  expect(await tokenFault({ get }, ['games:play', 'tournaments'])).toBe(fault);
});
