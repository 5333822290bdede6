import { inBatches } from '../background/batches.ts';
import type { Services } from '../services.ts';
import { type Connection, connectionsByGame } from './connection.ts';
import { presenceMessage } from './presence-message.ts';

/** How many games are processed before other tasks can run. */
const BATCH_SIZE = 25;

/**
 * Sends the clients of each game on this node the players connected to any node and the number of spectators connected
 * to this one.
 */
export async function sendPresenceMessages(
  services: Services,
  connections: ReadonlySet<Connection>,
): Promise<void> {
  await inBatches([...connectionsByGame(connections)], BATCH_SIZE, async (batch) => {
    const lastSeen = await services.store.games.lastSeen(batch.map(([game]) => game));
    for (const [game, followers] of batch) {
      const state = services.games.log.peek(game)?.state ?? null;
      if (state === null) continue;
      const text = JSON.stringify(presenceMessage(services, game, state, lastSeen));
      for (const { outbox } of followers) outbox.sendText(text);
    }
  });
}
