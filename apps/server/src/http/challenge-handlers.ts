import { accept } from '@halma/protocol';
import type { Handlers } from './handler.ts';

/** The handlers for challenges to named people. */
export const challengeHandlers: Handlers<
  'createChallenge' | 'listChallenges' | 'acceptChallenge' | 'declineChallenge' | 'withdrawChallenge'
> = {
  createChallenge: async ({ services, person, body }) => {
    const created = await services.challenges.create(body, person);
    return created.ok ? accept({ challenge: created.value }) : created;
  },
  listChallenges: async ({ services, person }) => accept(await services.challenges.list(person)),
  acceptChallenge: async ({ services, person, parameters }) => {
    const accepted = await services.challenges.accept(parameters.challenge, person);
    return accepted.ok ? accept({ game: accepted.value }) : accepted;
  },
  declineChallenge: ({ services, person, parameters, body }) =>
    services.challenges.decline(parameters.challenge, person, body.reason),
  withdrawChallenge: ({ services, person, parameters }) =>
    services.challenges.withdraw(parameters.challenge, person),
};
