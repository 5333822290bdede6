import { type AccountView, accept, refuse } from '@halma/protocol';
import type { StoredPerson } from '../store/people-store.ts';
import { closeSockets } from './closing-sockets.ts';
import type { Handlers } from './handler.ts';

const MOST = 200;
const HOUR = 60 * 60_000;
const HOURS_UNLESS_SAID = 24;

/** What hosts see and do on the site. */
export const hostHandlers: Handlers<
  'listAccounts' | 'changeStanding' | 'listReports' | 'markReport' | 'readAudit'
> = {
  listAccounts: async ({ services, query }) => {
    const all = await services.store.hosts.accounts(query.beginning ?? '', MOST);
    return accept(all.map(accountView));
  },
  changeStanding: async ({ services, session, parameters, body: { deed, hours = HOURS_UNLESS_SAID } }) => {
    const host = await services.store.people.find(session.person);
    const at = services.now();
    const { outcome, ended } = await services.store.hosts.carryOut({
      deed,
      to: { person: parameters.person },
      by: host?.name ?? session.person,
      at,
      until: at + hours * HOUR,
      sparesHosts: true,
    });
    closeSockets(services, ended);
    if (outcome === 'unknown') return refuse('not-found');
    return outcome === 'spared' ? refuse('not-allowed') : accept(undefined);
  },
  listReports: async ({ services }) => {
    const reports = await services.store.reports.latest(MOST);
    const reporters = await services.names.of([...new Set(reports.map(({ reporter }) => reporter))]);
    const reported = await services.store.people.findAll([...new Set(reports.map(({ person }) => person))]);
    const accounts = new Map(reported.map((stored) => [stored.person, accountView(stored)]));
    return accept(
      reports.flatMap(({ game, reporter, person, reason, text, at, state }) => {
        const about = accounts.get(person);
        const by = reporters.find(({ id }) => id === reporter);
        // A report about nobody can only have been made up.
        return about === undefined || by === undefined ? [] : [{ game, by, about, reason, text, at, state }];
      }),
    );
  },
  markReport: async ({ services, parameters: { game, by, person }, body }) =>
    (await services.store.reports.mark({ game, reporter: by, person }, body.state))
      ? accept(undefined)
      : refuse('not-found'),
  readAudit: async ({ services }) => {
    const entries = await services.store.hosts.audit(MOST);
    return accept(
      entries.map(({ until, ...entry }) => ({ ...entry, ...(until === undefined ? {} : { until }) })),
    );
  },
};

function accountView({ person, name, role, mutedUntil, createdAt }: StoredPerson): AccountView {
  return { person: { id: person, name: name ?? '', guest: name === null }, role, mutedUntil, createdAt };
}
