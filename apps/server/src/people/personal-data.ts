import { NOTICE_KINDS, type OnlineGameId, type PersonId, type TournamentId } from '@halma/protocol';
import type { StoredChatMessage } from '../store/chat-store.ts';
import type { PersonChange } from '../store/rating-store.ts';
import type { Store } from '../store/store.ts';
import { personalTournament } from '../tournament/personal-tournament.ts';
import type { Tournaments } from '../tournament/tournaments.ts';

/** The number of rows of a long list that a node reads at a time. */
const PAGE_SIZE = 200;

/** Reads one part of a person's data: a small part as a whole, a list that can be long item by item. */
type PartReader = (
  store: Store,
  person: PersonId,
  tournaments: TournamentFinder,
) => Promise<unknown> | AsyncIterable<unknown>;

/** Finds tournaments. A node caches the tournaments that it has read. */
type TournamentFinder = Pick<Tournaments, 'find'>;

/**
 * The parts of the data that a person can download, by their keys in the file: all data that the server stores, except
 * secrets and what other people have reported. The keys stay the same from version to version.
 */
const PARTS: Readonly<Record<string, PartReader>> = {
  person: async ({ people }, person) => {
    const found = await people.find(person);
    const { name = null, role, isBot = false, mutedUntil, limits, createdAt } = found ?? {};
    return { id: person, name, role, ...(isBot ? { bot: true } : {}), mutedUntil, limits, createdAt };
  },
  email: async ({ accountLinks }, person) => (await accountLinks.findEmail(person)) ?? null,
  newEmail: async ({ accountLinks }, person) => (await accountLinks.findNewEmail(person, 0)) ?? null,
  totp: async ({ credentials }, person) => (await credentials.findTotp(person))?.isConfirmed ?? false,
  recoveryCodes: async ({ credentials }, person) => credentials.listRecoveryCodeCreationTimes(person),
  devices: async ({ failedAttempts }, person) => failedAttempts.listDeviceSignInTimes(person),
  sessions: async ({ sessions }, person) =>
    (await sessions.listForPerson(person)).map(({ session, startedAt, lastSeenAt, userAgent }) => ({
      session,
      beganAt: startedAt,
      seenAt: lastSeenAt,
      agent: userAgent,
    })),
  tokens: async ({ accessTokens }, person) =>
    (await accessTokens.listForPerson(person)).map(({ token, name, scopes, createdAt, lastUsedAt }) => ({
      token,
      name,
      scopes,
      createdAt,
      usedAt: lastUsedAt,
    })),
  passkeys: async ({ passkeys }, person) =>
    (await passkeys.listForPerson(person)).map(({ passkey, addedAt, lastUsedAt }) => ({
      passkey,
      addedAt,
      usedAt: lastUsedAt,
    })),
  games: ({ games, journal }, person) => exportGames(games, journal, person),
  ratings: async ({ ratings }, person) =>
    (await ratings.listOf(person)).map(({ person: _, ...rating }) => rating),
  ratingChanges: ({ ratings }, person) => exportRatingChanges(ratings, person),
  tournaments: ({ tournaments: tournamentStore }, person, tournaments) =>
    exportTournaments(tournamentStore, tournaments, person),
  waiting: async ({ arenaQueue }, person) => arenaQueue.listOf(person),
  pairingQueue: async ({ pairingQueue }, person) => (await pairingQueue.find(person)) ?? null,
  here: async ({ gamePresence }, person) => gamePresence.listConnections(person),
  talk: ({ chat }, person) => exportChat(chat, person),
  blocks: async ({ people }, person) => [...(await people.blockedBy(person))],
  challenges: async ({ challenges }, person) => challenges.listAllOf(person),
  follows: async ({ follows }, person) => follows.listFollowed(person),
  notices: async ({ notices }, person) =>
    notices.list(person, NOTICE_KINDS, undefined, Number.MAX_SAFE_INTEGER),
  preferences: async ({ preferences }, person) => preferences.find(person),
  digest: async ({ digests }, person) => (await digests.findNextCheck(person)) ?? null,
  push: async ({ push }, person) => push.listServices(person),
  connected: async ({ onlinePeople }, person) => (await onlinePeople.lastConnected(person)) ?? null,
  connections: async ({ networkTags }, person) => networkTags.listDays(person),
  reports: async ({ reports }, person) =>
    (await reports.listByReporter(person)).map(({ game, person: about, reason, text, at }) => ({
      game,
      about,
      reason,
      text,
      at,
    })),
  // A moderator's actions against others, and what the moderator wrote about them, are the others' data. The moderator
  // gets only their kinds and times.
  audit: async ({ moderation }, person) =>
    (await moderation.listAuditEntriesInvolving(person)).map(
      ({ at, action, isActor, isAbout, until, reason }) => ({
        at,
        deed: action,
        self: isActor,
        ...(isAbout
          ? { ...(until === undefined ? {} : { until }), ...(reason === '' ? {} : { reason }) }
          : { other: true }),
      }),
    ),
};

/**
 * Returns all data that the server stores about a person, except secrets and what other people have reported: the text of
 * a JSON file, in pieces. Reads the longest lists page by page, so that they never fill the memory.
 */
export async function* exportPersonalData(
  store: Store,
  tournaments: TournamentFinder,
  person: PersonId,
): AsyncGenerator<string> {
  let separator = '{';
  for (const [key, read] of Object.entries(PARTS)) {
    yield `${separator}${JSON.stringify(key)}:`;
    separator = ',';
    const part = read(store, person, tournaments);
    if (part instanceof Promise) yield JSON.stringify(await part);
    else yield* arrayText(part);
  }
  yield '}';
}

async function* arrayText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* exportGames(
  games: Store['games'],
  journal: Store['journal'],
  person: PersonId,
): AsyncGenerator<unknown> {
  let page: readonly OnlineGameId[] = [];
  do {
    page = await games.listGamesOf(person, page.at(-1) ?? '', PAGE_SIZE);
    const facts = await journal.findFacts(page);
    for (const game of page) {
      const events = await games.read(game, -1);
      const finished = facts.get(game);
      yield {
        game,
        events: events.map(({ seq, at, event }) => ({ seq, at, event })),
        ...(finished === undefined ? {} : { finished }),
      };
    }
  } while (page.length === PAGE_SIZE);
}

async function* exportChat(chat: Store['chat'], person: PersonId): AsyncGenerator<unknown> {
  let page: readonly StoredChatMessage[] = [];
  do {
    page = await chat.listByAuthor(person, page.at(-1) ?? { game: '', line: 0 }, PAGE_SIZE);
    yield* page;
  } while (page.length === PAGE_SIZE);
}

async function* exportRatingChanges(ratings: Store['ratings'], person: PersonId): AsyncGenerator<unknown> {
  let page: readonly PersonChange[] = [];
  do {
    page = await ratings.listChanges(person, page.at(-1)?.no ?? 0, PAGE_SIZE);
    yield* page.map(({ no: _, ...change }) => change);
  } while (page.length === PAGE_SIZE);
}

async function* exportTournaments(
  tournamentStore: Store['tournaments'],
  tournaments: TournamentFinder,
  person: PersonId,
): AsyncGenerator<unknown> {
  let page: readonly TournamentId[] = [];
  do {
    page = await tournamentStore.listOf(person, page.at(-1) ?? '', PAGE_SIZE);
    for (const tournament of page) {
      const state = await tournaments.find(tournament);
      if (state !== undefined) yield personalTournament(state, person);
    }
  } while (page.length === PAGE_SIZE);
}
