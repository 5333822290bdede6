import { accept, type GameRow, type OwnGameFilter, type PersonId, refuse } from '@halma/protocol';
import { seatOfPerson } from '../game/state.ts';
import { namedInSeats } from '../game/view.ts';
import type { Services } from '../services.ts';
import { closeSockets } from './closing-sockets.ts';
import type { Handlers } from './handler.ts';

const ROWS = 30;

/** Sessions, accounts, and people's games. */
export const peopleHandlers: Handlers<
  | 'beginSession'
  | 'readSession'
  | 'endSession'
  | 'listSessions'
  | 'revokeSession'
  | 'makeAccount'
  | 'signIn'
  | 'changePassword'
  | 'exportAccount'
  | 'deleteAccount'
  | 'listBlocks'
  | 'block'
  | 'unblock'
  | 'myGames'
  | 'readPerson'
> = {
  beginSession: async ({ services, session, caller, setToken }) => {
    if (session !== undefined) return services.accounts.me(session.person);
    const person = await services.accounts.addGuest();
    setToken((await services.sessions.begin(person, caller.agent)).token);
    return services.accounts.me(person);
  },
  readSession: ({ services, session }) => services.accounts.me(session.person),
  endSession: async ({ services, session, setToken }) => {
    await endSession(services, session.person, session.session);
    setToken('');
    return accept(undefined);
  },
  listSessions: async ({ services, session }) => {
    const all = await services.store.sessions.ofPerson(session.person);
    return accept(
      all.map(({ session: id, beganAt, seenAt, agent }) => ({
        id,
        beganAt,
        seenAt,
        agent,
        current: id === session.session,
      })),
    );
  },
  revokeSession: async ({ services, session, parameters }) =>
    (await endSession(services, session.person, parameters.session))
      ? accept(undefined)
      : refuse('not-found'),
  makeAccount: ({ services, session, body }) => services.accounts.make(session.person, body),
  signIn: async ({ services, caller, body, setToken }) => {
    const person = await services.accounts.signIn(body);
    if (!person.ok) return person;
    setToken((await services.sessions.begin(person.value, caller.agent)).token);
    return services.accounts.me(person.value);
  },
  changePassword: async ({ services, session, body }) => {
    const ended = await services.accounts.changePassword(session.person, session.session, body);
    if (!ended.ok) return ended;
    closeSockets(services, ended.value);
    return accept(undefined);
  },
  exportAccount: async ({ services, session }) => accept(await services.accounts.export(session.person)),
  deleteAccount: async ({ services, session, setToken }) => {
    const sessions = await services.store.sessions.ofPerson(session.person);
    await services.accounts.delete(session.person);
    closeSockets(
      services,
      sessions.map(({ session: id }) => id),
    );
    setToken('');
    return accept(undefined);
  },
  listBlocks: async ({ services, session }) =>
    accept(await services.names.of([...(await services.store.people.blockedBy(session.person))])),
  block: async ({ services, session, parameters }) => {
    await services.store.people.block(session.person, parameters.person);
    return accept(undefined);
  },
  unblock: async ({ services, session, parameters }) => {
    await services.store.people.unblock(session.person, parameters.person);
    return accept(undefined);
  },
  myGames: async ({ services, session, query }) =>
    accept(await gameRows(services, session.person, query, false)),
  readPerson: async ({ services, parameters, query }) => {
    const found = await services.store.people.findByName(parameters.name);
    return found === undefined
      ? refuse('not-found')
      : accept(await gameRows(services, found.person, query, true));
  },
};

async function endSession(services: Services, person: PersonId, session: string): Promise<boolean> {
  const ended = await services.store.sessions.end(person, session);
  if (ended) closeSockets(services, [session]);
  return ended;
}

async function gameRows(
  { store, names }: Services,
  person: PersonId,
  filter: OwnGameFilter,
  listedOnly: boolean,
): Promise<GameRow[]> {
  const rows = await store.games.gamesOf(person, filter, listedOnly, ROWS);
  return Promise.all(
    rows.map(async ({ by, toMove, dueBy, ...row }) => {
      const seat = seatOfPerson(row, person);
      return {
        ...row,
        people: await names.of(namedInSeats(row.seats, by)),
        ...(seat === undefined ? {} : { seat }),
        // Whoever reads somebody else's list may be an onlooker who is kept some turns behind.
        ...(listedOnly || toMove === undefined ? {} : { toMove }),
        ...(listedOnly || dueBy === undefined ? {} : { dueBy }),
      };
    }),
  );
}
