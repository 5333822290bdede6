import { accept, refuse } from '@halma/protocol';
import type { Handlers } from './handler.ts';
import { startSession } from './start-session.ts';

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
    return services.passkeys.createRegistrationOptions(id, name, origin);
  },
  addPasskey: async ({ services, session, body, origin }) => {
    const added = await services.passkeys.add(session.person, body, origin);
    if (added.ok) await services.recovery.notify(session.person, 'passkey');
    return added;
  },
  listPasskeys: async ({ services, session }) => {
    const passkeys = await services.store.passkeys.listForPerson(session.person);
    return accept(
      passkeys.map(({ passkey, addedAt, lastUsedAt }) => ({ id: passkey, addedAt, usedAt: lastUsedAt })),
    );
  },
  deletePasskey: async ({ services, session, parameters }) => {
    if (!(await services.store.passkeys.remove(session.person, parameters.passkey, services.now())))
      return refuse('not-found');
    await services.recovery.notify(session.person, 'noPasskey');
    return accept(undefined);
  },
  createPasskeySignInOptions: async ({ services, origin }) =>
    accept(await services.passkeys.createSignInOptions(origin)),
  signInWithPasskey: async (request) => {
    const person = await request.services.passkeys.verifySignIn(request.body, request.origin);
    return person.ok ? startSession(request, { person: person.value, passwordHash: undefined }) : person;
  },
};
