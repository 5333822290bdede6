import type { OnlineGameId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import type { Services } from '../services.ts';
import type { ConnectionIndex } from './connection-index.ts';
import { encodeMessage } from './outbox.ts';
import { presenceMessage } from './presence-message.ts';

/** The number of games to process before other tasks can run. */
const BATCH_SIZE = 25;

/**
 * Sends the clients of each of these games on this node the players connected to any node and the number of spectators
 * connected to this one, if that has changed. Corrects the store's records of people on this node.
 */
export async function sendPresenceMessages(
  services: Services,
  index: ConnectionIndex,
  followedGames: readonly OnlineGameId[],
): Promise<void> {
  await inBatches(followedGames, BATCH_SIZE, async (games) => {
    const recorded = await services.store.gamePresence.read(games);
    await services.presence.correct(recorded);
    for (const game of games) {
      const state = services.games.log.peek(game)?.state ?? null;
      if (state === null) continue;
      const message = encodeMessage(presenceMessage(services, game, state, recorded));
      if (index.recordPresence(game, message))
        for (const connection of index.followersOf(game)) connection.sendPresence(game, message);
    }
  });
}
