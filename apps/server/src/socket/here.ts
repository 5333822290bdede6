import type { GameId, ServerMessage } from '@halma/protocol';
import { personOn, seatsOf } from '../game/state.ts';
import { HERE_EVERY } from '../people/presence.ts';
import type { Services } from '../services.ts';
import type { Connection } from './connection.ts';

/** Tells everybody at every table of this node who is connected, to whatever node. Onlookers are counted here alone. */
export async function sendHere(services: Services, connections: ReadonlySet<Connection>): Promise<void> {
  const byGame = new Map<GameId, Connection[]>();
  for (const connection of connections) {
    for (const game of connection.games) byGame.set(game, [...(byGame.get(game) ?? []), connection]);
  }
  for (const [game, followers] of byGame) {
    const message = await hereAt(services, game);
    if (message === undefined) continue;
    const text = JSON.stringify(message);
    for (const { outbox } of followers) outbox.sendText(text);
  }
}

async function hereAt(
  { tables, presence, store, now }: Services,
  game: GameId,
): Promise<Extract<ServerMessage, { readonly say: 'here' }> | undefined> {
  const live = await tables.find(game);
  if (live === undefined) return undefined;
  const { state } = live;
  const here = presence.at(game);
  const lastHere = await store.games.lastHere(game);
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
