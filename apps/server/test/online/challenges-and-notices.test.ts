import type {
  Challenges,
  CreatedAccessToken,
  FollowedPerson,
  NoticeView,
  PersonView,
  PushStatus,
} from '@halma/protocol';
import { DEFAULT_PREFERENCES, NOTICE_KINDS } from '@halma/protocol';
import { formatShortMove, legalMoves, makeRules, startPosition } from '@halma/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameSetup, REAL_TIME } from '../game/played-game.ts';
import { type Client, newId } from './client.ts';
import { LineClient } from './line-client.ts';
import { PushServiceForTests, SubscribedBrowser } from './push-service.ts';
import { startTestServer } from './test-server.ts';

let pushService: PushServiceForTests;
beforeAll(async () => {
  pushService = await PushServiceForTests.start();
});
afterAll(() => pushService.stop());

const { address, createClient } = startTestServer(1000, () => ({
  PUSH_CONTACT: 'mailto:halma@mail.example',
  PUSH_SERVICES: pushService.origin,
}));

/** How long a test waits for the server's background work, and how often it checks, in milliseconds. */
const WAIT = { timeout: 60_000, interval: 100 };

/** A first move in Halma for two. */
const FIRST_MOVE = firstMove();

const DAYS = { kind: 'days', days: 3 } as const;
const SEATS = { A: { kind: 'me' }, C: { kind: 'open' } } as const;

function firstMove(): string {
  const rules = makeRules({ game: 'halma-2' });
  const started = rules.ok ? startPosition(rules.value, 'A') : undefined;
  const [move] = started?.ok ? legalMoves(started.value) : [];
  if (!rules.ok || move === undefined) throw new Error('there is no first move');
  return formatShortMove(rules.value.board, move);
}

interface Player {
  readonly client: Client;
  readonly name: string;
  readonly id: string;
}

async function newPlayer(): Promise<Player> {
  const client = await createClient('account');
  const { person } = await client.fetchJson<{ person: { id: string; name: string } }>('GET', '/api/session');
  return { client, name: person.name, id: person.id };
}

/** Sends a challenge. Returns its id, or the refusal code. */
async function challenge(by: Player, to: Player, overrides: object = {}): Promise<string> {
  const plan = gameSetup('halma-2', { clock: DAYS, seats: SEATS });
  const response = await by.client.fetch('POST', '/api/challenges', {
    id: newId(),
    to: to.name,
    plan,
    ...overrides,
  });
  const body = (await response.json()) as { challenge?: string; refusal?: { code: string } };
  return body.challenge ?? body.refusal?.code ?? '';
}

const listChallenges = ({ client }: Player): Promise<Challenges> =>
  client.fetchJson('GET', '/api/challenges');
const listNotices = ({ client }: Player): Promise<NoticeView[]> => client.fetchJson('GET', '/api/notices');

test('accepting a real-time challenge immediately starts a rated game for both players', async () => {
  const [ann, bob] = [await newPlayer(), await newPlayer()];
  await bob.client.connect();
  const plan = gameSetup('halma-2', { clock: REAL_TIME, rated: true, listed: true, seats: SEATS });
  const id = await challenge(ann, bob, { plan, begins: 'opponent', note: 'A game?' });
  await bob.client.waitForMessage(({ say }) => say === 'notices', 0, AbortSignal.timeout(20_000));
  expect((await listChallenges(bob)).incoming).toMatchObject([
    { challenge: id, note: 'A game?', state: 'open' },
  ]);
  const { game } = await bob.client.fetchJson<{ game: string }>('POST', `/api/challenges/${id}/accept`);
  const view = await bob.client.watch(game);
  expect(view.terms).toMatchObject({ rated: true });
  expect(view.standing).toMatchObject({ phase: 'playing', first: 'C' });
  expect((await listChallenges(ann)).outgoing).toMatchObject([{ challenge: id, state: 'accepted', game }]);
  bob.client.close();
});

