import { type AccountView, AUDITED_ACTIONS, accept, MODERATION_PAGE_SIZE, refuse } from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import type { StoredPerson } from '../store/people-store.ts';
import type { ReportCursor } from '../store/report-store.ts';
import type { Handlers } from './handler.ts';

const HOUR_MS = 60 * 60_000;
const DEFAULT_MUTE_HOURS = 24;

/** The handlers for moderators. */
export const moderationHandlers: Handlers<
  'listAccounts' | 'moderateAccount' | 'listReports' | 'updateReport' | 'listAuditEntries'
> = {
  listAccounts: async ({ services, query }) => {
    const { beginning = '', after } = query;
    const people = await services.store.moderation.listAccounts(beginning, MODERATION_PAGE_SIZE, after);
    return accept(people.map(accountView));
  },
  moderateAccount: async ({ services, session, parameters, body }) => {
    const { deed: action, hours = DEFAULT_MUTE_HOURS } = body;
    const moderator = await services.store.people.find(session.person);
    const at = services.now();
    const { outcome, endedSessions } = await services.store.moderation.apply({
      action,
      target: { person: parameters.person },
      actor: moderator?.name ?? session.person,
      at,
      mutedUntil: at + hours * HOUR_MS,
      protectsModerators: true,
    });
    publishEndedSessions(services.bus, endedSessions);
    if (outcome === 'unknown') return refuse('not-found');
    return outcome === 'protected' ? refuse('not-allowed') : accept(undefined);
  },
  listReports: async ({ services, query }) => {
    const { reports, people } = services.store;
    const before = query.before === undefined ? undefined : parseReportCursor(query.before);
    const stored = await reports.list(MODERATION_PAGE_SIZE, before);
    const reporters = await services.names.lookUp([...new Set(stored.map(({ reporter }) => reporter))]);
    const reported = await people.findAll([...new Set(stored.map(({ person }) => person))]);
    const accounts = new Map(reported.map((person) => [person.person, accountView(person)]));
    return accept(
      stored.flatMap(({ game, reporter, person, reason, text, at, state }) => {
        const about = accounts.get(person);
        const by = reporters.find(({ id }) => id === reporter);
        // Either may have been deleted since the reports were read.
        return about === undefined || by === undefined ? [] : [{ game, by, about, reason, text, at, state }];
      }),
    );
  },
  updateReport: async ({ services, parameters: { game, by, person }, body }) =>
    (await services.store.reports.setState({ game, reporter: by, person }, body.state))
      ? accept(undefined)
      : refuse('not-found'),
  listAuditEntries: async ({ services, query }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    const { moderation } = services.store;
    const entries = await moderation.listAuditEntries(MODERATION_PAGE_SIZE, AUDITED_ACTIONS, before);
    return accept(
      entries.map(({ entry, at, actor, action, name, mutedUntil }) => ({
        entry,
        at,
        by: actor,
        deed: action,
        name,
        ...(mutedUntil === undefined ? {} : { until: mutedUntil }),
      })),
    );
  },
};

/** Reads the end of a page of reports as `reportCursor` writes it. */
function parseReportCursor(text: string): ReportCursor {
  const [list = '', at = '', game = '', reporter = '', person = ''] = text.split('.');
  return { isSettled: list === 'settled', at: Number(at), game, reporter, person };
}

function accountView({ person, name, role, mutedUntil, createdAt }: StoredPerson): AccountView {
  return { person: { id: person, name: name ?? '', guest: name === null }, role, mutedUntil, createdAt };
}
