import { type AccountView, AUDITED_ACTIONS, accept, refuse } from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import type { StoredPerson } from '../store/people-store.ts';
import type { Handlers } from './handler.ts';

const MAX_ROWS = 200;
const HOUR_MS = 60 * 60_000;
const DEFAULT_MUTE_HOURS = 24;

/** The handlers for moderators. */
export const moderationHandlers: Handlers<
  'listAccounts' | 'moderateAccount' | 'listReports' | 'updateReport' | 'listAuditEntries'
> = {
  listAccounts: async ({ services, query }) => {
    const people = await services.store.moderation.listAccounts(query.beginning ?? '', MAX_ROWS);
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
  listReports: async ({ services }) => {
    const { reports, people } = services.store;
    const stored = await reports.list(MAX_ROWS);
    const reporters = await services.names.lookUp([...new Set(stored.map(({ reporter }) => reporter))]);
    const reported = await people.findAll([...new Set(stored.map(({ person }) => person))]);
    const accounts = new Map(reported.map((person) => [person.person, accountView(person)]));
    return accept(
      stored.flatMap(({ game, reporter, person, reason, text, at, state }) => {
        const about = accounts.get(person);
        const by = reporters.find(({ id }) => id === reporter);
        // A client can report an id that no person has.
        return about === undefined || by === undefined ? [] : [{ game, by, about, reason, text, at, state }];
      }),
    );
  },
  updateReport: async ({ services, parameters: { game, by, person }, body }) =>
    (await services.store.reports.setState({ game, reporter: by, person }, body.state))
      ? accept(undefined)
      : refuse('not-found'),
  listAuditEntries: async ({ services }) => {
    const entries = await services.store.moderation.listAuditEntries(MAX_ROWS, AUDITED_ACTIONS);
    return accept(
      entries.map(({ at, actor, action, name, mutedUntil }) => ({
        at,
        by: actor,
        deed: action,
        name,
        ...(mutedUntil === undefined ? {} : { until: mutedUntil }),
      })),
    );
  },
};

function accountView({ person, name, role, mutedUntil, createdAt }: StoredPerson): AccountView {
  return { person: { id: person, name: name ?? '', guest: name === null }, role, mutedUntil, createdAt };
}
