import {
  type AccountView,
  AUDITED_ACTIONS,
  accept,
  isTournamentId,
  MODERATION_PAGE_SIZE,
  type OnlineGameId,
  type PersonId,
  refuse,
  type TournamentId,
} from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import { personSeat } from '../game/state.ts';
import type { Services } from '../services.ts';
import { activeLimits, type StoredPerson } from '../store/people-store.ts';
import type { ReportCursor } from '../store/report-store.ts';
import { peopleInTournament } from '../tournament/view.ts';
import type { Handlers } from './handler.ts';

const HOUR_MS = 60 * 60_000;
const DEFAULT_LIMIT_HOURS = 24;

/** The number of messages that moderators see with a report. */
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
  listAccounts: async ({ services, query }) => {
    const { beginning = '', after } = query;
    const people = await services.store.moderation.listAccounts(beginning, MODERATION_PAGE_SIZE, after);
    return accept(people.map((person) => accountView(person, services.now())));
  },
  moderateAccount: async ({ services, session, parameters, body }) => {
    const { deed: action, hours = DEFAULT_LIMIT_HOURS, reason } = body;
    if (action === 'note' && !reason) return refuse('bad-message', { at: '/reason' });
    if (await services.store.moderation.hasStake(session.person, parameters.person))
      return refuse('conflict-of-interest');
    const moderator = await services.store.people.find(session.person);
    const at = services.now();
    const { outcome, endedSessions } = await services.store.moderation.apply({
      action,
      target: { person: parameters.person },
      actor: moderator?.name ?? session.person,
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
    const accounts = new Map(reported.map((person) => [person.person, accountView(person, services.now())]));
    return accept(
      stored.flatMap(({ game, reporter, person, reason, text, at, state }) => {
        const about = accounts.get(person);
        const by = reporters.find(({ id }) => id === reporter);
        // Either may have been deleted since the reports were read.
        return about === undefined || by === undefined ? [] : [{ game, by, about, reason, text, at, state }];
      }),
    );
  },
  getReportContext: async ({ services, session, parameters: { game, by, person } }) => {
    const { reports, chat } = services.store;
    const report = await reports.find(game, by, person);
    if (report === undefined || person === session.person) return refuse('not-found');
    const { isPlayer, isOver } = await stakeIn(services, game, session.person);
    // They include messages to a team, which moderators must not read by way of their own reports.
    if ((isPlayer || by === session.person) && !isOver) return refuse('conflict-of-interest');
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
    const { isPlayer } = await stakeIn(services, game, session.person);
    if (isPlayer || by === session.person) return refuse('conflict-of-interest');
    return (await services.store.reports.setState({ game, reporter: by, person }, body.state))
      ? accept(undefined)
      : refuse('not-found');
  },
  listAuditEntries: async ({ services, query }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    const { moderation } = services.store;
    const entries =
      query.about === undefined
        ? await moderation.listAuditEntries(MODERATION_PAGE_SIZE, AUDITED_ACTIONS, before)
        : await moderation.listAuditEntriesOf(query.about, MODERATION_PAGE_SIZE, AUDITED_ACTIONS, before);
    return accept(
      entries.map(({ entry, at, actor, action, name, until, reason }) => ({
        entry,
        at,
        by: actor,
        deed: action,
        name,
        ...(until === undefined ? {} : { until }),
        ...(reason === '' ? {} : { reason }),
      })),
    );
  },
};

/**
 * Returns whether a moderator has a stake in a game or a tournament, and whether it keeps no messages from them any more:
 * a game once it is over, a tournament always.
 *
 * @param game the id of the game or of the tournament
 */
async function stakeIn(
  { games, tournaments }: Services,
  game: OnlineGameId | TournamentId,
  moderator: PersonId,
): Promise<{ readonly isPlayer: boolean; readonly isOver: boolean }> {
  if (isTournamentId(game)) {
    const tournament = await tournaments.find(game);
    return {
      isPlayer: tournament !== undefined && peopleInTournament(tournament).includes(moderator),
      isOver: true,
    };
  }
  const state = (await games.log.find(game))?.state;
  // The retention has deleted the game with its messages.
  if (state === undefined) return { isPlayer: false, isOver: true };
  return {
    isPlayer: personSeat(state, moderator) !== undefined,
    isOver: state.phase === 'over' || state.phase === 'aborted',
  };
}

/** Reads the end of a page of reports as `reportCursor` writes it. */
function parseReportCursor(text: string): ReportCursor {
  const [list = '', at = '', game = '', reporter = '', person = ''] = text.split('.');
  return { isSettled: list === 'settled', at: Number(at), game, reporter, person };
}

function accountView(stored: StoredPerson, now: number): AccountView {
  const { person, name, role, mutedUntil, createdAt } = stored;
  return {
    person: { id: person, name: name ?? '', guest: name === null },
    role,
    mutedUntil,
    limits: activeLimits(stored, now),
    createdAt,
  };
}
