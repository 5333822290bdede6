import type { GameTerms, ServerMessage } from '@halma/protocol';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { NetworkJoins } from '../../src/lobby/network-joins.ts';
import { PairingQueue } from '../../src/lobby/pairing-queue.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, testPersonId } from '../game/played-game.ts';
import { locationsForTests } from '../store/stores.ts';

const { kinds } = await locationsForTests();

let now = 1_700_000_000_000;
/** Makes the terms, people and nodes of each test different from those of all others. */
let serial = 0;

/** The ratings of some people in a test. All others are rated 1500. */
const ratings = new Map<string, { rating: number; uncertainty: number }>();

/** The errors that the nodes have reported. */
const errors: unknown[] = [];

/** Creates a node. Nodes share nothing but the store. */
function createNode(store: Store, node: string) {
  const environment = { now: () => now, random: Math.random };
  const games = createGames(store, environment);
  const names = new NameCache(store.people, openLocalBus(), environment.now);
  const lobby = new Lobby({
    store: store.games,
    people: store.people,
    names,
    games,
    networkJoins: new NetworkJoins(),
    ...environment,
  });
  const strength = async (_pool: string, person: string) =>
    ratings.get(person) ?? { rating: 1500, uncertainty: 0 };
  return {
    games,
    queue: new PairingQueue({
      store,
      games,
      lobby,
      ratings: { strength },
      node,
      ...environment,
      onError: (error) => errors.push(error),
    }),
  };
}

/** Returns terms that no other test uses. */
function newTerms(overrides: Partial<GameTerms> = {}): GameTerms {
  serial += 1;
  const clock = { kind: 'real-time', main: 180_000 + serial, increment: 0, delay: 0 } as const;
  const { seats: _, ...terms } = gameSetup('halma-2', { clock });
  return { ...terms, ...overrides };
}

/** The seats of an open game. */
const OPEN_SEATS = { A: { kind: 'me' }, C: { kind: 'open' } } as const;

/** Suspends a person for an hour. */
async function suspend(store: Store, who: string): Promise<void> {
  await store.people.addGuest(who, now);
  const request = { target: { person: who }, actor: 'command line', reason: 'cheating' } as const;
  const limit = { action: 'suspend', at: now, until: now + 3_600_000, protectsModerators: true } as const;
  expect(await store.moderation.apply({ ...request, ...limit })).toMatchObject({ outcome: 'done' });
}

