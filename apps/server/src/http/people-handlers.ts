import {
  accept,
  type FollowedPerson,
  MAX_FOUND_PEOPLE,
  type PersonId,
  type PersonView,
  refuse,
} from '@halma/protocol';
import { readProfile } from '../people/profile.ts';
import type { Services } from '../services.ts';
import { publicPerson, type StoredPerson } from '../store/people-store.ts';
import { listGames } from './account-handlers.ts';
import type { Handlers } from './handler.ts';

/** The maximum number of games that are listed for each followed person. */
const MAX_GAMES = 3;

/** The handlers that find and follow people. */
export const peopleHandlers: Handlers<
  'searchPeople' | 'getPerson' | 'getPersonProfile' | 'listFollowed' | 'followPerson' | 'unfollowPerson'
> = {
  searchPeople: async ({ services, session, query: { beginning } }) =>
    accept(
      beginning === undefined
        ? []
        : [...(await services.store.follows.search(session.person, beginning, MAX_FOUND_PEOPLE))],
    ),
  getPerson: async ({ services, session, parameters }) => {
    const found = await services.store.people.findByName(parameters.name);
    return found === undefined ? refuse('not-found') : accept(await viewOf(services, found, session?.person));
  },
  getPersonProfile: async ({ services: { store, names }, parameters }) => {
    const found = await store.people.findByName(parameters.name);
    return found === undefined
      ? refuse('not-found')
      : accept(await readProfile({ store: store.profiles, names }, publicPerson(found)));
  },
  listFollowed: async ({ services, session }) => accept(await listFollowed(services, session.person)),
  followPerson: async ({ services, session, parameters }) => {
    const problem = await services.store.follows.follow(session.person, parameters.person, services.now());
    if (problem === undefined) return accept(undefined);
    return refuse(problem === 'unknown' ? 'not-found' : 'too-many-follows');
  },
  unfollowPerson: async ({ services, session, parameters }) => {
    await services.store.follows.unfollow(session.person, parameters.person);
    return accept(undefined);
  },
};

/**
 * Returns a person as another sees them.
 *
 * @param reader undefined if the caller has no session
 */
async function viewOf(
  { store, onlinePeople }: Services,
  found: StoredPerson,
  reader: PersonId | undefined,
): Promise<PersonView> {
  const { person } = found;
  // Nothing here depends on whether this person has blocked the reader, so that the response does not reveal
  // a block.
  const [followers, online, isFollowed, blocked] = await Promise.all([
    store.follows.countFollowers(person),
    onlinePeople.findOnline([person]),
    reader === undefined ? false : store.follows.isFollowing(reader, person),
    reader === undefined ? undefined : store.people.blockedBy(reader),
  ]);
  return {
    person: publicPerson(found),
    followers,
    isOnline: online.has(person),
    isFollowed,
    isBlocked: blocked?.has(person) === true,
    ...(found.role === 'closed' ? { isClosed: true } : {}),
  };
}

/** Lists the people a person follows: those who are online first, then by name. */
async function listFollowed(services: Services, person: PersonId): Promise<FollowedPerson[]> {
  const { store, names, onlinePeople } = services;
  const follows = (await store.follows.listFollowed(person)).map(({ followed }) => followed);
  const [people, online] = await Promise.all([names.lookUp(follows), onlinePeople.findOnline(follows)]);
  const rows: FollowedPerson[] = [];
  for (const followed of people) {
    const isOnline = online.has(followed.id);
    // Reads games only for the people who are online, since there are few of them.
    const games = isOnline
      ? await listGames(services, followed.id, { phase: 'playing' }, { listedOnly: true, limit: MAX_GAMES })
      : [];
    rows.push({ person: followed, isOnline, games });
  }
  return rows.toSorted(
    (one, other) =>
      Number(other.isOnline) - Number(one.isOnline) || compareNames(one.person.name, other.person.name),
  );
}

function compareNames(one: string, other: string): number {
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1;
}
