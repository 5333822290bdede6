import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { CommandId, GameId, People, PersonId, PersonName } from '../identity.ts';
import { LobbyTable } from '../lobby.ts';
import { Credentials, Me, PasswordChange, SessionId, SessionView } from '../people/account.ts';
import { GameFilter, GameRow, OwnGameFilter } from '../people/game-list.ts';
import { Report } from '../people/report.ts';
import { COMMANDS } from '../play/command.ts';
import { GameView, Seq } from '../play/game-view.ts';
import { TablePlan, Terms } from '../table/table.ts';
import { HOST_ROUTES } from './host-routes.ts';
import { PASSKEY_ROUTES } from './passkey-routes.ts';
import type { Route } from './route.ts';

/** The answer to whatever sets or finds a table. */
export const GameAddress = exact({ game: GameId });

/** A command at a table over HTTP, with the id that makes sending it twice harmless. */
export const CommandRequest = exact({
  id: CommandId,
  command: Type.Unsafe<Static<(typeof COMMANDS)[keyof typeof COMMANDS]>>(Type.Union(Object.values(COMMANDS))),
});

/** Every address of the server's interface, by name. */
export const ROUTES = {
  beginSession: {
    method: 'POST',
    path: '/api/session',
    description: 'Begin a session as a guest, or keep the one there is. The session is a cookie.',
    role: 'anyone',
    rate: 'create',
    answer: Me,
  },
  readSession: {
    method: 'GET',
    path: '/api/session',
    description: 'Who this session speaks for.',
    role: 'person',
    rate: 'read',
    answer: Me,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/session',
    description: 'Sign out.',
    role: 'person',
    rate: 'write',
  },
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    description: 'All sessions of this person.',
    role: 'person',
    rate: 'read',
    answer: Type.Array(SessionView),
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/sessions/{session}',
    description: 'End one of this person’s sessions; its sockets are closed.',
    role: 'person',
    rate: 'write',
    parameters: { session: SessionId },
  },
  makeAccount: {
    method: 'POST',
    path: '/api/account',
    description: 'Give this guest a name and a password. The guest’s games come along.',
    role: 'person',
    rate: 'sign-in',
    body: Credentials,
    answer: Me,
  },
  signIn: {
    method: 'POST',
    path: '/api/account/sign-in',
    description: 'Begin a session with an account.',
    role: 'anyone',
    rate: 'sign-in',
    body: Credentials,
    answer: Me,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    description: 'Change the password, given the one there is. All other sessions of this person end.',
    role: 'account',
    rate: 'sign-in',
    body: PasswordChange,
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    description: 'Everything the server keeps about this person.',
    role: 'person',
    rate: 'create',
    answer: Type.Unknown(),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    description:
      'Delete this person: games stay, without the name; sessions, passkeys, lines of chat and reports go.',
    role: 'person',
    rate: 'sign-in',
  },
  ...PASSKEY_ROUTES,
  createGame: {
    method: 'POST',
    path: '/api/games',
    description: 'Set a table. The same id from the same person is the same table.',
    role: 'person',
    rate: 'create',
    body: exact({ id: CommandId, plan: TablePlan }),
    answer: GameAddress,
  },
  pair: {
    method: 'POST',
    path: '/api/pairing',
    description:
      'Sit down at a table of the lobby set for exactly these terms, or set one. The same id from the same person is the same table.',
    role: 'person',
    rate: 'create',
    body: exact({ id: CommandId, terms: Terms }),
    answer: GameAddress,
  },
  readLobby: {
    method: 'GET',
    path: '/api/lobby',
    description: 'The tables that wait for people.',
    role: 'anyone',
    rate: 'read',
    answer: Type.Array(LobbyTable),
  },
  readGame: {
    method: 'GET',
    path: '/api/games/{game}',
    description: 'A game as it stands, before, during and after.',
    role: 'anyone',
    rate: 'read',
    parameters: { game: GameId },
    answer: GameView,
  },
  readRecord: {
    method: 'GET',
    path: '/api/games/{game}/record',
    description: 'The game as a record (HGN), as far as this reader may see it.',
    role: 'anyone',
    rate: 'read',
    parameters: { game: GameId },
    answer: 'text',
  },
  command: {
    method: 'POST',
    path: '/api/games/{game}/commands',
    description: 'Do something at a table; the answer means that it is committed.',
    role: 'person',
    rate: 'write',
    parameters: { game: GameId },
    body: CommandRequest,
    answer: exact({ seq: Seq }),
  },
  report: {
    method: 'POST',
    path: '/api/games/{game}/reports',
    description: 'Bring somebody’s behaviour at this table to the host’s notice.',
    role: 'person',
    rate: 'create',
    parameters: { game: GameId },
    body: Report,
  },
  listBlocks: {
    method: 'GET',
    path: '/api/blocks',
    description: 'Whom this person blocks.',
    role: 'person',
    rate: 'read',
    answer: People,
  },
  block: {
    method: 'PUT',
    path: '/api/blocks/{person}',
    description: 'Read nothing more from this person, and never be paired with them.',
    role: 'person',
    rate: 'write',
    parameters: { person: PersonId },
  },
  unblock: {
    method: 'DELETE',
    path: '/api/blocks/{person}',
    description: 'Take a block back.',
    role: 'person',
    rate: 'write',
    parameters: { person: PersonId },
  },
  myGames: {
    method: 'GET',
    path: '/api/games',
    description:
      'This person’s own games; with `running` those that go on, their turns first, then by least time left.',
    role: 'person',
    rate: 'read',
    query: OwnGameFilter,
    answer: Type.Array(GameRow),
  },
  readPerson: {
    method: 'GET',
    path: '/api/people/{name}/games',
    description: 'The listed games of somebody with an account.',
    role: 'anyone',
    rate: 'read',
    parameters: { name: PersonName },
    query: GameFilter,
    answer: Type.Array(GameRow),
  },
  ...HOST_ROUTES,
  readOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    description: 'This interface as OpenAPI 3.1.',
    role: 'anyone',
    rate: 'read',
    answer: Type.Unknown(),
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** Where the socket is opened. */
export const SOCKET_PATH = '/api/socket';
