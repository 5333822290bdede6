import { accept, refuse } from '@halma/protocol';
import type { Handlers } from './handler.ts';

/** The handlers that add, list and remove passkeys, and sign in with one. */
export const passkeyHandlers: Handlers<
  | 'createPasskeyRegistrationOptions'
  | 'addPasskey'
  | 'listPasskeys'
  | 'deletePasskey'
  | 'createPasskeySignInOptions'
  | 'signInWithPasskey'
> = {
  createPasskeyRegistrationOptions: async ({ services, session, origin }) => {
    const me = await services.accounts.getMe(session.person);
    if (!me.ok) return me;
    const { id, name } = me.value.person;
    return accept(await services.passkeys.createRegistrationOptions(id, name, origin));
  },
  addPasskey: ({ services, session, body, origin }) => services.passkeys.add(session.person, body, origin),
  listPasskeys: async ({ services, session }) => {
    const all = await services.store.passkeys.listForPerson(session.person);
    return accept(
      all.map(({ passkey, addedAt, lastUsedAt }) => ({ id: passkey, addedAt, usedAt: lastUsedAt })),
    );
  },
  deletePasskey: async ({ services, session, parameters }) =>
    (await services.store.passkeys.remove(session.person, parameters.passkey))
      ? accept(undefined)
      : refuse('not-found'),
  createPasskeySignInOptions: async ({ services, origin }) =>
    accept(await services.passkeys.createSignInOptions(origin)),
  signInWithPasskey: async ({ services, caller, body, origin, setToken }) => {
    const person = await services.passkeys.verifySignIn(body, origin);
    if (!person.ok) return person;
    setToken((await services.sessions.start(person.value, caller.userAgent)).token);
    return services.accounts.getMe(person.value);
  },
};