test('a person who follows other players sees which of them are online, and their games', async () => {
  const [ann, bob, carl] = [await newPlayer(), await newPlayer(), await newPlayer()];
  for (const { id } of [bob, carl])
    expect((await ann.client.fetch('PUT', `/api/following/${id}`)).status).toBe(204);
  const plan = gameSetup('halma-2', { clock: DAYS, listed: true, seats: SEATS });
  const id = await challenge(bob, carl, { plan });
  const { game } = await carl.client.fetchJson<{ game: string }>('POST', `/api/challenges/${id}/accept`);
  await carl.client.connect();
  await vi.waitFor(async () => {
    const [first, second] = await ann.client.fetchJson<FollowedPerson[]>('GET', '/api/following');
    expect(first).toMatchObject({ person: { name: carl.name }, isOnline: true, games: [{ game }] });
    expect(second).toMatchObject({ person: { name: bob.name }, isOnline: false, games: [] });
  }, WAIT);
  const view = (reader: Player) => reader.client.fetchJson<PersonView>('GET', `/api/people/${carl.name}`);
  expect(await view(ann)).toMatchObject({ followers: 1, isOnline: true, isFollowed: true });
  expect(await view(bob)).toMatchObject({ followers: 1, isOnline: true, isFollowed: false });
  carl.client.close();
});

test('a block is not revealed: the blocked person gets the same responses as before', async () => {
  const [ann, bob] = [await newPlayer(), await newPlayer()];
  await bob.client.connect();
  await bob.client.fetch('PUT', '/api/preferences', { ...DEFAULT_PREFERENCES, challenges: 'none' });
  const readResponses = async (): Promise<unknown[]> => {
    const send = async (method: 'GET' | 'PUT' | 'DELETE', path: string): Promise<unknown> => {
      const response = await ann.client.fetch(method, path);
      return [path, response.status, await response.text()];
    };
    return [
      await send('GET', `/api/people/${bob.name}`),
      await send('GET', `/api/people?beginning=${bob.name}`),
      await send('GET', '/api/following'),
      await challenge(ann, bob),
      await send('DELETE', `/api/following/${bob.id}`),
      await send('PUT', `/api/following/${bob.id}`),
    ];
  };
  await vi.waitFor(async () => {
    expect(await ann.client.fetchJson('GET', `/api/people/${bob.name}`)).toMatchObject({ isOnline: true });
  }, WAIT);
  await readResponses();
  const before = await readResponses();
  expect((await bob.client.fetch('PUT', `/api/blocks/${ann.id}`)).status).toBe(204);
  expect(await readResponses()).toEqual(before);
  bob.client.close();
});

test('preferences are stored, and notices that are switched off are not counted', async () => {
  const [ann, bob] = [await newPlayer(), await newPlayer()];
  expect(await bob.client.fetchJson('GET', '/api/preferences')).toEqual(DEFAULT_PREFERENCES);
  await challenge(ann, bob);
  expect(await bob.client.fetchJson('GET', '/api/notices/unseen')).toEqual({ unseen: 1 });
  const [notice] = await listNotices(bob);
  expect(notice).toMatchObject({ content: { kind: 'challenge' }, about: ann.id, isSeen: false });
  await bob.client.fetch('POST', '/api/notices/seen', { keys: [notice?.key] });
  expect(await bob.client.fetchJson('GET', '/api/notices/unseen')).toEqual({ unseen: 0 });
  const off = { site: false, push: false };
  const saved = {
    challenges: 'none',
    digest: true,
    notices: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, off])),
  };
  expect((await bob.client.fetch('PUT', '/api/preferences', saved)).status).toBe(204);
  expect(await bob.client.fetchJson('GET', '/api/preferences')).toEqual(saved);
  // A page that is older than a preference does not send that preference.
  const { limited: _, ...olderKinds } = saved.notices;
  const olderBody = { challenges: saved.challenges, notices: olderKinds };
  expect((await bob.client.fetch('PUT', '/api/preferences', olderBody)).status).toBe(204);
  expect(await bob.client.fetchJson('GET', '/api/preferences')).toEqual(saved);
  expect(await listNotices(bob)).toEqual([]);
  expect(await challenge(ann, bob)).toBe('no-challenges');
});

const QUIET_HOURS = { from: 22, to: 7, zone: 'Europe/Berlin' };
const { notices: DEFAULT_NOTICES } = DEFAULT_PREFERENCES;

