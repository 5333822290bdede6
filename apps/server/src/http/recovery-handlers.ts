import { accept } from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import type { Handlers } from './handler.ts';

/** The handlers for account security and recovery. */
export const recoveryHandlers: Handlers<
  | 'getAccountSecurity'
  | 'createRecoveryCodes'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'setEmail'
  | 'removeEmail'
  | 'confirmEmail'
  | 'getRecoveryWays'
  | 'requestPasswordReset'
  | 'recoverAccount'
  | 'resetPassword'
> = {
  getAccountSecurity: async ({ services, session }) =>
    accept(await services.accounts.getSecurity(session.person)),
  createRecoveryCodes: async ({ services, session }) => {
    const codes = await services.signInCodes.replaceRecoveryCodes(session.person);
    await services.recovery.notify(session.person, 'recoveryCodes');
    return accept(codes);
  },
  startTotp: async ({ services, session }) => {
    const me = await services.accounts.getMe(session.person);
    return me.ok ? services.signInCodes.startTotp(session.person, me.value.person.name) : me;
  },
  confirmTotp: async ({ services, session, body }) => {
    const confirmed = await services.signInCodes.confirmTotp(session.person, body.code);
    if (confirmed.ok) await services.recovery.notify(session.person, 'totp');
    return confirmed;
  },
  removeTotp: async ({ services, session }) => {
    if (await services.signInCodes.removeTotp(session.person))
      await services.recovery.notify(session.person, 'noTotp');
    return accept(undefined);
  },
  setEmail: ({ services, session, caller, body }) =>
    services.recovery.setEmail(session.person, body, caller.network),
  removeEmail: async ({ services, session }) => {
    await services.recovery.removeEmail(session.person);
    return accept(undefined);
  },
  confirmEmail: ({ services, body }) => services.recovery.confirmEmail(body.token),
  getRecoveryWays: async ({ services }) => accept({ email: services.recovery.sendsMail }),
  requestPasswordReset: ({ services, caller, body }) => services.recovery.requestReset(body, caller.network),
  recoverAccount: async ({ services, caller, body }) => {
    const ended = await services.recovery.recoverWithCode(body, caller.network);
    if (!ended.ok) return ended;
    publishEndedSessions(services.bus, ended.value);
    return accept(undefined);
  },
  resetPassword: async ({ services, body }) => {
    const reset = await services.recovery.resetWithLink(body.token, body.next);
    if (!reset.ok) return reset;
    publishEndedSessions(services.bus, reset.value.endedSessions);
    return accept({ name: reset.value.name });
  },
};
