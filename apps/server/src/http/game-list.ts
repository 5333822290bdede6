import type { GameListItem, PersonId } from '@halma/protocol';
import { seatOfPerson } from '../game/state.ts';
import { peopleInSeats } from '../game/view.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { GameSummary } from '../store/game-store.ts';

/**
 * Returns a game as it appears in lists.
 *
 * @param person the person whose list it is; undefined for other lists
 * @param isPublic whether the list is for others, who may be spectators of a delayed game
 */
export async function listItem(
  names: Pick<NameCache, 'lookUp'>,
  summary: GameSummary,
  person: PersonId | undefined,
  isPublic: boolean,
): Promise<GameListItem> {
  // Copies each property by name: a column that is added to the summary later would be unknown to clients, and they
  // might not be allowed to see it.
  const { game, phase, terms, seats, result, createdAt, changedAt, creator, toMove, deadline } = summary;
  const seat = person === undefined ? undefined : seatOfPerson(summary, person);
  return {
    game,
    phase,
    terms,
    seats,
    result,
    createdAt,
    changedAt,
    people: await names.lookUp(peopleInSeats(seats, creator)),
    ...(seat === undefined ? {} : { seat }),
    ...(isPublic || toMove === undefined ? {} : { toMove }),
    ...(isPublic || deadline === undefined ? {} : { dueBy: deadline }),
  };
}
