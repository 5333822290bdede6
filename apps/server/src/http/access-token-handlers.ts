import { type AccessTokenView, accept, refuse } from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import type { StoredAccessToken } from '../store/access-token-store.ts';
import type { Handlers } from './handler.ts';

/** The handlers that list, create and revoke access tokens, and turn accounts into bot accounts. */
export const accessTokenHandlers: Handlers<
  'listAccessTokens' | 'createAccessToken' | 'deleteAccessToken' | 'becomeBot'
> = {
  listAccessTokens: async ({ services, session }) =>
    accept((await services.store.accessTokens.listForPerson(session.person)).map(accessTokenView)),
  createAccessToken: async ({ services, session, body }) => {
    const created = await services.accessTokens.create(session, body);
    if (!created.ok) return created;
    await services.recovery.notify(session.person, 'token');
    return accept({ ...accessTokenView(created.value.token), secret: created.value.secret });
  },
  becomeBot: ({ services, person }) => services.accounts.becomeBot(person),
  deleteAccessToken: async ({ services, session, parameters }) => {
    const { token } = parameters;
    if (!(await services.store.accessTokens.remove(session.person, token, services.now())))
      return refuse('not-found');
    publishEndedSessions(services.bus, [token]);
    return accept(undefined);
  },
};

function accessTokenView({ token, name, scopes, createdAt, lastUsedAt }: StoredAccessToken): AccessTokenView {
  return {
    id: token,
    name,
    scopes: [...scopes],
    createdAt,
    ...(lastUsedAt === undefined ? {} : { usedAt: lastUsedAt }),
  };
}
