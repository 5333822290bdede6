import type { OnlineGameId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import { type GameState, gameSeats, personAt } from '../game/state.ts';
import type { Services } from '../services.ts';
import type { ConnectionIndex } from './connection-index.ts';
import { type EncodedMessage, encodeMessage } from './outbox.ts';
import { presenceMessage } from './presence-message.ts';

/** The number of games to process before other tasks can run. */
const BATCH_SIZE = 25;

/**
 * Sends the clients of each game on this node a message with the players connected to any node and the number
 * of spectators connected to this node, if either has changed. Corrects the store's records of people on this node.
 */
export async function sendPresenceMessages(services: Services, index: ConnectionIndex): Promise<void> {
  await readPresence(services, index.followedGames(), ({ game }, message) => {
    if (!index.recordPresence(game, message)) return;
    for (const connection of index.followersOf(game)) connection.sendPresence(game, message);
  });
}

/**
 * Sends the players of the given games a message that reports who is connected. Spectators wait for
 * `sendPresenceMessages`, so that a player who connects again and again triggers no messages to a crowd of
 * spectators.
 */
export async function sendArrivalMessages(
  services: Services,
  index: ConnectionIndex,
  games: readonly OnlineGameId[],
): Promise<void> {
  await readPresence(services, games, (state, message) => {
    const players = gameSeats(state).flatMap((seat) => personAt(state, seat) ?? []);
    for (const person of players)
      for (const connection of index.socketsOfPerson(person)) connection.sendPresence(state.game, message);
  });
}

/**
 * Calls a function with the state of each game in memory and the message that reports who is connected to it.
 */
async function readPresence(
  services: Services,
  allGames: readonly OnlineGameId[],
  send: (state: GameState, message: EncodedMessage) => void,
): Promise<void> {
  await inBatches(allGames, BATCH_SIZE, async (games) => {
    const recorded = await services.store.gamePresence.read(games);
    await services.presence.correct(recorded);
    for (const game of games) {
      const state = services.games.log.peek(game)?.state ?? null;
      if (state !== null) send(state, encodeMessage(presenceMessage(services, game, state, recorded)));
    }
  });
}
