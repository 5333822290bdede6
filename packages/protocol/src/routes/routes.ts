import Type, { type Static } from 'typebox';
import { COMMANDS } from '../game/command.ts';
import { EventNumber, GameView } from '../game/game-view.ts';
import { CommandId, OnlineGameId, People, PersonId, PersonName } from '../identifiers.ts';
import { Credentials, Me, PasswordChange, SessionId, SessionView } from '../people/account.ts';
import { GameFilter, GameListItem, MyGameFilter } from '../people/game-list-item.ts';
import { Report } from '../people/report.ts';
import { Seek } from '../seek.ts';
import { GameSetup, GameTerms } from '../setup/game-setup.ts';
import { strictObject } from '../strict-object.ts';
import { MODERATION_ROUTES } from './moderation-routes.ts';
import { PASSKEY_ROUTES } from './passkey-routes.ts';
import type { Route } from './route.ts';

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
    description: 'The person to whom this session belongs.',
    role: 'person',
    rateClass: 'read',
    response: Me,
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
    parameters: { session: SessionId },
  },
  createAccount: {
    method: 'POST',
    path: '/api/account',
    description: 'Give this guest a name and a password. The guest’s games stay with the account.',
    role: 'person',
    rateClass: 'sign-in',
    body: Credentials,
    response: Me,
  },
  signIn: {
    method: 'POST',
    path: '/api/account/sign-in',
    description: 'Start a session with an account.',
    role: 'anyone',
    rateClass: 'sign-in',
    body: Credentials,
    response: Me,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    description: 'Change the password; the current one is required. All other sessions of this person end.',
    role: 'account',
    rateClass: 'sign-in',
    body: PasswordChange,
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    description: 'Everything the server stores about this person.',
    role: 'person',
    rateClass: 'create',
    response: Type.Unknown(),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    description:
      'Delete this person with all sessions, passkeys, chat messages and reports. Games stay, without the name.',
    role: 'person',
    rateClass: 'sign-in',
  },
  ...PASSKEY_ROUTES,
  createGame: {
    method: 'POST',
    path: '/api/games',
    description: 'Create a game. The same id from the same person leads to the same game.',
    role: 'person',
    rateClass: 'create',
    body: strictObject({ id: CommandId, plan: GameSetup }),
    response: GameReference,
  },
  quickPair: {
    method: 'POST',
    path: '/api/pairing',
    description:
      'Join a seek with exactly these terms, or create one. The same id from the same person leads to the same game.',
    role: 'person',
    rateClass: 'create',
    body: strictObject({ id: CommandId, terms: GameTerms }),
    response: GameReference,
  },
  listSeeks: {
    method: 'GET',
    path: '/api/lobby',
    description: 'The seeks in the lobby.',
    role: 'anyone',
    rateClass: 'read',
    response: Type.Array(Seek),
  },
  getGame: {
    method: 'GET',
    path: '/api/games/{game}',
    description: 'The current state of a game, before, during or after play.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { game: OnlineGameId },
    response: GameView,
  },
  getGameRecord: {
    method: 'GET',
    path: '/api/games/{game}/record',
    description: 'The record of a game (HGN), as far as this reader may see it.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { game: OnlineGameId },
    response: 'text',
  },
  sendCommand: {
    method: 'POST',
    path: '/api/games/{game}/commands',
    description: 'Carry out a command. The response means that its event is committed.',
    role: 'person',
    rateClass: 'write',
    parameters: { game: OnlineGameId },
    body: CommandRequest,
    response: strictObject({ seq: EventNumber }),
  },
  reportPerson: {
    method: 'POST',
    path: '/api/games/{game}/reports',
    description: 'Report a person’s behaviour in this game to the moderators.',
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
    description: 'Block a person: their chat is hidden, and they are never paired with this person.',
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
      'This person’s games. With `running`, only those that are not over: first those in which it is this person’s turn, then by time left.',
    role: 'person',
    rateClass: 'read',
    query: MyGameFilter,
    response: Type.Array(GameListItem),
  },
  listPersonGames: {
    method: 'GET',
    path: '/api/people/{name}/games',
    description: 'The listed games of a person with an account.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { name: PersonName },
    query: GameFilter,
    response: Type.Array(GameListItem),
  },
  ...MODERATION_ROUTES,
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    description: 'This interface as OpenAPI 3.1.',
    role: 'anyone',
    rateClass: 'read',
    response: Type.Unknown(),
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** The path of the socket. */
export const SOCKET_PATH = '/api/socket';
