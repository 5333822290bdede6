import {
  accept,
  type LoggedEvent,
  type OnlineGameId,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import { gameRecord } from '../game/record.ts';
import { type GameState, seatOfPerson } from '../game/state.ts';
import { gameView, peopleInGame, visibleState } from '../game/view.ts';
import { executeCommand } from '../games/execute-command.ts';
import { seekPage } from '../lobby/seek-page.ts';
import type { Services } from '../services.ts';
import type { Handlers } from './handler.ts';
import { OncePerState } from './once-per-state.ts';
import { parsePageCursor } from './page-cursor.ts';

/** The maximum number of events on a page. */
const MAX_EVENTS = 200;

const views = new OncePerState(gameView);

const records = new OncePerState((state, people) => {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return gameRecord(state, (id) => names.get(id) || 'a guest');
});

/** The handlers that create, list and show games, and accept commands and reports in them. */
export const gameHandlers: Handlers<
  | 'createGame'
  | 'quickPair'
  | 'listSeeks'
  | 'getOverview'
  | 'listRunningGames'
  | 'getGame'
  | 'watchGame'
  | 'listGameEvents'
  | 'getGameRecord'
  | 'sendCommand'
  | 'reportPerson'
> = {
  createGame: async ({ services, caller, person, body }) => {
    const created = await services.lobby.create(body.plan, person, body.id, caller.network);
    return created.ok ? accept({ game: created.value }) : created;
  },
  quickPair: async ({ services, caller, person, body }) => {
    const paired = await services.lobby.pair(body.terms, person, body.id, caller.network);
    return paired.ok ? accept({ game: paired.value }) : paired;
  },
  listSeeks: async ({ services, person, query }) => {
    const { lobby, lobbyFeed } = services;
    const before = query.before === undefined ? undefined : parsePageCursor(query.before);
    const seeks = before === undefined ? await lobbyFeed.seeks() : await lobby.listSeeks(before);
    return accept(await seekPage(person, seeks, (cursor) => lobby.listSeeks(cursor)));
  },
  getOverview: async ({ services }) => accept(await services.overview.read()),
  listRunningGames: async ({ services, query }) => accept(await services.runningGames.readPage(query)),
  getGame: async ({ services, person, parameters }) => {
    const visible = await visibleGame(services, parameters.game, person);
    if (!visible.ok) return visible;
    return accept(views.read(visible.value, await services.names.lookUp(peopleInGame(visible.value))));
  },
  watchGame: async ({ services, parameters }) => {
    const found = await services.embeddedGames.read(parameters.game);
    return found === undefined ? refuse('unknown-game-id') : accept(found);
  },
  listGameEvents: async ({ services, person, parameters, query }) => {
    const found = await findGame(services, parameters.game, person);
    if (!found.ok) return found;
    const { visible, events } = found.value;
    const start = Number(query.after ?? -1) + 1;
    const end = Math.min(visible.lastSeq + 1, start + MAX_EVENTS);
    return accept({ events: events.slice(start, end), last: visible.lastSeq });
  },
  getGameRecord: async ({ services, person, parameters }) => {
    const visible = await visibleGame(services, parameters.game, person);
    if (!visible.ok) return visible;
    const people = await services.names.lookUp(peopleInGame(visible.value));
    const record = records.read(visible.value, people);
    return record === undefined ? refuse('not-started') : accept(record);
  },
  sendCommand: async ({ services, caller, person, parameters: { game }, body }) => {
    const { network } = caller;
    const result = await executeCommand(services, { ...body, game, person, roundTripMs: 0, network });
    return result.ok ? accept({ seq: result.value }) : result;
  },
  reportPerson: async ({ services, session, parameters: { game }, body }) => {
    if ((await services.games.log.find(game)) === undefined) return refuse('unknown-game-id');
    return services.store.reports.add(game, session.person, body, services.now());
  },
};

/**
 * Returns the part of a game that a person may see.
 *
 * @param person undefined if the caller has no session
 */
async function visibleGame(
  services: Services,
  game: OnlineGameId,
  person: PersonId | undefined,
): Promise<Result<GameState>> {
  const found = await findGame(services, game, person);
  return found.ok ? accept(found.value.visible) : found;
}

/** Returns all events of a game, and the state that a person may see. */
async function findGame(
  { games }: Services,
  game: OnlineGameId,
  person: PersonId | undefined,
): Promise<Result<{ readonly visible: GameState; readonly events: readonly LoggedEvent[] }>> {
  const found = await games.log.find(game);
  if (found === undefined) return refuse('unknown-game-id');
  const isSpectator = person === undefined || seatOfPerson(found.state, person) === undefined;
  return accept({ visible: visibleState(isSpectator, found.state), events: found.events });
}
