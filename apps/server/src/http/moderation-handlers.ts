import {
  type AccountView,
  AUDITED_ACTIONS,
  accept,
  isTournamentId,
  MODERATION_PAGE_SIZE,
  type OnlineGameId,
  type Person,
  type PersonId,
  type ReportView,
  refuse,
  type TournamentId,
} from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import { HOUR_MS } from '../durations.ts';
import type { Services } from '../services.ts';
import { activeLimits, type StoredPerson } from '../store/people-store.ts';
import type { ReportCursor } from '../store/report-store.ts';
import { peopleInTournament } from '../tournament/view.ts';
import type { Handlers } from './handler.ts';

const DEFAULT_LIMIT_HOURS = 24;

/** The maximum number of messages that moderators see with a report. */
const CONTEXT_MESSAGES = 30;

/** The handlers for moderators. */
export const moderationHandlers: Handlers<
  | 'listAccounts'
  | 'moderateAccount'
  | 'listReports'
  | 'getReportContext'
  | 'updateReport'
  | 'listAuditEntries'
> = {
  listAccounts: async ({ services, session, query }) => {
    const { beginning = '', after } = query;
    const people = await services.store.moderation.listAccounts(beginning, MODERATION_PAGE_SIZE, after);
    return accept(await accountViews(services, session.person, people));
  },
  moderateAccount: async ({ services, session, parameters, body }) => {
    const { deed: action, hours = DEFAULT_LIMIT_HOURS, reason } = body;
    if (action === 'note' && !reason) return refuse('bad-message', { at: '/reason' });
    const stakes = await services.store.moderation.findStakes(session.person, [parameters.person]);
    if (stakes.size > 0) return refuse('conflict-of-interest');
    const moderator = await services.store.people.find(session.person);
    const at = services.now();
    const { outcome, endedSessions } = await services.store.moderation.apply({
      action,
      target: { person: parameters.person },
      actor: moderator?.name ?? session.person,
      actorId: session.person,
      at,
      until: at + hours * HOUR_MS,
      reason,
      protectsModerators: true,
    });
    publishEndedSessions(services.bus, endedSessions);
    if (outcome === 'done') services.notices.announce([parameters.person]);
    if (outcome === 'unknown') return refuse('not-found');
    return outcome === 'protected' ? refuse('not-allowed') : accept(undefined);
  },
  listReports: async ({ services, session, query }) => {
    const { reports, people } = services.store;
    const before = query.before === undefined ? undefined : parseReportCursor(query.before);
    const stored = await reports.list(MODERATION_PAGE_SIZE, before, session.person);
    const reporters = await services.names.lookUp([...new Set(stored.map(({ reporter }) => reporter))]);
    const reported = await people.findAll([...new Set(stored.map(({ person }) => person))]);
    const views = await accountViews(services, session.person, reported);
    const accounts = new Map(views.map((account) => [account.person.id, account]));
    const stakes = await findStakes(services, stored, session.person);
    return accept(
      stored.flatMap(({ game, reporter, person, reason, text, at, state }) => {
        const about = accounts.get(person);
        const by = reporters.find(({ id }) => id === reporter);
        // Either may have been deleted since the reports were read.
        if (about === undefined || by === undefined) return [];
        const conflict = conflictIn({ reporter }, stakes.get(game) ?? NO_STAKE, session.person);
        return [
          { game, by, about, reason, text, at, state, ...(conflict === undefined ? {} : { conflict }) },
        ];
      }),
    );
  },
  getReportContext: async ({ services, session, parameters: { game, by, person } }) => {
    const { reports, chat } = services.store;
    const report = await reports.find(game, by, person);
    if (report === undefined || person === session.person) return refuse('not-found');
    if ((await findConflict(services, report, session.person)) === 'messages')
      return refuse('conflict-of-interest');
    const stored = await chat.listBefore(game, report.at, CONTEXT_MESSAGES);
    const authors = await services.names.lookUp([...new Set(stored.map((message) => message.person))]);
    return accept({
      messages: stored.flatMap(({ seat, ...message }) => {
        const author = authors.find(({ id }) => id === message.person);
        return author === undefined
          ? []
          : [{ ...message, person: author, ...(seat === undefined ? {} : { seat }) }];
      }),
    });
  },
  updateReport: async ({ services, session, parameters: { game, by, person }, body }) => {
    if (person === session.person) return refuse('not-found');
    if ((await findConflict(services, { game, reporter: by }, session.person)) !== undefined)
      return refuse('conflict-of-interest');
    const { reports } = services.store;
    const report = await reports.find(game, by, person);
    if (report === undefined) return refuse('not-found');
    const isSet = await reports.setState({ ...report, at: body.at ?? report.at }, body.state);
    return isSet ? accept(undefined) : refuse('report-changed');
  },
  listAuditEntries: async ({ services, query }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    const { moderation } = services.store;
    const entries =
      query.about === undefined
        ? await moderation.listAuditEntries(MODERATION_PAGE_SIZE, AUDITED_ACTIONS, before)
        : await moderation.listAuditEntriesAbout(query.about, MODERATION_PAGE_SIZE, AUDITED_ACTIONS, before);
    const known = await services.names.lookUp([...new Set(entries.flatMap(({ unnamed }) => unnamed))]);
    const lookUp = (id: PersonId): Person =>
      // The server has deleted guests who are no longer stored.
      known.find((person) => person.id === id) ?? { id, name: '', guest: false };
    return accept(
      entries.map(({ entry, at, actor, action, name, until, reason, unnamed }) => ({
        entry,
        at,
        by: actor,
        deed: action,
        name,
        ...(until === undefined ? {} : { until }),
        ...(reason === '' ? {} : { reason }),
        ...(unnamed.length === 0 ? {} : { people: unnamed.map(lookUp) }),
      })),
    );
  },
};

