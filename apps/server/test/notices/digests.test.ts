import { DEFAULT_PREFERENCES, type GameSetup, type Preferences } from '@halma/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { unsubscribeRoute } from '../../src/http/unsubscribe-route.ts';
import { createMailer, type Mailer } from '../../src/mail/mailer.ts';
import { digestText, isEmpty } from '../../src/notices/digest-text.ts';
import { type DigestOutcome, Digests } from '../../src/notices/digests.ts';
import { createSigningKey } from '../../src/notices/unsubscribe-link.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import type { Store } from '../../src/store/store.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, REAL_TIME, testPersonId } from '../game/played-game.ts';
import { MailServer } from '../online/mail-server.ts';
import { giveName, locationsForTests, sampleSession, storeContract } from '../store/stores.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { testTournaments } from '../tournament/test-tournaments.ts';

const { kinds } = await locationsForTests();

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** 14 November 2023, 22:13 in UTC. */
const START = 1_700_000_000_000;
const ORIGIN = 'https://halma.example';

let now = START;
let count = 0;
/** The people from earlier tests who may still get daily e-mails. */
const readers = new Set<string>();

const mailServer = new MailServer();
let mailer: Mailer;
beforeAll(async () => {
  const server = await mailServer.start();
  mailer = createMailer({ server, from: 'Halma <halma@halma.example>' }, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await mailer.close();
  await mailServer.stop();
});

/** Creates a person who gets daily e-mails, and their opponent. */
async function newSubscriber(store: Store, preferences: Partial<Preferences> = {}) {
  count += 1;
  now = START;
  const [ann, bob] = [testPersonId(2 * count), testPersonId(2 * count + 1)];
  readers.add(ann);
  const [name, opponent] = [`Reader${count}`, `Writer${count}`];
  await store.people.addGuest(ann, now);
  await store.people.addGuest(bob, now);
  await giveName(store, ann, name);
  await giveName(store, bob, opponent);
  const address = `reader-${count}@mail.example`;
  const confirm = async (language = 'en'): Promise<void> => {
    const tokenHash = `hash-${count}-${language}`;
    const email = { address, language };
    await store.accountLinks.add(
      { tokenHash, purpose: 'confirm-email', person: ann, email, until: now },
      now,
    );
    expect(await store.accountLinks.confirmEmail(tokenHash, now)).toBeDefined();
  };
  const changePreferences = (changes: Partial<Preferences>) =>
    store.preferences.change(ann, { ...DEFAULT_PREFERENCES, digest: true, ...changes }, now);
  await changePreferences(preferences);
  const signingKey = await store.digests.signingKey(createSigningKey, now);
  const games = createGames(store, { now: () => now });
  const tournaments = testTournaments(store, () => now);
  const online = new Set<string>();
  /** Returns a node that sends e-mails, and the outcome for each person it has checked. */
  const createNode = (sender: Pick<Mailer, 'send'> = mailer) => {
    const outcomes: DigestOutcome[] = [];
    const digests = new Digests({
      store,
      names: new NameCache(store.people, openLocalBus(), () => now),
      onlinePeople: { findOnline: async () => online },
      mailer: sender,
      publicOrigin: ORIGIN,
      signingKey,
      count: (outcome) => outcomes.push(outcome),
      now: () => now,
      onError: () => undefined,
    });
    return { digests, outcomes };
  };
  return {
    store,
    ann,
    bob,
    name,
    opponent,
    online,
    confirm,
    changePreferences,
    createNode,
    /** Starts a game in which it is Ann's turn. */
    startGame: async (overrides: Partial<GameSetup> = {}): Promise<string> => {
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const setup = gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, seats, ...overrides });
      const id = `create-${overrides.clock?.kind}`;
      const created = await games.create(setup, ann, id);
      const game = created?.ok === true ? created.value : '';
      const command = { do: 'join' } as const;
      const joined = await games.execute(game, 'join-game', { by: 'person', person: bob, command });
      expect(joined).toMatchObject({ ok: true });
      return game;
    },
    /** Enters Ann in a tournament. */
    enter: async (startsAt: number): Promise<string> => {
      const created = await tournaments.create(newTournament(2, { startsAt }), bob, 'create-it');
      const tournament = created.ok ? created.value : '';
      const player = { by: 'person', person: ann, hasAccount: true, isModerator: false } as const;
      const entered = await tournaments.execute(tournament, 'enter-it', {
        ...player,
        command: { do: 'enter' },
      });
      expect(entered).toMatchObject({ ok: true });
      return tournament;
    },
    recordVisit: async (at: number): Promise<void> => {
      await store.sessions.add({ ...sampleSession(ann, `later-${ann}`), lastSeenAt: at });
    },
    received: () => mailServer.received.filter(({ to }) => to.includes(address)),
  };
}

