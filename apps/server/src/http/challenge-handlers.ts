import { accept } from '@halma/protocol';
import type { Handlers } from './handler.ts';

/** The handlers for challenges by name. */
export const challengeHandlers: Handlers<
  'createChallenge' | 'listChallenges' | 'acceptChallenge' | 'declineChallenge' | 'withdrawChallenge'
> = {
  createChallenge: async ({ services, session, body }) => {
    const created = await services.challenges.create(body, session.person);
    return created.ok ? accept({ challenge: created.value }) : created;
  },
  listChallenges: async ({ services, session }) => accept(await services.challenges.list(session.person)),
  acceptChallenge: async ({ services, session, parameters }) => {
    const accepted = await services.challenges.accept(parameters.challenge, session.person);
    return accepted.ok ? accept({ game: accepted.value }) : accepted;
  },
  declineChallenge: ({ services, session, parameters, body }) =>
    services.challenges.decline(parameters.challenge, session.person, body.reason),
  withdrawChallenge: ({ services, session, parameters }) =>
    services.challenges.withdraw(parameters.challenge, session.person),
};