/**
 * A moderator's stake in a game or a tournament: whether they play in it, and whether it is over, so that its messages
 * no longer have to be hidden from its players.
 */
interface Stake {
  readonly isPlayer: boolean;
  readonly isOver: boolean;
}

/** The stake in a game that the server has deleted, with its messages, after the retention period. */
const NO_STAKE: Stake = { isPlayer: false, isOver: true };

/**
 * Returns a moderator's stakes in the games and tournaments that reports concern. A tournament counts as
 * over, since it hides no messages from its players.
 */
async function findStakes(
  { store, tournaments }: Services,
  reports: readonly { readonly game: OnlineGameId | TournamentId }[],
  moderator: PersonId,
): Promise<ReadonlyMap<OnlineGameId | TournamentId, Stake>> {
  const ids = [...new Set(reports.map(({ game }) => game))];
  const stakes = new Map<string, Stake>(
    await store.moderation.findGames(
      moderator,
      ids.filter((id) => !isTournamentId(id)),
    ),
  );
  for (const id of ids.filter(isTournamentId)) {
    const found = await tournaments.find(id);
    const isPlayer = found !== undefined && peopleInTournament(found).includes(moderator);
    stakes.set(id, { isPlayer, isOver: true });
  }
  return stakes;
}

/**
 * Returns what a conflict of interest keeps a moderator from doing with a report. Until the game is over, its
 * players must not read its messages as moderators, even through reports of their own: some messages are for
 * the other team only.
 */
function conflictIn(
  { reporter }: { readonly reporter: PersonId },
  { isPlayer, isOver }: Stake,
  moderator: PersonId,
): ReportView['conflict'] {
  if (!isPlayer && reporter !== moderator) return undefined;
  return isOver ? 'state' : 'messages';
}

async function findConflict(
  services: Services,
  report: { readonly game: OnlineGameId | TournamentId; readonly reporter: PersonId },
  moderator: PersonId,
): Promise<ReportView['conflict']> {
  const stakes = await findStakes(services, [report], moderator);
  return conflictIn(report, stakes.get(report.game) ?? NO_STAKE, moderator);
}

/** Parses the cursor at the end of a page of reports, as `reportCursor` formats it. */
function parseReportCursor(text: string): ReportCursor {
  const [list = '', at = '', game = '', reporter = '', person = ''] = text.split('.');
  return { isSettled: list === 'settled', at: Number(at), game, reporter, person };
}

/** Returns people as one moderator sees them. */
async function accountViews(
  { store, now }: Services,
  moderator: PersonId,
  people: readonly StoredPerson[],
): Promise<AccountView[]> {
  const stakes = await store.moderation.findStakes(
    moderator,
    people.map(({ person }) => person),
  );
  const at = now();
  return people.map((stored) => {
    const { person, name, role, mutedUntil, createdAt } = stored;
    const pastLimits = stored.limits.filter(({ until }) => until <= at);
    return {
      person: { id: person, name: name ?? '', guest: name === null },
      role,
      mutedUntil,
      limits: activeLimits(stored, at),
      ...(pastLimits.length === 0 ? {} : { pastLimits }),
      createdAt,
      ...(stakes.has(person) ? { conflict: true } : {}),
    };
  });
}
