import Type from 'typebox';
import { ChatId, PersonId } from '../identifiers.ts';
import {
  AccountFilter,
  AccountView,
  AuditFilter,
  AuditView,
  ModerationAction,
  ReportContext,
  ReportFilter,
  ReportStateChange,
  ReportView,
} from '../people/moderation.ts';
import type { Route } from './route.ts';

/** The routes for moderators. */
export const MODERATION_ROUTES = {
  listAccounts: {
    method: 'GET',
    path: '/api/host/people',
    description: 'Fifty accounts, by name. `after` is the last name received, for the next fifty.',
    role: 'host',
    rateClass: 'read',
    query: AccountFilter,
    response: Type.Array(AccountView),
  },
  moderateAccount: {
    method: 'POST',
    path: '/api/host/people/{person}',
    description:
      'Limit or close an account, undo either, or add a note. Moderators’ accounts are protected. Refuses with `conflict-of-interest` if the moderator is playing against the person, or has an open report about them.',
    role: 'host',
    rateClass: 'write',
    parameters: { person: PersonId },
    body: ModerationAction,
  },
  listReports: {
    method: 'GET',
    path: '/api/host/reports',
    description:
      'Fifty reports, except those about the moderator: unsettled ones first, each group latest first. `before` is `open` or `settled`, `at`, `game` and the ids of `by` and `about` of the last row received, joined by dots, for the next fifty.',
    role: 'host',
    rateClass: 'read',
    query: ReportFilter,
    response: Type.Array(ReportView),
  },
  getReportContext: {
    method: 'GET',
    path: '/api/host/reports/{game}/{by}/{person}',
    description:
      'The latest messages of a game or a tournament up to a report, including messages to a team. Refused to players of the game and the author of the report until the game is over.',
    role: 'host',
    rateClass: 'read',
    parameters: { game: ChatId, by: PersonId, person: PersonId },
    response: ReportContext,
  },
  updateReport: {
    method: 'PUT',
    path: '/api/host/reports/{game}/{by}/{person}',
    description:
      'Mark a report as seen or settled. Refused if it has changed since `at`, the time of the report that the moderator has read. Refused to players of the game, to players and the organiser of the tournament, and to the author of the report.',
    role: 'host',
    rateClass: 'write',
    parameters: { game: ChatId, by: PersonId, person: PersonId },
    body: ReportStateChange,
  },
  listAuditEntries: {
    method: 'GET',
    path: '/api/host/log',
    description:
      'Fifty entries of the audit log, latest first. `before` is `entry` of the last row received, for the next fifty. `about` selects those about one person, by name or id.',
    role: 'host',
    rateClass: 'read',
    query: AuditFilter,
    response: Type.Array(AuditView),
  },
} as const satisfies Readonly<Record<string, Route>>;