type Subscriber = Awaited<ReturnType<typeof newSubscriber>>;

test.each<
  [
    items: string,
    subject: string,
    row: { turns: number; challenges: number; tournaments: number; hasMore?: boolean },
  ]
>([
  ['1 turn and 1 challenge', 'Halma: it is your turn', { turns: 1, challenges: 1, tournaments: 0 }],
  ['1 turn and 1 tournament', 'Halma: it is your turn', { turns: 1, challenges: 0, tournaments: 1 }],
  [
    '1 challenge and 1 tournament',
    'Halma: a challenge is waiting for you',
    { turns: 0, challenges: 1, tournaments: 1 },
  ],
  ['1 tournament', 'Halma: your tournament starts soon', { turns: 0, challenges: 0, tournaments: 1 }],
  ['10 turns', 'Halma: it is your turn', { turns: 10, challenges: 0, tournaments: 0 }],
  ['11 turns', 'Halma: it is your turn', { turns: 11, challenges: 0, tournaments: 0, hasMore: true }],
])('an e-mail with %s has the subject “%s”', async (_items, subject, row) => {
  const { turns, challenges, tournaments, hasMore = false } = row;
  const item = { address: '/here', name: 'Cup', rules: 'halma-2', people: ['Bob'], leftMs: HOUR_MS };
  const items = (length: number) => Array.from({ length }, () => item);
  const contents = { turns: items(turns), challenges: items(challenges), tournaments: items(tournaments) };
  expect(isEmpty(contents)).toBe(false);
  const links = { origin: ORIGIN, unsubscribe: `${ORIGIN}/unsubscribe` };
  const mail = await digestText(contents, { name: 'Ann', language: 'en' }, links);
  expect(mail.subject).toBe(subject);
  expect(mail.text.split(`${ORIGIN}/here`)).toHaveLength(1 + Math.min(10, turns) + challenges + tournaments);
  expect(mail.text.includes('There are more on the site.')).toBe(hasMore);
});

test.each([
  ['https://evil.example/prize', 'https:|/|/|evil.|example/|prize'],
  ['www.evil.example now', 'www.|evil.|example now'],
  ['Ask me@evil.example.', 'Ask me@|evil.|example.'],
  ['evil。example', 'evil。|example'],
  ['Spring cup, 2. round: Berlin', 'Spring cup, 2. round: Berlin'],
])('the tournament name “%s” is no link in an e-mail, and looks the same', async (name, expected) => {
  const tournaments = [{ address: '/here', name, leftMs: HOUR_MS }];
  const links = { origin: ORIGIN, unsubscribe: `${ORIGIN}/unsubscribe` };
  const { text } = await digestText(
    { turns: [], challenges: [], tournaments },
    { name: 'Ann', language: 'en' },
    links,
  );
  expect(text.replaceAll('\u200b', '|')).toContain(`${expected}, in an hour\n${ORIGIN}/here\n`);
});

test('an e-mail about nothing is empty', () => {
  expect(isEmpty({ turns: [], challenges: [], tournaments: [] })).toBe(true);
});

