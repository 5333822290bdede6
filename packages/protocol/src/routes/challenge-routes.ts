import Type from 'typebox';
import {
  AcceptedChallenge,
  ChallengeId,
  Challenges,
  DECLINE_REASONS,
  NewChallenge,
} from '../people/challenge.ts';
import { strictObject } from '../strict-object.ts';
import type { Route } from './route.ts';

/** The routes for challenges by name. */
export const CHALLENGE_ROUTES = {
  createChallenge: {
    method: 'POST',
    path: '/api/challenges',
    description:
      'Challenge a person to a game. A challenge to a real-time game stays open for at most two hours, and closes 20 seconds after its challenger disconnects; any other stays open for 14 days. The same id from the same person returns the same challenge. Refuses with `no-challenges` if the challenged person accepts no challenge from this person, whatever the reason.',
    role: 'account',
    rateClass: 'create',
    scope: 'challenges',
    body: NewChallenge,
    response: strictObject({ challenge: ChallengeId }),
  },
  listChallenges: {
    method: 'GET',
    path: '/api/challenges',
    description:
      'The open challenges to and by this person, those by this person that ended in the last day, and those to this person that expired in the last day.',
    role: 'account',
    rateClass: 'read',
    scope: 'challenges',
    response: Challenges,
  },
  acceptChallenge: {
    method: 'POST',
    path: '/api/challenges/{challenge}/accept',
    description: 'Accept a challenge. The game starts immediately; repeated requests return the same game.',
    role: 'account',
    rateClass: 'write',
    scope: 'challenges',
    parameters: { challenge: ChallengeId },
    response: AcceptedChallenge,
  },
  declineChallenge: {
    method: 'POST',
    path: '/api/challenges/{challenge}/decline',
    description: 'Decline a challenge, with a reason that the challenger sees.',
    role: 'account',
    rateClass: 'write',
    scope: 'challenges',
    parameters: { challenge: ChallengeId },
    body: strictObject({ reason: Type.Enum(DECLINE_REASONS) }),
  },
  withdrawChallenge: {
    method: 'POST',
    path: '/api/challenges/{challenge}/withdraw',
    description: 'Withdraw a challenge that this person has made.',
    role: 'account',
    rateClass: 'write',
    scope: 'challenges',
    parameters: { challenge: ChallengeId },
  },
} as const satisfies Readonly<Record<string, Route>>;
