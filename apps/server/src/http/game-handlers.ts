import { accept, type GameId, type PersonId, type Result, refuse } from '@halma/protocol';
import { recordOf } from '../game/record.ts';
import { type GameState, seatOfPerson } from '../game/state.ts';
import { namedIn, seenBy, viewOf } from '../game/view.ts';
import type { Services } from '../services.ts';
import { execute } from '../tables/execute.ts';
import type { Handlers } from './handler.ts';

/** Setting tables, finding them, and playing over plain requests. */
export const gameHandlers: Handlers<
  'createGame' | 'pair' | 'readLobby' | 'readGame' | 'readRecord' | 'command' | 'report'
> = {
  createGame: async ({ services, session, body }) => {
    const created = await services.tables.create(body.plan, session.person, body.id);
    return created.ok ? accept({ game: created.value }) : created;
  },
  pair: async ({ services, session, body }) => {
    const paired = await services.lobby.pair(body.terms, session.person, body.id);
    return paired.ok ? accept({ game: paired.value }) : paired;
  },
  readLobby: async ({ services }) => accept(await services.lobby.tables()),
  readGame: async ({ services, session, parameters }) => {
    const seen = await seenGame(services, parameters.game, session?.person);
    return seen.ok ? accept(viewOf(seen.value, await services.names.of(namedIn(seen.value)))) : seen;
  },
  readRecord: async ({ services, session, parameters }) => {
    const seen = await seenGame(services, parameters.game, session?.person);
    if (!seen.ok) return seen;
    const people = await services.names.of(namedIn(seen.value));
    const record = recordOf(seen.value, (id) => people.find((person) => person.id === id)?.name || 'a guest');
    return record === undefined ? refuse('not-started') : accept(record);
  },
  command: async ({ services, session, parameters, body }) => {
    const { person } = session;
    const done = await execute(services, { ...body, game: parameters.game, person, roundTrip: 0 });
    return done.ok ? accept({ seq: done.value }) : done;
  },
  report: async ({ services, session, parameters, body }) => {
    const live = await services.tables.find(parameters.game);
    if (live === undefined) return refuse('unknown-game-id');
    await services.store.reports.add(parameters.game, session.person, body, services.now());
    return accept(undefined);
  },
};

/** A game as a person, or somebody without a session, may see it. */
async function seenGame(
  { tables }: Services,
  game: GameId,
  person: PersonId | undefined,
): Promise<Result<GameState>> {
  const live = await tables.find(game);
  if (live === undefined) return refuse('unknown-game-id');
  const onlooker = person === undefined || seatOfPerson(live.state, person) === undefined;
  return accept(seenBy(onlooker, live.state, live.log));
}
