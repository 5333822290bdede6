import Type from 'typebox';
import { NewTournamentMessage, TournamentMessages, TournamentMessagesQuery } from '../chat/chat.ts';
import { CommandId } from '../identifiers.ts';
import { Report } from '../people/report.ts';
import { strictObject } from '../strict-object.ts';
import { TournamentCommandRequest } from '../tournament/tournament-command.ts';
import { NewTournament } from '../tournament/tournament-setup.ts';
import { TournamentId } from '../tournament/tournament-table.ts';
import {
  MyTournamentFilter,
  TournamentDocument,
  TournamentFilter,
  TournamentListItem,
  TournamentRoundFilter,
  TournamentRoundView,
  TournamentStanding,
  TournamentStandingFilter,
  TournamentView,
  TournamentWaiting,
} from '../tournament/tournament-view.ts';
import type { Route } from './route.ts';

const tournament = { tournament: TournamentId };

/** The routes for tournaments. */
export const TOURNAMENT_ROUTES = {
  createTournament: {
    method: 'POST',
    path: '/api/tournaments',
    description:
      'Announce a tournament. The caller becomes its organiser. The rules for chat messages apply to the name and the description: limits set by moderators, and the filter, which may mask words.',
    role: 'account',
    rateClass: 'create',
    scope: 'tournaments',
    body: strictObject({ id: CommandId, setup: NewTournament }),
    response: strictObject(tournament),
  },
  listTournaments: {
    method: 'GET',
    path: '/api/tournaments',
    description:
      'Thirty listed tournaments by start time: earliest first, or latest first if they have ended.',
    role: 'anyone',
    rateClass: 'read',
    query: TournamentFilter,
    response: Type.Array(TournamentListItem),
  },
  listMyTournaments: {
    method: 'GET',
    path: '/api/account/tournaments',
    description:
      'Thirty tournaments that this person organises or takes part in, listed or not, latest start first.',
    role: 'person',
    rateClass: 'read',
    scope: 'tournaments',
    query: MyTournamentFilter,
    response: Type.Array(TournamentListItem),
  },
  getTournament: {
    method: 'GET',
    path: '/api/tournaments/{tournament}',
    description:
      'A tournament with its players and its standings, or only the first rows if the standings are long.',
    role: 'anyone',
    rateClass: 'read',
    scope: 'tournaments',
    parameters: tournament,
    response: TournamentView,
    hasEntityTag: true,
  },
  getTournamentRound: {
    method: 'GET',
    path: '/api/tournaments/{tournament}/rounds/{round}',
    description: 'A round with fifty of its tables, and their results.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { ...tournament, round: Type.String({ pattern: '^[1-9]\\d{0,4}$', maxLength: 5 }) },
    query: TournamentRoundFilter,
    response: TournamentRoundView,
    hasEntityTag: true,
  },
  getTournamentStanding: {
    method: 'GET',
    path: '/api/tournaments/{tournament}/standing',
    description: 'Fifty rows of the standings; before the start, fifty players.',
    role: 'anyone',
    rateClass: 'read',
    scope: 'tournaments',
    parameters: tournament,
    query: TournamentStandingFilter,
    response: TournamentStanding,
    hasEntityTag: true,
  },
  getTournamentCsv: {
    method: 'GET',
    path: '/api/tournaments/{tournament}/standing.csv',
    description: 'The standings as comma-separated values.',
    role: 'anyone',
    rateClass: 'read',
    parameters: tournament,
    response: 'text',
  },
  getTournamentJson: {
    method: 'GET',
    path: '/api/tournaments/{tournament}/tournament.json',
    description: 'A tournament with all its rounds and its standings, as one document.',
    role: 'anyone',
    rateClass: 'export',
    parameters: tournament,
    response: TournamentDocument,
    isStreamed: true,
  },
  getTournamentTrf: {
    method: 'GET',
    path: '/api/tournaments/{tournament}/tournament.trf',
    description:
      'A tournament of games between two players, or two pairs of fixed partners, as a FIDE tournament report (TRF16). Refused for other tournaments, and for arenas and exhibitions.',
    role: 'anyone',
    rateClass: 'export',
    parameters: tournament,
    response: 'text',
  },
  waitInTournament: {
    method: 'POST',
    path: '/api/tournaments/{tournament}/waiting',
    description:
      'Report that the caller is on the tournament’s page. In an arena, players who report this at least every fifteen seconds get tables.',
    role: 'person',
    rateClass: 'write',
    scope: 'tournaments',
    parameters: tournament,
    response: TournamentWaiting,
  },
  sendTournamentCommand: {
    method: 'POST',
    path: '/api/tournaments/{tournament}/commands',
    description: 'Carry out a command in a tournament. The response means that its event has been committed.',
    role: 'person',
    rateClass: 'write',
    scope: 'tournaments',
    parameters: tournament,
    body: TournamentCommandRequest,
    response: strictObject({ seq: Type.Integer({ minimum: 0 }) }),
  },
  listTournamentMessages: {
    method: 'GET',
    path: '/api/tournaments/{tournament}/chat',
    description:
      'The chat messages of a tournament after the line `after`, without those by people whom the caller has blocked. The server keeps 300 messages per tournament; beyond that, the author with the most messages loses their oldest.',
    role: 'anyone',
    rateClass: 'read',
    parameters: tournament,
    query: TournamentMessagesQuery,
    response: TournamentMessages,
    hasEntityTag: true,
  },
  sendTournamentMessage: {
    method: 'POST',
    path: '/api/tournaments/{tournament}/chat',
    description:
      'Send a message to the chat of a tournament. Only its players and its organiser may do so. The response contains the line number of the message.',
    role: 'person',
    rateClass: 'write',
    parameters: tournament,
    body: NewTournamentMessage,
    response: strictObject({ line: Type.Integer({ minimum: 1 }) }),
  },
  reportInTournament: {
    method: 'POST',
    path: '/api/tournaments/{tournament}/reports',
    description:
      'Report a person’s behaviour in the chat of a tournament to the moderators. A further report about the same person adds to the earlier one until a moderator settles it, and then replaces it.',
    role: 'person',
    rateClass: 'create',
    parameters: tournament,
    body: Report,
  },
} as const satisfies Readonly<Record<string, Route>>;
