import Type from 'typebox';
import { People, PersonId, PersonName } from '../identifiers.ts';
import { FollowedPerson, PeopleSearch, PersonView } from '../people/following.ts';
import { PersonProfile } from '../people/profile.ts';
import type { Route } from './route.ts';

/** The routes that find and follow people. */
export const PEOPLE_ROUTES = {
  searchPeople: {
    method: 'GET',
    path: '/api/people',
    description:
      'At most ten people with accounts whose names begin with the given two or more characters, by name. Leaves out people whom this person has blocked.',
    role: 'person',
    rateClass: 'read',
    query: PeopleSearch,
    response: People,
  },
  getPerson: {
    method: 'GET',
    path: '/api/people/{name}',
    description: 'A person with an account.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { name: PersonName },
    response: PersonView,
  },
  getPersonProfile: {
    method: 'GET',
    path: '/api/people/{name}/profile',
    description:
      'A person’s best wins and rated results by game, seat and turn order, in their latest 2000 rated games; achievements in their latest 2000 listed games; and the longest hop in all their listed games.',
    role: 'anyone',
    rateClass: 'search',
    parameters: { name: PersonName },
    response: PersonProfile,
  },
  listFollowed: {
    method: 'GET',
    path: '/api/following',
    description:
      'The people whom this person follows: those who are online first, then by name. Includes at most three listed games in progress of each person who is online.',
    role: 'account',
    rateClass: 'read',
    response: Type.Array(FollowedPerson),
  },
  followPerson: {
    method: 'PUT',
    path: '/api/following/{person}',
    description: 'Follow a person with an account. Only the number of followers is public.',
    role: 'account',
    rateClass: 'write',
    parameters: { person: PersonId },
  },
  unfollowPerson: {
    method: 'DELETE',
    path: '/api/following/{person}',
    description: 'Stop following a person.',
    role: 'account',
    rateClass: 'write',
    parameters: { person: PersonId },
  },
} as const satisfies Readonly<Record<string, Route>>;
