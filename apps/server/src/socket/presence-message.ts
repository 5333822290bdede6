import type { OnlineGameId, PersonId, ServerMessage } from '@halma/protocol';
import { type GameState, gameSeats, seatPerson } from '../game/state.ts';
import { PRESENCE_INTERVAL_MS } from '../people/presence.ts';
import type { Services } from '../services.ts';

/** Returns who is connected to a game. @param lastSeenByGame when each person was last connected to any node */
export function presenceMessage(
  { presence, now }: Services,
  game: OnlineGameId,
  state: GameState,
  lastSeenByGame: ReadonlyMap<OnlineGameId, ReadonlyMap<PersonId, number>>,
): Extract<ServerMessage, { readonly say: 'here' }> {
  const present = presence.peopleFollowing(game);
  const lastSeen = lastSeenByGame.get(game);
  const isConnected = (person: PersonId): boolean =>
    present.has(person) || (lastSeen?.get(person) ?? 0) > now() - 2 * PRESENCE_INTERVAL_MS;
  const players = gameSeats(state).flatMap((seat) => {
    const person = seatPerson(state, seat);
    return person === undefined ? [] : [{ seat, person }];
  });
  const seats = Object.fromEntries(players.map(({ seat, person }) => [seat, isConnected(person)]));
  const spectators = [...present].filter((person) => !players.some((player) => player.person === person));
  return { say: 'here', game, seats, onlookers: spectators.length };
}
