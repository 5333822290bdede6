import Type, { type Static } from 'typebox';
import { COMMANDS } from '../game/command.ts';
import { LoggedEvent } from '../game/event.ts';
import { EventNumber, GameView } from '../game/game-view.ts';
import { CommandId, OnlineGameId, People, PersonId, PersonName } from '../identifiers.ts';
import { Overview } from '../overview.ts';
import { Me, OwnSession, SessionId, SessionView } from '../people/account.ts';
import { GameFilter, GameListItem, MyGameFilter, PageCursor } from '../people/game-list-item.ts';
import { Report } from '../people/report.ts';
import { EmbeddedGame, RunningGamesPage, RunningGamesQuery } from '../running-games.ts';
import { Seek } from '../seek.ts';
import { GameSetup, PairingTerms } from '../setup/game-setup.ts';
import { strictObject } from '../strict-object.ts';
import { ACCESS_TOKEN_ROUTES } from './access-token-routes.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { ARCHIVE_ROUTES } from './archive-routes.ts';
import { CHALLENGE_ROUTES } from './challenge-routes.ts';
import { MODERATION_ROUTES } from './moderation-routes.ts';
import { NOTICE_ROUTES } from './notice-routes.ts';
import { PASSKEY_ROUTES } from './passkey-routes.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { RATING_ROUTES } from './rating-routes.ts';
import type { Route } from './route.ts';
import { STREAM_ROUTES } from './stream-routes.ts';
import { TOURNAMENT_ROUTES } from './tournament-routes.ts';

/** The response to a request that creates or finds a game. */
export const GameReference = strictObject({ game: OnlineGameId });

/** A command over HTTP, with the id that makes it safe to send twice. */
export const CommandRequest = strictObject({
  id: CommandId,
  command: Type.Unsafe<Static<(typeof COMMANDS)[keyof typeof COMMANDS]>>(Type.Union(Object.values(COMMANDS))),
});

