import Type from 'typebox';
import { GameId, PersonId } from '../identity.ts';
import { AccountFilter, AccountView, AuditView, ReportMark, ReportView, SiteDeed } from '../people/host.ts';
import type { Route } from './route.ts';

/** What only hosts may ask. */
export const HOST_ROUTES = {
  listAccounts: {
    method: 'GET',
    path: '/api/host/people',
    description: 'Accounts, by name, two hundred at most.',
    role: 'host',
    rate: 'read',
    query: AccountFilter,
    answer: Type.Array(AccountView),
  },
  changeStanding: {
    method: 'POST',
    path: '/api/host/people/{person}',
    description: 'Mute somebody, close an account, or take that back. Hosts are left alone.',
    role: 'host',
    rate: 'write',
    parameters: { person: PersonId },
    body: SiteDeed,
  },
  listReports: {
    method: 'GET',
    path: '/api/host/reports',
    description: 'Reports, those not settled first, then the latest first; two hundred at most.',
    role: 'host',
    rate: 'read',
    answer: Type.Array(ReportView),
  },
  markReport: {
    method: 'PUT',
    path: '/api/host/reports/{game}/{by}/{person}',
    description: 'Say that a report has been seen, or settled.',
    role: 'host',
    rate: 'write',
    parameters: { game: GameId, by: PersonId, person: PersonId },
    body: ReportMark,
  },
  readAudit: {
    method: 'GET',
    path: '/api/host/log',
    description: 'What was done to accounts, the latest first; two hundred entries at most.',
    role: 'host',
    rate: 'read',
    answer: Type.Array(AuditView),
  },
} as const satisfies Readonly<Record<string, Route>>;
