import { accept, type PersonId, type Result, refuse } from '@halma/protocol';
import { inPoints } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import type { Handlers } from './handler.ts';

/** The handlers that show ratings. */
export const ratingHandlers: Handlers<
  'getLeaderboard' | 'getRatingDistribution' | 'getPersonRatings' | 'getRatingHistory' | 'getGameRatings'
> = {
  getLeaderboard: async ({ services, parameters, query }) =>
    accept(await services.ratings.leaderboard(parameters.pool, query.bots === 'yes')),
  getRatingDistribution: async ({ services, parameters }) =>
    accept(await services.ratings.distribution(parameters.pool)),
  getPersonRatings: async ({ services, parameters }) => {
    const found = await findAccount(services, parameters.name);
    if (!found.ok) return found;
    const [person] = await services.names.lookUp([found.value]);
    if (person === undefined) return refuse('not-found');
    return accept({ person, ...(await services.ratings.ofPerson(found.value)) });
  },
  getRatingHistory: async ({ services, parameters }) => {
    const found = await findAccount(services, parameters.name);
    if (!found.ok) return found;
    const days = await services.store.ratings.listDays(found.value, parameters.pool);
    return accept({ days: days.map(({ at, rating }) => ({ at, rating: inPoints(rating) })) });
  },
  getGameRatings: async ({ services, parameters }) => {
    const found = await services.games.log.find(parameters.game);
    const ratings = found && (await services.ratings.ofGame(found.state));
    return ratings === undefined ? refuse('not-found') : accept(ratings);
  },
};

async function findAccount({ store }: Services, name: string): Promise<Result<PersonId>> {
  const found = await store.people.findByName(name);
  return found === undefined ? refuse('not-found') : accept(found.person);
}
