import type { OnlineGameId, PersonId, ServerMessage } from '@halma/protocol';
import { type GameState, gameSeats, personAt } from '../game/state.ts';
import { PRESENCE_INTERVAL_MS } from '../people/presence.ts';
import type { NodeServices } from '../services.ts';
import type { PresenceByGame } from '../store/game-presence-store.ts';

/** How long a player whose connection has ended counts as connected, so that loading the page again does not show. */
const RELOAD_MS = 5000;

/** How long the players of a node that has stopped count as connected, so that they have time to reach another node. */
const RECONNECT_MS = 2 * PRESENCE_INTERVAL_MS;

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
  const isConnected = (person: PersonId): boolean => {
    if (present.has(person)) return true;
    const record = recorded.get(game)?.get(person);
    if (record === undefined) return false;
    return now() - record.at < (record.node === undefined ? RELOAD_MS : RECONNECT_MS);
  };
  const players = gameSeats(state).flatMap((seat) => {
    const person = personAt(state, seat);
    return person === undefined ? [] : [{ seat, person }];
  });
  const seats = Object.fromEntries(players.map(({ seat, person }) => [seat, isConnected(person)]));
  const spectators = [...present].filter((person) => !players.some((player) => player.person === person));
  return { say: 'here', game, seats, onlookers: spectators.length };
}
