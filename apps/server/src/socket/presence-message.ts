import type { OnlineGameId, PersonId, ServerMessage } from '@halma/protocol';
import { type GameState, gameSeats, personAt } from '../game/state.ts';
import { PRESENCE_INTERVAL_MS } from '../people/presence.ts';
import type { NodeServices } from '../services.ts';
import type { PresenceByGame } from '../store/game-presence-store.ts';

/**
 * Returns the message that reports who is connected to a game.
 *
 * @param recorded the presence that all nodes have recorded
 */
export function presenceMessage(
  { presence, now }: NodeServices,
  game: OnlineGameId,
  state: GameState,
  recorded: PresenceByGame,
): Extract<ServerMessage, { readonly say: 'here' }> {
  const present = presence.peopleFollowing(game);
  const isConnected = (person: PersonId): boolean =>
    present.has(person) || (recorded.get(game)?.get(person)?.at ?? 0) > now() - 2 * PRESENCE_INTERVAL_MS;
  const players = gameSeats(state).flatMap((seat) => {
    const person = personAt(state, seat);
    return person === undefined ? [] : [{ seat, person }];
  });
  const seats = Object.fromEntries(players.map(({ seat, person }) => [seat, isConnected(person)]));
  const spectators = [...present].filter((person) => !players.some((player) => player.person === person));
  return { say: 'here', game, seats, onlookers: spectators.length };
}