test.each([
  [{ challenges: 'none' }, { challenges: 'none' }],
  [{ digest: false }, { digest: false }],
  [{ quiet: { ...QUIET_HOURS, from: 23 } }, { quiet: { ...QUIET_HOURS, from: 23 } }],
  [{ quiet: null }, { quiet: undefined }],
  [
    { notices: { challenge: { push: false } } },
    { notices: { ...DEFAULT_NOTICES, challenge: { site: false, push: false } } },
  ],
  [{ notices: {} }, {}],
  [{}, {}],
])('the change %j leaves all other saved preferences unchanged', async (change, changed) => {
  const bob = await newPlayer();
  const saved = {
    challenges: 'followed',
    quiet: QUIET_HOURS,
    digest: true,
    notices: { ...DEFAULT_NOTICES, challenge: { site: false, push: true } },
  };
  for (const [name, value] of Object.entries(saved))
    expect((await bob.client.fetch('PUT', '/api/preferences', { [name]: value })).status).toBe(204);
  expect((await bob.client.fetch('PUT', '/api/preferences', change)).status).toBe(204);
  expect(await bob.client.fetchJson('GET', '/api/preferences')).toEqual({ ...saved, ...changed });
  bob.client.close();
});

describe('push notifications', () => {
  /** Creates a player with a subscribed browser, who is not connected. */
  const subscribe = async (): Promise<
    Player & { readonly browser: SubscribedBrowser; readonly path: string }
  > => {
    const player = await newPlayer();
    const path = `/device/${player.name}`;
    const browser = new SubscribedBrowser(`${pushService.origin}${path}`);
    expect(await player.client.fetchJson<PushStatus>('GET', '/api/push')).toEqual({
      key: expect.stringMatching(/^[\w-]{80,}$/),
      isSubscribed: false,
    });
    const response = await player.client.fetch('POST', '/api/push', browser.subscription);
    expect(response.status).toBe(204);
    return { ...player, browser, path };
  };
  const receivedAt = (path: string) => pushService.received.filter((message) => message.path === path);

  test('a message is encrypted for the browser and signed for its push service', async () => {
    const [ann, bob] = [await newPlayer(), await subscribe()];
    const id = await challenge(ann, bob);
    await vi.waitFor(() => expect(receivedAt(bob.path)).toHaveLength(1), WAIT);
    const [message] = receivedAt(bob.path);
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
      topic: expect.stringMatching(/^[\w-]{32}$/),
      ttl: '7200',
    });
    expect(message && bob.browser.decrypt(message.body)).toEqual({
      title: 'Herausforderung',
      body: `${ann.name} fordert dich heraus: Halma zu zweit.`,
      address: '/online/challenges',
      tag: `challenge:${id}`,
      lang: 'de',
    });
  });

  test('a person who is connected gets no message, unless they leave without having seen the notice', async () => {
    const [ann, bob, carl] = [await newPlayer(), await subscribe(), await subscribe()];
    await bob.client.connect();
    await vi.waitFor(async () => {
      const view = await ann.client.fetchJson('GET', `/api/people/${bob.name}`);
      expect(view).toMatchObject({ isOnline: true });
    }, WAIT);
    await challenge(ann, bob);
    await challenge(ann, bob);
    // The server takes the earliest notices first.
    await challenge(ann, carl);
    await vi.waitFor(() => expect(receivedAt(carl.path)).toHaveLength(1), WAIT);
    expect(receivedAt(bob.path)).toEqual([]);
    const [first] = await listNotices(bob);
    await bob.client.fetch('POST', '/api/notices/seen', { keys: [first?.key] });
    bob.client.close();
    await vi.waitFor(() => expect(receivedAt(bob.path)).toHaveLength(1), { ...WAIT, timeout: 100_000 });
  }, 150_000);

  test('a person gets messages while only their program is connected', async () => {
    const [ann, bob] = [await newPlayer(), await subscribe()];
    const token = { name: 'Engine', scopes: ['games:read'] };
    const { secret } = await bob.client.fetchJson<CreatedAccessToken>('POST', '/api/account/tokens', token);
    const stream = await LineClient.open(address(), secret);
    // By now, every node knows about the stream.
    await stream.waitForEmptyLines(2);
    const challengeId = await challenge(ann, bob);
    await vi.waitFor(() => expect(receivedAt(bob.path)).toHaveLength(1), WAIT);
    expect(challengeId).toMatch(/^[0-9a-z]{12}$/);
    expect(await ann.client.fetchJson('GET', `/api/people/${bob.name}`)).toMatchObject({ isOnline: false });
    stream.close();
  });

  test('a person gets no messages in their quiet hours', async () => {
    const [ann, bob, carl] = [await newPlayer(), await subscribe(), await subscribe()];
    const hour = new Date().getUTCHours();
    const quiet = { from: hour, to: (hour + 2) % 24, zone: 'UTC' };
    const setQuietHours = (zone: string) =>
      bob.client.fetch('PUT', '/api/preferences', { ...DEFAULT_PREFERENCES, quiet: { ...quiet, zone } });
    expect((await setQuietHours('UTC')).status).toBe(204);
    expect((await setQuietHours('Europe/Atlantis')).status).toBe(400);
    expect(await bob.client.fetchJson('GET', '/api/preferences')).toMatchObject({ quiet });
    await challenge(ann, bob);
    // The server takes the earliest notices first.
    await challenge(ann, carl);
    await vi.waitFor(() => expect(receivedAt(carl.path)).toHaveLength(1), WAIT);
    expect(receivedAt(bob.path)).toEqual([]);
  });

  test('a player gets one message about a turn, and none about a draw offer before they have moved', async () => {
    const [ann, bob] = [await newPlayer(), await subscribe()];
    const id = await challenge(ann, bob, { begins: 'challenger' });
    await vi.waitFor(() => expect(receivedAt(bob.path)).toHaveLength(1), WAIT);
    const { game } = await bob.client.fetchJson<{ game: string }>('POST', `/api/challenges/${id}/accept`);
    const send = (player: Player, command: object) =>
      player.client.fetch('POST', `/api/games/${game}/commands`, { id: newId(), command });
    expect((await send(ann, { do: 'move', ply: 0, move: FIRST_MOVE })).status).toBe(200);
    expect((await send(ann, { do: 'offer-draw' })).status).toBe(200);
    await vi.waitFor(() => expect(receivedAt(bob.path)).toHaveLength(2), WAIT);
    const [, turn] = receivedAt(bob.path);
    expect(turn && bob.browser.decrypt(turn.body)).toMatchObject({
      tag: `turn:${game}`,
      address: `/online/game/${game}`,
    });
  });

  test.each([404, 410])('a subscription ends when its push service answers %d', async (status) => {
    const [ann, bob] = [await newPlayer(), await subscribe()];
    pushService.status = status;
    try {
      await challenge(ann, bob);
      await vi.waitFor(async () => {
        expect(await bob.client.fetchJson<PushStatus>('GET', '/api/push')).toMatchObject({
          isSubscribed: false,
        });
      }, WAIT);
    } finally {
      pushService.status = 201;
    }
    expect(receivedAt(bob.path)).toHaveLength(1);
  });

  test.each([302, 429, 500])('a subscription continues when its push service answers %d', async (status) => {
    const [ann, bob] = [await newPlayer(), await subscribe()];
    pushService.status = status;
    try {
      await challenge(ann, bob);
      await vi.waitFor(() => expect(receivedAt(bob.path)).toHaveLength(1), WAIT);
    } finally {
      pushService.status = 201;
    }
    expect(await bob.client.fetchJson('GET', '/api/push')).toMatchObject({
      isSubscribed: true,
      language: bob.browser.subscription.language,
    });
    expect(pushService.received.map(({ path }) => path)).not.toContain('/redirected');
  });

  test('a subscription to an address that is not a push service is refused', async () => {
    const bob = await newPlayer();
    const { subscription } = new SubscribedBrowser('http://127.0.0.1:1/secret');
    const response = await bob.client.fetch('POST', '/api/push', subscription);
    expect([response.status, await response.json()]).toEqual([
      403,
      { refusal: { code: 'foreign-push-service' } },
    ]);
  });

  test('a subscription with keys that no browser created is deleted', async () => {
    const [ann, bob] = [await newPlayer(), await newPlayer()];
    const endpoint = `${pushService.origin}/device/${bob.name}`;
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), language: 'en' };
    expect((await bob.client.fetch('POST', '/api/push', { endpoint, ...keys })).status).toBe(204);
    await challenge(ann, bob);
    await vi.waitFor(async () => {
      expect(await bob.client.fetchJson('GET', '/api/push')).toMatchObject({ isSubscribed: false });
    }, WAIT);
    expect(receivedAt(`/device/${bob.name}`)).toEqual([]);
  });
});
