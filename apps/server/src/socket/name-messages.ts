import type { Person, PersonId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import { peopleInGame } from '../game/view.ts';
import type { Services } from '../services.ts';
import type { ConnectionIndex } from './connection-index.ts';

/** The interval at which a node sends changed names, in milliseconds. */
export const NAMES_INTERVAL_MS = 2000;

/** The number of games to process before other tasks can run. */
const BATCH_SIZE = 200;

/**
 * Sends the new names of people to the clients that follow games in which these people play: one small message about
 * each game to each of its clients, however many names have changed.
 */
export async function sendNameMessages(
  { games, names }: Pick<Services, 'games' | 'names'>,
  index: ConnectionIndex,
  changed: ReadonlySet<PersonId>,
): Promise<void> {
  if (changed.size === 0) return;
  const people = await names.lookUp([...changed]);
  await inBatches(index.followedGames(), BATCH_SIZE, (batch) => {
    for (const game of batch) {
      const state = games.log.peek(game)?.state ?? null;
      const inGame = state === null ? [] : peopleInGame(state);
      const renamed: readonly Person[] = people.filter(({ id }) => inGame.includes(id));
      if (renamed.length === 0) continue;
      for (const connection of index.followersOf(game)) connection.sendNames(game, renamed);
    }
  });
}
