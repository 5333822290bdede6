import { accept, type GameListItem, type MyGameFilter, type PersonId, refuse } from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import { personSeat } from '../game/state.ts';
import { peopleInSeats } from '../game/view.ts';
import type { Services } from '../services.ts';
import type { Handlers } from './handler.ts';

const PAGE_SIZE = 30;

/** The handlers for sessions, accounts, blocks and lists of games. */
export const accountHandlers: Handlers<
  | 'startSession'
  | 'getSession'
  | 'endSession'
  | 'listSessions'
  | 'revokeSession'
  | 'createAccount'
  | 'signIn'
  | 'changePassword'
  | 'exportAccount'
  | 'deleteAccount'
  | 'listBlocks'
  | 'blockPerson'
  | 'unblockPerson'
  | 'listMyGames'
  | 'listPersonGames'
> = {
  startSession: async ({ services, session, caller, setToken }) => {
    if (session !== undefined) return services.accounts.getMe(session.person);
    const person = await services.accounts.addGuest();
    setToken((await services.sessions.start(person, caller.userAgent)).token);
    return services.accounts.getMe(person);
  },
  getSession: ({ services, session }) => services.accounts.getMe(session.person),
  endSession: async ({ services, session, setToken }) => {
    await endSession(services, session.person, session.session);
    setToken('');
    return accept(undefined);
  },
  listSessions: async ({ services, session: current }) => {
    const all = await services.store.sessions.listForPerson(current.person);
    return accept(
      all.map(({ session, startedAt, lastSeenAt, userAgent }) => ({
        id: session,
        beganAt: startedAt,
        seenAt: lastSeenAt,
        agent: userAgent,
        current: session === current.session,
      })),
    );
  },
  revokeSession: async ({ services, session, parameters }) =>
    (await endSession(services, session.person, parameters.session))
      ? accept(undefined)
      : refuse('not-found'),
  createAccount: ({ services, session, body }) => services.accounts.createAccount(session.person, body),
  signIn: async ({ services, caller, body, setToken }) => {
    const person = await services.accounts.signIn(body);
    if (!person.ok) return person;
    setToken((await services.sessions.start(person.value, caller.userAgent)).token);
    return services.accounts.getMe(person.value);
  },
  changePassword: async ({ services, session, body }) => {
    const ended = await services.accounts.changePassword(session.person, session.session, body);
    if (!ended.ok) return ended;
    publishEndedSessions(services.bus, ended.value);
    return accept(undefined);
  },
  exportAccount: async ({ services, session }) => accept(await services.accounts.export(session.person)),
  deleteAccount: async ({ services, session: { person }, setToken }) => {
    const sessions = await services.store.sessions.listForPerson(person);
    await services.accounts.delete(person);
    publishEndedSessions(
      services.bus,
      sessions.map(({ session }) => session),
    );
    setToken('');
    return accept(undefined);
  },
  listBlocks: async ({ services, session }) =>
    accept(await services.names.lookUp([...(await services.store.people.blockedBy(session.person))])),
  blockPerson: async ({ services, session, parameters }) => {
    await services.store.people.block(session.person, parameters.person);
    return accept(undefined);
  },
  unblockPerson: async ({ services, session, parameters }) => {
    await services.store.people.unblock(session.person, parameters.person);
    return accept(undefined);
  },
  listMyGames: async ({ services, session, query }) =>
    accept(await listGames(services, session.person, query, false)),
  listPersonGames: async ({ services, parameters, query }) => {
    const found = await services.store.people.findByName(parameters.name);
    return found === undefined
      ? refuse('not-found')
      : accept(await listGames(services, found.person, query, true));
  },
};

async function endSession({ store, bus }: Services, person: PersonId, session: string): Promise<boolean> {
  const ended = await store.sessions.end(person, session);
  if (ended) publishEndedSessions(bus, [session]);
  return ended;
}

async function listGames(
  { store, names }: Services,
  person: PersonId,
  filter: MyGameFilter,
  listedOnly: boolean,
): Promise<GameListItem[]> {
  const summaries = await store.games.listForPerson(person, filter, listedOnly, PAGE_SIZE);
  return Promise.all(
    summaries.map(async ({ creator, toMove, deadline, ...summary }) => {
      const seat = personSeat(summary, person);
      return {
        ...summary,
        people: await names.lookUp(peopleInSeats(summary.seats, creator)),
        ...(seat === undefined ? {} : { seat }),
        // A reader of another person's list may be a spectator, who sees the game some moves late.
        ...(listedOnly || toMove === undefined ? {} : { toMove }),
        ...(listedOnly || deadline === undefined ? {} : { dueBy: deadline }),
      };
    }),
  );
}