/** All routes of the server's HTTP interface, by name. */
export const ROUTES = {
  startSession: {
    method: 'POST',
    path: '/api/session',
    description: 'Start a session as a guest, or keep the current one. The response sets the session cookie.',
    role: 'anyone',
    rateClass: 'create',
    response: Me,
  },
  getSession: {
    method: 'GET',
    path: '/api/session',
    description: 'The person to whom this session or access token belongs, and the scopes of the token.',
    role: 'person',
    rateClass: 'read',
    scope: 'games:read',
    response: OwnSession,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/session',
    description: 'Sign out.',
    role: 'person',
    rateClass: 'write',
  },
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    description: 'All sessions of this person.',
    role: 'person',
    rateClass: 'read',
    response: Type.Array(SessionView),
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/sessions/{session}',
    description: 'End one of this person’s sessions; the server closes its sockets.',
    role: 'person',
    rateClass: 'write',
    needsProof: true,
    parameters: { session: SessionId },
  },
  ...ACCOUNT_ROUTES,
  ...PASSKEY_ROUTES,
  ...ACCESS_TOKEN_ROUTES,
  createGame: {
    method: 'POST',
    path: '/api/games',
    description: 'Create a game. The same id from the same person returns the same game.',
    role: 'person',
    rateClass: 'create',
    scope: 'games:play',
    body: strictObject({ id: CommandId, plan: GameSetup }),
    response: GameReference,
  },
  quickPair: {
    method: 'POST',
    path: '/api/pairing',
    description:
      'Join a seek with exactly these terms, or create one. The same id from the same person returns the same game.',
    role: 'person',
    rateClass: 'create',
    scope: 'games:play',
    body: strictObject({ id: CommandId, terms: PairingTerms }),
    response: GameReference,
  },
  listSeeks: {
    method: 'GET',
    path: '/api/lobby',
    description:
      'The hundred latest seeks, oldest first, without those that this person could not join because of a block. For the hundred before them, `before` is `createdAt` and `game` of the first row received, joined by a dot.',
    role: 'anyone',
    rateClass: 'read',
    query: strictObject({ before: Type.Optional(PageCursor) }),
    response: Type.Array(Seek),
  },
  getOverview: {
    method: 'GET',
    path: '/api/overview',
    description:
      'The number of people online, and some games, in progress and finished. Up to two seconds old.',
    role: 'anyone',
    rateClass: 'read',
    response: Overview,
    isShared: true,
  },
  getLinkOrigin: {
    method: 'GET',
    path: '/api/link-origin',
    description:
      'The origin for links that are sent to other people, such as `https://halma.example`, if the server knows it: the public address or, for a browser on the server’s own machine, the machine’s address in its network.',
    role: 'anyone',
    rateClass: 'read',
    response: strictObject({ origin: Type.Optional(Type.String({ maxLength: 300 })) }),
  },
  listRunningGames: {
    method: 'GET',
    path: '/api/running',
    description:
      'The games in progress that all visitors may watch, twelve at a time, and the game to feature. Up to a second old. With `since`, only what has changed. Games with computers are left out unless `computers` is `yes`.',
    role: 'anyone',
    rateClass: 'read',
    query: RunningGamesQuery,
    response: RunningGamesPage,
    isShared: true,
  },
  getGame: {
    method: 'GET',
    path: '/api/games/{game}',
    description: 'The current state of a game, before, during or after play.',
    role: 'anyone',
    rateClass: 'read',
    scope: 'games:read',
    parameters: { game: OnlineGameId },
    response: GameView,
    hasEntityTag: true,
  },
  listGameEvents: {
    method: 'GET',
    path: '/api/games/{game}/events',
    description:
      'Up to two hundred events of a game that this reader may see: those after the number `after`, or all from the first if it is absent. `last` is the number of the latest event.',
    role: 'anyone',
    rateClass: 'read',
    scope: 'games:read',
    parameters: { game: OnlineGameId },
    query: strictObject({
      after: Type.Optional(Type.String({ pattern: '^(-1|\\d{1,16})$', maxLength: 16 })),
    }),
    response: strictObject({ events: Type.Array(LoggedEvent), last: EventNumber }),
  },
  watchGame: {
    method: 'GET',
    path: '/api/games/{game}/watch',
    description:
      'A listed game that has started, as spectators see it, for embedding in a page on another site. Up to a second old.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { game: OnlineGameId },
    response: EmbeddedGame,
    isShared: true,
  },
  getGameRecord: {
    method: 'GET',
    path: '/api/games/{game}/record',
    description: 'The record of a game (HGN), as far as this reader may see it.',
    role: 'anyone',
    rateClass: 'read',
    scope: 'games:read',
    parameters: { game: OnlineGameId },
    response: 'text',
  },
  sendCommand: {
    method: 'POST',
    path: '/api/games/{game}/commands',
    description: 'Carry out a command. The response means that its event is committed.',
    role: 'person',
    rateClass: 'write',
    scope: 'games:play',
    parameters: { game: OnlineGameId },
    body: CommandRequest,
    response: strictObject({ seq: EventNumber }),
  },
  reportPerson: {
    method: 'POST',
    path: '/api/games/{game}/reports',
    description:
      'Report a person’s behaviour in this game to the moderators. A further report about the same person adds to the earlier one until a moderator settles it, and then replaces it.',
    role: 'person',
    rateClass: 'create',
    parameters: { game: OnlineGameId },
    body: Report,
  },
  listBlocks: {
    method: 'GET',
    path: '/api/blocks',
    description: 'The people whom this person has blocked.',
    role: 'person',
    rateClass: 'read',
    response: People,
  },
  blockPerson: {
    method: 'PUT',
    path: '/api/blocks/{person}',
    description:
      'Block a person. This person no longer sees their chat, and the two are never paired. Neither can challenge the other, offer or accept a rematch, or join a listed game in which the other has a seat. This person can no longer follow them.',
    role: 'person',
    rateClass: 'write',
    parameters: { person: PersonId },
  },
  unblockPerson: {
    method: 'DELETE',
    path: '/api/blocks/{person}',
    description: 'Remove a block.',
    role: 'person',
    rateClass: 'write',
    parameters: { person: PersonId },
  },
  listMyGames: {
    method: 'GET',
    path: '/api/games',
    description:
      'This person’s games, thirty at a time, most recently changed first. With `running`, only unfinished ones: first those in which it is this person’s turn, then by time left.',
    role: 'person',
    rateClass: 'read',
    scope: 'games:read',
    query: MyGameFilter,
    response: Type.Array(GameListItem),
  },
  listPersonGames: {
    method: 'GET',
    path: '/api/people/{name}/games',
    description:
      'The listed games of a person with an account, thirty at a time, most recently changed first.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { name: PersonName },
    query: GameFilter,
    response: Type.Array(GameListItem),
  },
  ...CHALLENGE_ROUTES,
  ...PEOPLE_ROUTES,
  ...NOTICE_ROUTES,
  ...ARCHIVE_ROUTES,
  ...STREAM_ROUTES,
  ...RATING_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...MODERATION_ROUTES,
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    description: 'This interface as OpenAPI 3.1.',
    role: 'anyone',
    rateClass: 'read',
    response: Type.Unknown(),
    isShared: true,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** The path of the WebSocket. */
export const SOCKET_PATH = '/api/socket';
