import { accept, type PersonId, publicReason, type Result, refuse } from '@halma/protocol';
import { type GameState, seatOfPerson } from '../game/state.ts';
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
  getGameRatings: async ({ services, person, parameters }) => {
    const state = (await services.games.log.find(parameters.game))?.state;
    const ratings = state && (await services.ratings.ofGame(state));
    if (state === undefined || ratings === undefined) return refuse('not-found');
    const { uncounted, ...rest } = ratings;
    if (uncounted === undefined) return accept(rest);
    const seesReason = await isImpartialModerator(services, person, state);
    return accept({ ...rest, uncounted: seesReason ? uncounted : publicReason(uncounted) });
  },
};

/** Returns whether a person is a moderator who does not play in a game. */
async function isImpartialModerator(
  { store }: Services,
  person: PersonId | undefined,
  state: GameState,
): Promise<boolean> {
  if (person === undefined || seatOfPerson(state, person) !== undefined) return false;
  return (await store.people.find(person))?.role === 'host';
}

async function findAccount({ store }: Services, name: string): Promise<Result<PersonId>> {
  const found = await store.people.findByName(name);
  return found === undefined ? refuse('not-found') : accept(found.person);
}
