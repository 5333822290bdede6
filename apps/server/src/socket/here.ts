import type { GameId, PersonId, ServerMessage } from '@halma/protocol';
import { personOn, seatsOf } from '../game/state.ts';
import { HERE_EVERY } from '../people/presence.ts';
import type { Services } from '../services.ts';
import { inParts } from '../work/in-parts.ts';
import type { Connection } from './connection.ts';
import { followersByGame } from './followers.ts';

/** So many tables are told before moves have their turn. */
const TABLES_AT_ONCE = 25;

/** Tells everybody at every table of this node who is connected, to whatever node. Onlookers are counted here alone. */
export async function sendHere(services: Services, connections: ReadonlySet<Connection>): Promise<void> {
  await inParts([...followersByGame(connections)], TABLES_AT_ONCE, async (part) => {
    const lastHere = await services.store.games.lastHere(part.map(([game]) => game));
    for (const [game, followers] of part) {
      const message = hereAt(services, game, lastHere.get(game) ?? new Map());
      if (message === undefined) continue;
      const text = JSON.stringify(message);
      for (const { outbox } of followers) outbox.sendText(text);
    }
  });
}

function hereAt(
  { tables, presence, now }: Services,
  game: GameId,
  lastHere: ReadonlyMap<PersonId, number>,
): Extract<ServerMessage, { readonly say: 'here' }> | undefined {
  const state = tables.stateOf(game);
  if (state === undefined) return undefined;
  const here = presence.at(game);
  const isHere = (person: string): boolean =>
    here.has(person) || (lastHere.get(person) ?? 0) > now() - 2 * HERE_EVERY;
  const people = seatsOf(state).flatMap((seat) => {
    const person = personOn(state, seat);
    return person === undefined ? [] : [{ seat, person }];
  });
  const seats = Object.fromEntries(people.map(({ seat, person }) => [seat, isHere(person)]));
  const onlookers = [...here].filter((person) => !people.some((seated) => seated.person === person)).length;
  return { say: 'here', game, seats, onlookers };
}
