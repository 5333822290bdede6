import { accept, refuse } from '@halma/protocol';
import type { Handlers } from './handler.ts';

/** Making, listing and removing passkeys, and signing in with one. */
export const passkeyHandlers: Handlers<
  'askNewPasskey' | 'addPasskey' | 'listPasskeys' | 'removePasskey' | 'askPasskey' | 'signInByPasskey'
> = {
  askNewPasskey: async ({ services, session, origin }) => {
    const me = await services.accounts.me(session.person);
    if (!me.ok) return me;
    return accept(await services.passkeys.askNew(session.person, me.value.person.name, origin));
  },
  addPasskey: ({ services, session, body, origin }) => services.passkeys.add(session.person, body, origin),
  listPasskeys: async ({ services, session }) => {
    const all = await services.store.passkeys.ofPerson(session.person);
    return accept(all.map(({ passkey, addedAt, usedAt }) => ({ id: passkey, addedAt, usedAt })));
  },
  removePasskey: async ({ services, session, parameters }) =>
    (await services.store.passkeys.remove(session.person, parameters.passkey))
      ? accept(undefined)
      : refuse('not-found'),
  askPasskey: async ({ services, origin }) => accept(await services.passkeys.ask(origin)),
  signInByPasskey: async ({ services, caller, body, origin, setToken }) => {
    const person = await services.passkeys.prove(body, origin);
    if (!person.ok) return person;
    setToken((await services.sessions.begin(person.value, caller.agent)).token);
    return services.accounts.me(person.value);
  },
};