describe.each(kinds)('pairing by rating on %s', (_, location) => {
  const testOnStore = test.skipIf(location === undefined);
  const opening = location === undefined ? undefined : openStore(location);
  afterAll(async () => (await opening)?.close());

  /** Creates two nodes, and functions that let the people in a test enter and leave their queues. */
  async function setUp() {
    const store = await opening;
    if (store === undefined) throw new Error('the folder is locked');
    serial += 1;
    const nodes = ['one', 'two'].map((node) => ({ node, ...createNode(store, `${node}-${serial}`) }));
    const base = serial * 100;
    const sentMessages = new Map<string, Extract<ServerMessage, { readonly say: string }>[]>();
    const messages = (who: string) => sentMessages.get(who) ?? [];
    const person = (who: string): string => testPersonId(base + who.charCodeAt(0));
    const queueOf = (node: number): PairingQueue => {
      const queue = nodes[node]?.queue;
      if (queue === undefined) throw new Error('there is no such node');
      return queue;
    };
    return {
      store,
      person,
      queueOf,
      games: nodes[0]?.games,
      enter: (who: string, terms: GameTerms, node = 0, socket = who, request = `request-${who}`) =>
        queueOf(node).enter({
          socket,
          person: person(who),
          network: who,
          request,
          terms,
          send: (message) => sentMessages.set(socket, [...messages(socket), message]),
        }),
      run: async () => {
        // Two rounds, since the second node may start a game for a person on the first node after that node has looked.
        for (let round = 0; round < 2; round += 1) await Promise.all(nodes.map(({ queue }) => queue.run()));
      },
      lastMessage: (socket: string) => messages(socket).at(-1),
      /** Returns the game that the server has sent to a socket, or undefined. */
      gameOf: (socket: string) => {
        const found = messages(socket).find((message) => message.say === 'paired');
        return found?.say === 'paired' ? found.game : undefined;
      },
    };
  }

  testOnStore.each([
    { nodes: 'the same node', secondNode: 0 },
    { nodes: 'two nodes', secondNode: 1 },
  ])('two people on $nodes get one game, in which both are seated', async ({ secondNode }) => {
    const { enter, run, lastMessage, gameOf, games, person, store } = await setUp();
    const terms = newTerms();
    expect(await enter('a', terms)).toEqual({ ok: true });
    await run();
    expect(lastMessage('a')).toEqual({ say: 'pairing', id: 'request-a', people: 1, range: 200 });
    expect(await store.pairingQueue.count(now)).toContainEqual({
      terms: { ...terms, listed: true },
      people: 1,
    });
    await enter('b', terms, secondNode);
    await run();
    const game = gameOf('a') ?? '';
    expect(gameOf('b')).toBe(game);
    const state = (await games?.log.find(game))?.state;
    expect(state).toMatchObject({ phase: 'playing', terms: { listed: true } });
    const seated = Object.values(state?.seats ?? {}).map(
      (holder) => holder.kind === 'person' && holder.person,
    );
    expect(seated.toSorted()).toEqual([person('a'), person('b')].toSorted());
    expect(await store.games.countUnfinishedOf(person('a'))).toBe(1);
  });

  testOnStore('sixteen people who enter at the same time on two nodes get eight games', async () => {
    const { enter, run, gameOf } = await setUp();
    const terms = newTerms();
    const people = [...'abcdefghijklmnop'];
    await Promise.all(people.map((who, index) => enter(who, terms, index % 2)));
    await run();
    const games = people.map(gameOf);
    expect(new Set(games).size).toBe(8);
    expect(games).not.toContain(undefined);
  });

  testOnStore(
    'the range widens until two people are paired, and the server sends both the current range',
    async () => {
      const { enter, run, lastMessage, gameOf, person } = await setUp();
      ratings.set(person('b'), { rating: 1800, uncertainty: 0 });
      const terms = newTerms();
      await enter('a', terms);
      await enter('b', terms, 1);
      await run();
      for (const who of ['a', 'b']) expect(lastMessage(who)).toMatchObject({ people: 2, range: 200 });
      now += 9000;
      await run();
      for (const who of ['a', 'b']) expect(lastMessage(who)).toMatchObject({ people: 2, range: 250 });
      now += 1000;
      await run();
      expect(gameOf('a')).toBeDefined();
    },
  );

  testOnStore.each<
    [string, (setup: Awaited<ReturnType<typeof setUp>>, terms: GameTerms) => Promise<unknown>]
  >([
    ['who has cancelled', ({ queueOf }) => queueOf(0).leave('a', 'request-a')],
    ['whose socket has closed', ({ queueOf }) => queueOf(0).detach('a')],
    [
      'whose socket closes while they send a new request',
      async ({ enter, queueOf }, terms) => {
        const entering = enter('a', terms, 0, 'a', 'request-2');
        await queueOf(0).detach('a');
        await entering;
        await enter('c', newTerms());
      },
    ],
    [
      'whose socket closed while the store failed',
      async ({ enter, queueOf, store }) => {
        vi.spyOn(store.pairingQueue, 'detach').mockRejectedValueOnce(new Error('no connection'));
        await expect(queueOf(0).detach('a')).rejects.toThrow('no connection');
        await enter('c', newTerms());
        await queueOf(0).run();
      },
    ],
    [
      'who has joined an open game on another page',
      async ({ enter, games, person, gameOf }) => {
        const terms = { ...newTerms(), listed: true };
        await games?.create({ ...terms, seats: OPEN_SEATS }, person('y'), 'create-y');
        await enter('a', terms, 1, 'a2', 'request-2');
        expect(gameOf('a2')).toBeDefined();
      },
    ],
    ['whose node has died', async () => (now += 16_000)],
    ['who now waits for another game', ({ enter }) => enter('a', newTerms(), 1, 'a2', 'request-2')],
    ['whom the other has blocked', ({ store, person }) => store.people.block(person('b'), person('a'), 1)],
    ['who has blocked the other', ({ store, person }) => store.people.block(person('a'), person('b'), 1)],
  ])('no player is paired with a person %s', async (condition, change) => {
    const setup = await setUp();
    const terms = newTerms();
    await setup.enter('a', terms);
    await change(setup, terms);
    await setup.enter('b', terms, 1);
    if (condition === 'whose node has died') await setup.queueOf(1).run();
    else await setup.run();
    expect(setup.gameOf('b')).toBeUndefined();
    expect(setup.gameOf('a')).toBeUndefined();
  });

  testOnStore(
    'a reconnection within a minute keeps the time waited, and a newer page replaces an older one',
    async () => {
      const { enter, run, lastMessage, queueOf } = await setUp();
      const terms = newTerms();
      await enter('a', terms);
      now += 20_000;
      await queueOf(0).detach('a');
      now += 5000;
      await enter('a', terms, 1, 'a2');
      await run();
      expect(lastMessage('a2')).toMatchObject({ say: 'pairing', range: 450 });
      await enter('a', terms, 0, 'a3', 'request-3');
      await run();
      expect(lastMessage('a2')).toEqual({ say: 'unpaired', id: 'request-a' });
      expect(lastMessage('a3')).toMatchObject({ say: 'pairing', range: 200 });
      now += 61_000;
      await queueOf(0).detach('a3');
      await enter('a', terms, 1, 'a4', 'request-3');
      await run();
      expect(lastMessage('a4')).toMatchObject({ range: 200 });
    },
  );

  testOnStore(
    'a person who was offline when their game was found is sent the game when they return',
    async () => {
      const { enter, run, gameOf, queueOf } = await setUp();
      const terms = newTerms();
      await enter('a', terms);
      await enter('b', terms, 1);
      await queueOf(1).detach('b');
      await queueOf(0).run();
      expect(gameOf('a')).toBeUndefined();
      await enter('b', terms, 1, 'b2');
      // The node of the player who has waited longer starts the game before the other player's node looks for it.
      await queueOf(0).run();
      await queueOf(1).detach('b2');
      await enter('b', terms, 0, 'b3');
      await run();
      expect(gameOf('b3')).toBe(gameOf('a'));
    },
  );

  testOnStore(
    'a player immediately joins an open game with the same terms, if its creator is of about the same strength',
    async () => {
      const { enter, run, gameOf, games, person } = await setUp();
      ratings.set(person('x'), { rating: 2400, uncertainty: 0 });
      const terms = { ...newTerms(), listed: true };
      await games?.create({ ...terms, seats: OPEN_SEATS }, person('x'), 'create-x');
      await enter('a', terms);
      expect(gameOf('a')).toBeUndefined();
      const openGame = await games?.create({ ...terms, seats: OPEN_SEATS }, person('y'), 'create-y');
      await enter('b', terms, 1);
      await run();
      expect({ ok: true, value: gameOf('b') }).toEqual(openGame);
      // The connection broke before the answer arrived.
      await enter('b', terms, 0, 'b2');
      expect(gameOf('b2')).toBe(gameOf('b'));
    },
  );

  testOnStore.each([
    { who: 'a player of about the same strength', rating: 1800, isJoined: true },
    { who: 'a much stronger player', rating: 2400, isJoined: false },
    { who: 'a player who has blocked the other', rating: 1500, isJoined: false, isBlocked: true },
  ])(
    'a waiting player joins an open game that $who creates in the meantime: $isJoined',
    async ({ rating, isJoined, isBlocked }) => {
      const { enter, run, lastMessage, gameOf, games, person, store } = await setUp();
      ratings.set(person('x'), { rating, uncertainty: 0 });
      if (isBlocked === true) await store.people.block(person('x'), person('a'), 1);
      const terms = { ...newTerms(), listed: true };
      await enter('a', terms, 1);
      await run();
      now += 5000;
      await run();
      const openGame = await games?.create({ ...terms, seats: OPEN_SEATS }, person('x'), 'create-x');
      await run();
      expect({ ok: true, value: gameOf('a') }).toEqual(isJoined ? openGame : { ok: true, value: undefined });
      if (isJoined) return;
      // The player keeps waiting, and the time already waited counts.
      expect(lastMessage('a')).toMatchObject({ say: 'pairing', range: 250 });
      const reads = vi.spyOn(store.games, 'listOpenFor').mockClear();
      await run();
      expect(reads).not.toHaveBeenCalled();
      await games?.create({ ...terms, seats: OPEN_SEATS }, person('y'), 'create-y');
      await run();
      expect(gameOf('a')).toBeDefined();
    },
  );

  testOnStore('a failed attempt to join an open game removes no player from the queue', async () => {
    const { enter, run, lastMessage, gameOf, games, person, store } = await setUp();
    const terms = { ...newTerms(), listed: true };
    await enter('a', terms);
    await enter('b', newTerms());
    await run();
    const openGame = await games?.create({ ...terms, seats: OPEN_SEATS }, person('x'), 'create-x');
    now += 5000;
    errors.length = 0;
    vi.spyOn(store.pairingQueue, 'find').mockRejectedValueOnce(new Error('no connection'));
    await run();
    expect(errors).toEqual([new Error('no connection')]);
    expect(lastMessage('b')).toMatchObject({ say: 'pairing', range: 250 });
    await run();
    expect({ ok: true, value: gameOf('a') }).toEqual(openGame);
  });

  testOnStore.each([
    { creator: 'is online', lastSeenMs: 0, isJoined: true },
    { creator: 'left a moment ago', lastSeenMs: 29_000, isJoined: true },
    { creator: 'left long ago', lastSeenMs: 31_000, isJoined: false },
  ])(
    'a player joins an older open game whose creator $creator: $isJoined',
    async ({ lastSeenMs, isJoined }) => {
      const { enter, run, gameOf, games, person, store } = await setUp();
      const terms = { ...newTerms(), listed: true };
      const openGame = await games?.create({ ...terms, seats: OPEN_SEATS }, person('x'), 'create-x');
      const game = openGame?.ok === true ? openGame.value : '';
      now += 60_000;
      await store.gamePresence.record([{ game, person: person('x') }], 'one', now - lastSeenMs);
      await enter('a', terms);
      expect(gameOf('a')).toBe(isJoined ? game : undefined);
      await run();
      expect(gameOf('a')).toBe(isJoined ? game : undefined);
      // The creator comes back.
      await store.gamePresence.record([{ game, person: person('x') }], 'one', now);
      await run();
      expect(gameOf('a')).toBe(game);
    },
  );

  testOnStore('a person whose request fails is not left waiting, and can repeat it', async () => {
    const { enter, run, lastMessage, store } = await setUp();
    const terms = newTerms();
    vi.spyOn(store.pairingQueue, 'hold').mockRejectedValueOnce(new Error('no connection'));
    await expect(enter('a', terms)).rejects.toThrow('no connection');
    await run();
    expect(lastMessage('a')).toBeUndefined();
    await enter('a', terms);
    await run();
    expect(lastMessage('a')).toMatchObject({ say: 'pairing' });
  });

  describe('with a person whose attempts to join an open game fail halfway', () => {
    /** Lets a person wait, and then creates a game that they cannot join while the store fails. */
    async function failJoins() {
      const test = await setUp();
      const { enter, run, games, person, store } = test;
      const terms = { ...newTerms(), listed: true };
      await enter('a', terms);
      const failures = vi.spyOn(store.games, 'listOpenFor').mockRejectedValue(new Error('no connection'));
      onTestFinished(() => failures.mockRestore());
      await games?.create({ ...terms, seats: OPEN_SEATS }, person('x'), 'create-x');
      await run();
      return { ...test, stopFailing: () => failures.mockRestore() };
    }

    testOnStore('the next attempt succeeds', async () => {
      const { run, gameOf, stopFailing } = await failJoins();
      stopFailing();
      await run();
      expect(gameOf('a')).toEqual(expect.any(String));
    });

    testOnStore(
      'they stop waiting on the first socket when they wait for another game on a second',
      async () => {
        const { enter, run, lastMessage, gameOf, stopFailing } = await failJoins();
        stopFailing();
        await enter('a', newTerms(), 0, 'a2', 'request-2');
        await run();
        expect(gameOf('a')).toBeUndefined();
        expect(lastMessage('a')).toEqual({ say: 'unpaired', id: 'request-a' });
        expect(lastMessage('a2')).toMatchObject({ say: 'pairing', id: 'request-2' });
      },
    );

    testOnStore('they stop waiting if a moderator has taken them out of the queue', async () => {
      const { run, gameOf, lastMessage, person, store, stopFailing } = await failJoins();
      stopFailing();
      await suspend(store, person('a'));
      await store.pairingQueue.leave(person('a'), 'request-a');
      await run();
      expect(gameOf('a')).toBeUndefined();
      expect(lastMessage('a')).toMatchObject({ say: 'unpaired', refusal: { code: 'suspended' } });
      expect(await store.pairingQueue.find(person('a'))).toBeUndefined();
    });

    testOnStore('their search ends after ten attempts', async () => {
      const { run, lastMessage, person, store } = await failJoins();
      for (let round = 0; round < 5; round += 1) await run();
      const refusal = { code: 'internal-error' };
      expect(lastMessage('a')).toEqual({ say: 'unpaired', id: 'request-a', refusal });
      expect(await store.pairingQueue.find(person('a'))).toBeUndefined();
    });
  });

  testOnStore.each([
    { description: 'a game that they have not yet been sent', isOver: false, isSent: true },
    { description: 'a game that has already ended', isOver: true, isSent: false },
  ])('a person who requests other terms is sent $description: $isSent', async ({ isOver, isSent }) => {
    const { enter, queueOf, gameOf, games, person, run } = await setUp();
    const terms = newTerms();
    await enter('a', terms);
    await enter('b', terms, 1);
    await queueOf(0).run();
    const game = gameOf('a') ?? '';
    if (isOver) {
      const command = { do: 'abort' } as const;
      const aborted = await games?.execute(game, 'abort-game', {
        by: 'person',
        person: person('a'),
        command,
      });
      expect(aborted).toMatchObject({ ok: true });
    }
    await enter('b', newTerms(), 1, 'b2', 'request-2');
    expect(gameOf('b2')).toBe(isSent ? game : undefined);
    await run();
    // Once the server has sent a game to the person, it no longer answers their requests with that game.
    await enter('b', newTerms(), 1, 'b3', 'request-3');
    await run();
    expect(gameOf('b3')).toBeUndefined();
  });

  describe('with a person whom a moderator suspends', () => {
    testOnStore('the person’s node sends the reason', async () => {
      const { enter, run, lastMessage, person, store } = await setUp();
      const terms = newTerms();
      await enter('a', terms);
      await enter('b', terms, 1);
      await suspend(store, person('b'));
      await run();
      const refusal = { code: 'suspended', after: 3_600_000, detail: 'cheating' };
      expect(lastMessage('b')).toEqual({ say: 'unpaired', id: 'request-b', refusal });
      expect(lastMessage('a')).toMatchObject({ say: 'pairing' });
    });

    testOnStore(
      'if the suspension comes between the check and the start of a game, the game does not start',
      async () => {
        const { enter, run, lastMessage, gameOf, person, store } = await setUp();
        const terms = newTerms();
        await enter('a', terms);
        await enter('b', terms, 1);
        const appendIf = store.games.appendIf.bind(store.games);
        const start = vi.spyOn(store.games, 'appendIf').mockImplementationOnce(async (...parameters) => {
          await suspend(store, person('b'));
          return appendIf(...parameters);
        });
        await run();
        expect(start).toHaveBeenCalled();
        expect([gameOf('a'), gameOf('b')]).toEqual([undefined, undefined]);
        await run();
        expect(lastMessage('b')).toMatchObject({ say: 'unpaired', refusal: { code: 'suspended' } });
      },
    );
  });

  testOnStore('a person who waits on a second socket joins one open game, on that socket', async () => {
    const { enter, queueOf, gameOf, games, person, store } = await setUp();
    const terms = { ...newTerms(), listed: true };
    await enter('a', terms);
    await enter('a', terms, 0, 'a2', 'request-2');
    for (const creator of ['x', 'y'])
      await games?.create({ ...terms, seats: OPEN_SEATS }, person(creator), `create-${creator}`);
    await queueOf(0).run();
    expect([gameOf('a'), gameOf('a2')]).toEqual([undefined, expect.any(String)]);
    expect(await store.games.countUnfinishedOf(person('a'))).toBe(1);
  });

  testOnStore('a person is not paired with their own open game', async () => {
    const { enter, run, gameOf, lastMessage, games, person } = await setUp();
    const terms = { ...newTerms(), listed: true };
    await games?.create({ ...terms, seats: OPEN_SEATS }, person('a'), 'create-a');
    await enter('a', terms);
    await run();
    expect(gameOf('a')).toBeUndefined();
    expect(lastMessage('a')).toMatchObject({ say: 'pairing' });
  });

  testOnStore('a socket learns that a wait has begun before it learns that the wait has ended', async () => {
    const { enter, run, lastMessage, store } = await setUp();
    vi.spyOn(store.games, 'listOpenFor').mockImplementationOnce(async () => {
      await run();
      return [];
    });
    await enter('a', newTerms());
    await run();
    expect(lastMessage('a')).toMatchObject({ say: 'pairing' });
  });

  testOnStore('a person who cancels after their game has been found is sent the game', async () => {
    const { enter, queueOf, gameOf } = await setUp();
    const terms = newTerms();
    await enter('a', terms);
    await enter('b', terms, 1);
    await queueOf(0).run();
    await queueOf(1).leave('b', 'request-b');
    expect(gameOf('b')).toBe(gameOf('a') ?? 'none');
  });

  testOnStore.each<[string, Partial<GameTerms>, string]>([
    [
      'a game with three seats',
      { rules: { game: 'star-3', preset: 'standard', options: {} } },
      'bad-message',
    ],
    ['a correspondence clock', { clock: { kind: 'days', days: 3 } }, 'bad-message'],
    ['a game without a clock', { clock: { kind: 'none' } }, 'bad-message'],
    ['a rated game for a guest', { rated: true }, 'no-account'],
    [
      'a game that does not exist',
      { rules: { game: 'nonsense', preset: 'standard', options: {} } },
      'unknown-game',
    ],
  ])('refuses %s', async (_name, overrides, code) => {
    const { enter, store, person } = await setUp();
    expect(await enter('a', newTerms(overrides))).toMatchObject({ ok: false, refusal: { code } });
    expect(await store.pairingQueue.find(person('a'))).toBeUndefined();
  });

  // This test comes last, because its people stay in the queue.
  testOnStore('many people who wait alone do not prevent others from being paired', async () => {
    const { enter, run, gameOf, store } = await setUp();
    const base = 1_000_000 + serial * 1000;
    const lonePeople = Array.from({ length: 501 }, (_, index) => ({
      person: testPersonId(base + index),
      request: `request-${index}`,
      node: 'crowd',
      socket: 'crowd',
      terms: newTerms(),
      rating: 0,
      uncertainty: 0,
      since: now - 1000,
    }));
    for (const entry of lonePeople) await store.pairingQueue.enter(entry);
    const terms = newTerms();
    await enter('a', terms);
    await enter('b', terms);
    await run();
    expect(gameOf('a')).toBeDefined();
    expect(gameOf('b')).toBe(gameOf('a'));
  });
});