describe.each(kinds)('daily e-mails on %s', (_, location) => {
  const { contract, open: openShared } = storeContract(location);
  /** Opens the store, and cancels the daily e-mails to people from earlier tests. */
  const open = async (): Promise<Store> => {
    const store = await openShared();
    for (const reader of readers) await store.preferences.endDigest(reader, now);
    readers.clear();
    return store;
  };

  contract.each<
    [
      what: string,
      prepare: (subscriber: Subscriber) => Promise<unknown>,
      outcomes: readonly DigestOutcome[],
      /** The time until a server checks the person again. */
      nextCheckMs?: number,
    ]
  >([
    ['are sent about a turn in a correspondence game', ({ startGame }) => startGame(), ['sent'], DAY_MS],
    [
      'are not sent about a turn in real time',
      ({ startGame }) => startGame({ clock: REAL_TIME }),
      ['empty'],
      3 * HOUR_MS,
    ],
    ['are not sent if there is nothing to report', async () => undefined, ['empty'], 3 * HOUR_MS],
    [
      'are sent about a tournament within a day',
      ({ enter }) => enter(START + DAY_MS + 2 * HOUR_MS),
      ['sent'],
      DAY_MS,
    ],
    [
      'are not sent about a tournament in two days',
      ({ enter }) => enter(START + 3 * DAY_MS),
      ['empty'],
      3 * HOUR_MS,
    ],
    [
      'are not sent to an account that has no address',
      async ({ startGame, store, ann }) => {
        await startGame();
        await store.accountLinks.removeEmail(ann, now);
      },
      ['no-address'],
      DAY_MS,
    ],
    [
      'are not sent after a visit an hour earlier',
      async ({ startGame, recordVisit }) => {
        await startGame();
        await recordVisit(START + DAY_MS - HOUR_MS);
      },
      ['seen'],
      23 * HOUR_MS,
    ],
    [
      'are not sent to a person who is online',
      async ({ startGame, online, ann }) => {
        await startGame();
        online.add(ann);
      },
      ['seen'],
      DAY_MS,
    ],
    [
      'are not sent in quiet hours',
      async ({ startGame, changePreferences }) => {
        await startGame();
        await changePreferences({ quiet: { from: 22, to: 7, zone: 'UTC' } });
      },
      ['quiet'],
      // The quiet hours last until seven.
      8 * HOUR_MS + 46 * 60_000 + 40_000,
    ],
    [
      'are not sent by default',
      async ({ startGame, store, ann }) => {
        await startGame();
        await store.preferences.change(ann, DEFAULT_PREFERENCES, now);
      },
      [],
    ],
    [
      'are not sent to a closed account',
      async ({ startGame, store, ann }) => {
        await startGame();
        const request = { actor: 'command line', at: now, protectsModerators: true } as const;
        await store.moderation.apply({ ...request, action: 'close', target: { person: ann } });
      },
      ['no-address'],
      DAY_MS,
    ],
  ])('%s', async (__, prepare, expected, nextCheckMs) => {
    const subscriber = await newSubscriber(await open());
    await subscriber.confirm();
    await prepare(subscriber);
    const { digests, outcomes } = subscriber.createNode();
    await digests.sendDue();
    // The first e-mail comes a day after the person switches the e-mails on.
    expect(outcomes).toEqual([]);
    now = START + DAY_MS;
    await digests.sendDue();
    expect(outcomes).toEqual(expected);
    const next = await subscriber.store.digests.findNextCheck(subscriber.ann);
    expect(next === undefined ? undefined : next - now).toBe(nextCheckMs);
    if (expected.includes('sent')) await expect.poll(() => subscriber.received().length).toBe(1);
    else expect(subscriber.received()).toEqual([]);
  });

  contract('an e-mail has a line and a link for each item, in the person’s language', async () => {
    const subscriber = await newSubscriber(await open());
    const { name, opponent, startGame, enter, store, ann, bob } = subscriber;
    await subscriber.confirm('de');
    const game = await startGame();
    const tournament = await enter(START + DAY_MS + 5 * HOUR_MS);
    const id = `challenge${count}`.padEnd(12, '0');
    const plan = gameSetup('halma-2', { clock: { kind: 'days', days: 3 } });
    const details = { begins: 'random', note: '', series: undefined, createdAt: now } as const;
    const openState = { state: 'open', reason: undefined, game: undefined, until: now + 3 * DAY_MS } as const;
    await store.challenges.add({ challenge: id, by: bob, to: ann, plan, ...details, ...openState });
    now = START + DAY_MS;
    await subscriber.createNode().digests.sendDue();
    await expect.poll(() => subscriber.received().length).toBe(1);
    const [mail] = subscriber.received();
    expect(mail?.subject).toBe('Halma: Du bist am Zug');
    const link = /https:\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(`Hallo ${name},

Fernpartien, in denen du am Zug bist:

Halma zu zweit gegen ${opponent}, noch 2 Tage
${ORIGIN}/online/game/${game}

Herausforderungen an dich:

Halma zu zweit, von ${opponent}, noch 2 Tage
${ORIGIN}/online/challenges

Turniere, die für dich bald beginnen:

Spring cup, in 5 Stunden
${ORIGIN}/online/tournaments/${tournament}

Du bekommst diese E-Mail höchstens einmal am Tag, weil du sie eingeschaltet hast. Mit diesem Link bestellst du sie ab:

${link}`);
    expect(mail?.header('List-Unsubscribe')).toBe(`<${link}>`);
    expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  contract('ten nodes that run at the same time send one e-mail, and the next one a day later', async () => {
    const subscriber = await newSubscriber(await open());
    await subscriber.confirm();
    await subscriber.startGame();
    now = START + DAY_MS;
    const nodes = Array.from({ length: 10 }, () => subscriber.createNode());
    await Promise.all(nodes.map(({ digests }) => digests.sendDue()));
    expect(nodes.flatMap(({ outcomes }) => outcomes)).toEqual(['sent']);
    // Switching the e-mails off and on again does not bring the next one forward.
    await subscriber.changePreferences({ digest: false });
    await subscriber.changePreferences({ digest: true });
    now += DAY_MS - 1;
    await Promise.all(nodes.map(({ digests }) => digests.sendDue()));
    now += 1;
    await Promise.all(nodes.map(({ digests }) => digests.sendDue()));
    await expect.poll(() => subscriber.received().length).toBe(2);
    expect(nodes.flatMap(({ outcomes }) => outcomes)).toEqual(['sent', 'sent']);
  });

  contract(
    'an e-mail that a node fails to send is not sent later, and does not hold up the others',
    async () => {
      const store = await open();
      const [first, second] = [await newSubscriber(store), await newSubscriber(store)];
      for (const subscriber of [first, second]) {
        await subscriber.confirm();
        await subscriber.startGame();
      }
      now = START + DAY_MS;
      let sendCount = 0;
      const failingNode = first.createNode({
        send: () => {
          sendCount += 1;
          if (sendCount === 1) throw new Error('the node has stopped');
        },
      });
      await failingNode.digests.sendDue();
      expect(failingNode.outcomes).toEqual(['failed', 'sent']);
      now += DAY_MS - 1;
      const { digests, outcomes } = second.createNode();
      await digests.sendDue();
      expect(outcomes).toEqual([]);
    },
  );

  contract(
    'a page that saves other preferences at the same instant does not switch the e-mails back on',
    async () => {
      const { store, ann } = await newSubscriber(await open());
      for (let attempt = 1; attempt <= 20; attempt += 1) {
        await store.preferences.change(ann, { ...DEFAULT_PREFERENCES, digest: true }, now);
        const { digest: _, ...otherPreferences } = DEFAULT_PREFERENCES;
        await Promise.all([
          store.preferences.change(ann, { ...otherPreferences, challenges: 'none' }, now),
          store.preferences.endDigest(ann, now),
        ]);
        expect(await store.preferences.find(ann)).toMatchObject({ challenges: 'none', digest: false });
        expect(await store.digests.findNextCheck(ann)).toBeUndefined();
      }
    },
  );

  contract('a person who switches the e-mails off just before a node writes one gets none', async () => {
    const subscriber = await newSubscriber(await open());
    const { store, ann, confirm, startGame, createNode } = subscriber;
    await confirm();
    await startGame();
    now = START + DAY_MS;
    const take = store.digests.take.bind(store.digests);
    vi.spyOn(store.digests, 'take').mockImplementationOnce(async (...parameters) => {
      const taken = await take(...parameters);
      await store.preferences.endDigest(ann, now);
      return taken;
    });
    const recipients: string[] = [];
    const { digests, outcomes } = createNode({ send: ({ to }) => void recipients.push(to) });
    await digests.sendDue();
    expect(outcomes).toEqual(['switched-off']);
    expect(recipients).toEqual([]);
  });

  contract('a POST to the link stops the e-mails, needs no session, and can be repeated', async () => {
    const subscriber = await newSubscriber(await open());
    const { store, ann, startGame, confirm, createNode } = subscriber;
    await confirm();
    await startGame();
    now = START + DAY_MS;
    const { digests, outcomes } = createNode();
    await digests.sendDue();
    await expect.poll(() => subscriber.received().length).toBe(1);
    const [mail] = subscriber.received();
    const link = mail?.header('List-Unsubscribe').slice(1, -1) ?? '';
    const route = unsubscribeRoute({
      digests,
      limit: () => 0,
      publicAccess: { publicOrigin: ORIGIN, behindProxy: true, isOpenToNetwork: true },
      onError: (error) => {
        throw error;
      },
    });
    const post = async (address: string): Promise<number> => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = 'List-Unsubscribe=One-Click';
      return (await route.request(address, { method: 'POST', headers, body })).status;
    };
    const forged = link.replace(/t=\w+/, `t=${subscriber.bob}`);
    for (const badLink of [forged, link.slice(0, -1), `${ORIGIN}/online/unsubscribe`])
      expect(await post(badLink)).toBe(400);
    expect((await store.preferences.find(ann)).digest).toBe(true);
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await post(link)).toBe(200);
    expect(await store.preferences.find(ann)).toEqual(DEFAULT_PREFERENCES);
    now += DAY_MS;
    await digests.sendDue();
    expect(outcomes).toEqual(['sent']);
    // A deleted account gets no new row.
    await store.people.anonymize(ann, now);
    expect(await post(link)).toBe(200);
    expect(await store.digests.findNextCheck(ann)).toBeUndefined();
  });
});
