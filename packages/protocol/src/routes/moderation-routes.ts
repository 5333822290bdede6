import Type from 'typebox';
import { OnlineGameId, PersonId } from '../identifiers.ts';
import {
  AccountFilter,
  AccountView,
  AuditView,
  ModerationAction,
  ReportStateChange,
  ReportView,
} from '../people/moderation.ts';
import type { Route } from './route.ts';

/** The routes for moderators. */
export const MODERATION_ROUTES = {
  listAccounts: {
    method: 'GET',
    path: '/api/host/people',
    description: 'Up to two hundred accounts, by name.',
    role: 'host',
    rateClass: 'read',
    query: AccountFilter,
    response: Type.Array(AccountView),
  },
  moderateAccount: {
    method: 'POST',
    path: '/api/host/people/{person}',
    description: 'Mute or close an account, or undo either. Moderators’ accounts are protected.',
    role: 'host',
    rateClass: 'write',
    parameters: { person: PersonId },
    body: ModerationAction,
  },
  listReports: {
    method: 'GET',
    path: '/api/host/reports',
    description: 'Up to two hundred reports: unsettled ones first, then the latest first.',
    role: 'host',
    rateClass: 'read',
    response: Type.Array(ReportView),
  },
  updateReport: {
    method: 'PUT',
    path: '/api/host/reports/{game}/{by}/{person}',
    description: 'Mark a report as seen or settled.',
    role: 'host',
    rateClass: 'write',
    parameters: { game: OnlineGameId, by: PersonId, person: PersonId },
    body: ReportStateChange,
  },
  listAuditEntries: {
    method: 'GET',
    path: '/api/host/log',
    description: 'Up to two hundred entries of the audit log, the latest first.',
    role: 'host',
    rateClass: 'read',
    response: Type.Array(AuditView),
  },
} as const satisfies Readonly<Record<string, Route>>;
