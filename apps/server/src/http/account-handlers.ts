import {
  accept,
  GAME_LIST_PAGE_SIZE,
  type GameListItem,
  type MyGameFilter,
  type PersonId,
  refuse,
} from '@halma/protocol';
import { publishEndedSessions } from '../bus/bus.ts';
import { endRematchOffers } from '../games/end-rematch-offers.ts';
import { exportPersonalData } from '../people/personal-data.ts';
import type { Services } from '../services.ts';
import { FIRST_PAGE } from '../store/game-store.ts';
import { listItem } from './game-list.ts';
import type { Handlers } from './handler.ts';
import { parsePageCursor } from './page-cursor.ts';
import { originOf, replaceSessions, startSession } from './start-session.ts';

/** The handlers for sessions, accounts, blocks and game lists. */
export const accountHandlers: Handlers<
  | 'startSession'
  | 'getSession'
  | 'endSession'
  | 'listSessions'
  | 'revokeSession'
  | 'createAccount'
  | 'signIn'
  | 'confirmIdentity'
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
    setToken((await services.sessions.start(person, caller.userAgent, false)).token);
    return services.accounts.getMe(person);
  },
  getSession: async ({ services, person, accessToken }) => {
    const me = await services.accounts.getMe(person);
    return me.ok && accessToken !== undefined ? accept({ ...me.value, scopes: accessToken.scopes }) : me;
  },
  endSession: async ({ services, session, setToken }) => {
    await endSession(services, session.person, session.session);
    setToken('');
    return accept(undefined);
  },
  listSessions: async ({ services, session: current }) => {
    const sessions = await services.store.sessions.listForPerson(current.person);
    return accept(
      sessions.map(({ session, startedAt, lastSeenAt, userAgent }) => ({
        id: session,
        beganAt: startedAt,
        seenAt: lastSeenAt,
        agent: userAgent,
        current: session === current.session,
      })),
    );
  },
  revokeSession: async ({ services, session, parameters }) =>
    (await endSession(services, session.person, parameters.session, services.now()))
      ? accept(undefined)
      : refuse('not-found'),
  createAccount: async (request) => {
    const { services, session, body } = request;
    const created = await services.accounts.createAccount(session.person, body, originOf(request));
    return created.ok ? replaceSessions(request, session.person, created.value) : created;
  },
  signIn: async (request) => {
    const signedIn = await request.services.accounts.signIn(request.body, originOf(request));
    return signedIn.ok ? startSession(request, signedIn.value) : signedIn;
  },
  confirmIdentity: async (request) => {
    const { services, session, body, setToken } = request;
    const checked = await services.accounts.checkProof(session.person, body, originOf(request));
    const token = checked.ok ? await services.sessions.recordProof(session) : checked;
    if (!token.ok) return token;
    setToken(token.value);
    return accept(undefined);
  },
  changePassword: async (request) => {
    const { services, session, body } = request;
    const changed = await services.accounts.changePassword(session, body.next, originOf(request));
    if (!changed.ok) return changed;
    await services.recovery.notify(session.person, 'password');
    return replaceSessions(request, session.person, changed.value);
  },
  exportAccount: async ({ services, session }) =>
    accept(exportPersonalData(services.store, services.tournaments, session.person)),
  deleteAccount: async ({ services, session: { person }, setToken }) => {
    const sessions = await services.store.sessions.listForPerson(person);
    const challenges = await services.store.challenges.listAllOf(person);
    // Done before the account is deleted, so that its owner can retry if the node stops halfway.
    await services.tournaments.removePerson(person);
    await services.tournaments.deleteTexts(person);
    const tokens = await services.store.accessTokens.listForPerson(person);
    await services.accounts.delete(person);
    services.notices.announce(challenges.map(({ by, to }) => (by === person ? to : by)));
    publishEndedSessions(services.bus, [
      ...sessions.map(({ session }) => session),
      ...tokens.map(({ token }) => token),
    ]);
    // An entry in progress may have been committed since. After the deletion, none can be.
    await services.tournaments.removePerson(person);
    await services.tournaments.deleteTexts(person);
    setToken('');
    return accept(undefined);
  },
  listBlocks: async ({ services, session }) =>
    accept(await services.names.lookUp([...(await services.store.people.blockedBy(session.person))])),
  blockPerson: async ({ services, session, parameters }) => {
    const { store, notices, bus, now } = services;
    const { person } = parameters;
    if (person === session.person || (await store.people.find(person)) === undefined)
      return refuse('not-found');
    const outcome = await store.people.block(session.person, person, now());
    if (outcome === undefined) return refuse('too-many-blocks');
    // If the block closes no challenge, a notification would reveal the block to the other person.
    if (outcome.hasEndedChallenges) notices.announce([session.person, person]);
    // The two no longer see each other's seeks.
    bus.publish({ about: 'lobby' });
    await endRematchOffers(services, session.person, person);
    return accept(undefined);
  },
  unblockPerson: async ({ services, session, parameters }) => {
    await services.store.people.unblock(session.person, parameters.person);
    services.bus.publish({ about: 'lobby' });
    return accept(undefined);
  },
  listMyGames: async ({ services, person, query }) =>
    accept(await listGames(services, person, query, { listedOnly: false })),
  listPersonGames: async ({ services, parameters, query }) => {
    const found = await services.store.people.findByName(parameters.name);
    return found === undefined
      ? refuse('not-found')
      : accept(await listGames(services, found.person, query, { listedOnly: true }));
  },
};

async function endSession(
  { store, bus }: Services,
  person: PersonId,
  session: string,
  loggedAt?: number,
): Promise<boolean> {
  const ended = await store.sessions.end(person, session, loggedAt);
  if (ended) publishEndedSessions(bus, [session]);
  return ended;
}

/**
 * Returns a page of a person's games.
 *
 * @param listedOnly true for readers other than the person: leaves out unlisted games, and anything that
 * spectators of a delayed game may not see yet
 */
export async function listGames(
  { store, names }: Services,
  person: PersonId,
  { game, phase, before, running }: MyGameFilter,
  { listedOnly, limit = GAME_LIST_PAGE_SIZE }: { readonly listedOnly: boolean; readonly limit?: number },
): Promise<GameListItem[]> {
  const cursor = before === undefined ? FIRST_PAGE : parsePageCursor(before);
  const summaries =
    running === 'yes'
      ? await store.games.listRunning(person, { game, phase }, limit)
      : await store.games.listForPerson(person, { game, phase, listedOnly }, cursor, limit);
  return Promise.all(summaries.map((summary) => listItem(names, summary, person, listedOnly)));
}
