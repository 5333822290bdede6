import type { ClockSetting, NewChallenge, Result } from '@halma/protocol';
import { DEFAULT_PREFERENCES, NOTICE_KINDS } from '@halma/protocol';
import { describe, expect, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Challenges } from '../../src/challenges/challenges.ts';
import { NO_FILTER } from '../../src/chat/word-filter.ts';
import { Notices } from '../../src/notices/notices.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import { MAX_DAILY_CHALLENGES, MAX_OPEN_CHALLENGES } from '../../src/store/challenge-store.ts';
import { CONNECTED_GRACE_MS } from '../../src/store/online-people-store.ts';
import type { Store } from '../../src/store/store.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, REAL_TIME, testPersonId } from '../game/played-game.ts';
import { giveName, locationsForTests, storeContract } from '../store/stores.ts';

const { kinds } = await locationsForTests();

const DAY_MS = 24 * 60 * 60_000;
const DAYS: ClockSetting = { kind: 'days', days: 3 };
const NODE = 'node';

let now = 1_700_000_000_000;
let personCount = 0;
let idCount = 0;

interface Account {
  readonly id: string;
  readonly name: string;
}

/** Creates a separate node. Nodes share nothing but the store. */
function createNode(store: Store): Challenges {
  const bus = openLocalBus();
  const times = { now: () => now, random: Math.random };
  const games = createGames(store, { bus, ...times });
  const names = new NameCache(store.people, bus, times.now);
  return new Challenges({
    store,
    games,
    names,
    filter: { apply: async (text) => NO_FILTER(text) },
    notices: new Notices({ store, names, bus, now: times.now }),
    ...times,
  });
}

async function newAccount(store: Store): Promise<Account> {
  personCount += 1;
  const [id, name] = [testPersonId(personCount), `Player${personCount}`];
  await store.people.addGuest(id, now);
  await giveName(store, id, name);
  return { id, name };
}

function challengeTo({ name }: Account, clock = DAYS, overrides: Partial<NewChallenge> = {}): NewChallenge {
  idCount += 1;
  const plan = gameSetup('halma-2', { clock, seats: { A: { kind: 'me' }, C: { kind: 'open' } } });
  return { id: `challenge-${idCount}`, to: name, plan, ...overrides };
}

function valueOrThrow<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
}

const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code);

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);
  const setUp = async () => {
    const store = await open();
    const [ann, bob] = [await newAccount(store), await newAccount(store)];
    return { store, challenges: createNode(store), ann, bob };
  };
  const noticeKindsOf = async (store: Store, { id }: Account) =>
    (
      await store.notices.list(
        id,
        ['your-turn', 'challenge', 'challenge-accepted', 'challenge-declined', 'challenge-expired'],
        undefined,
        30,
      )
    ).map(({ content }) => content.kind);

  contract('a challenge to a bot account can be for a listed game', async () => {
    const { store, challenges, ann, bob } = await setUp();
    await store.people.makeBot(bob.id, now);
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    const plan = gameSetup('halma-2', { clock: REAL_TIME, listed: true, seats });
    const challenge = valueOrThrow(await challenges.create(challengeTo(bob, REAL_TIME, { plan }), ann.id));
    expect(codeOf(await challenges.accept(challenge, bob.id))).toBe('ok');
  });

  contract('a challenge is listed for both players, and accepting it starts the game', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const request = challengeTo(bob, DAYS, { begins: 'challenger', note: 'Once more?' });
    const challenge = valueOrThrow(await challenges.create(request, ann.id));
    const people = [
      { ...ann, guest: false },
      { ...bob, guest: false },
    ];
    const view = {
      challenge,
      by: ann.id,
      to: bob.id,
      people,
      plan: request.plan,
      begins: 'challenger',
      note: 'Once more?',
      state: 'open',
      createdAt: now,
      until: now + 14 * DAY_MS,
    };
    expect(await challenges.list(bob.id)).toEqual({ incoming: [view], outgoing: [] });
    expect(await challenges.list(ann.id)).toEqual({ incoming: [], outgoing: [view] });
    expect(await noticeKindsOf(store, bob)).toEqual(['challenge']);

    const game = valueOrThrow(await challenges.accept(challenge, bob.id));
    const [summary] = await store.games.listRunning(ann.id, {}, 10);
    expect(summary).toMatchObject({
      game,
      phase: 'playing',
      toMove: 'A',
      seats: { A: { person: ann.id }, C: { person: bob.id } },
    });
    expect(await challenges.list(bob.id)).toEqual({ incoming: [], outgoing: [] });
    expect(await challenges.list(ann.id)).toEqual({
      incoming: [],
      outgoing: [{ ...view, state: 'accepted', game }],
    });
    expect(await noticeKindsOf(store, bob)).toEqual([]);
    expect((await noticeKindsOf(store, ann)).toSorted()).toEqual(['challenge-accepted', 'your-turn']);
    // A repeated request returns the same game.
    expect(await challenges.accept(challenge, bob.id)).toEqual({ ok: true, value: game });
  });

  contract('a challenge to a series starts its first game', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const series = { games: 4, playsAll: true } as const;
    const request = challengeTo(bob, DAYS, { series });
    const challenge = valueOrThrow(await challenges.create(request, ann.id));
    expect(codeOf(await challenges.create({ ...request, series: { games: 4 } }, ann.id))).toBe('id-reused');
    expect((await challenges.list(bob.id)).incoming).toMatchObject([{ series }]);
    await challenges.accept(challenge, bob.id);
    const [summary] = await store.games.listRunning(ann.id, {}, 10);
    expect(summary?.terms.series).toEqual({ ...series, number: 1, points: { A: 0, C: 0 } });
  });

  contract('twenty simultaneous acceptances on two nodes start one game', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const challenge = valueOrThrow(await challenges.create(challengeTo(bob, REAL_TIME), ann.id));
    const nodes = [createNode(store), createNode(store)];
    const results = await Promise.all(
      Array.from({ length: 20 }, (__, index) => nodes[index % 2]?.accept(challenge, bob.id)),
    );
    expect(new Set(results.map((result) => result && valueOrThrow(result))).size).toBe(1);
    expect(await store.games.countUnfinishedOf(ann.id)).toBe(1);
    expect(await store.games.countUnfinishedOf(bob.id)).toBe(1);
  });

  contract('a challenge that is accepted and withdrawn at the same time has a single outcome', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const otherNode = createNode(store);
    for (let round = 0; round < 5; round += 1) {
      const challenge = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
      const [accepted, withdrawn] = await Promise.all([
        challenges.accept(challenge, bob.id),
        otherNode.withdraw(challenge, ann.id),
      ]);
      expect([codeOf(accepted), codeOf(withdrawn)].toSorted()).toEqual(['challenge-closed', 'ok']);
      const found = await store.challenges.find(challenge, now);
      expect(found?.state).toBe(accepted.ok ? 'accepted' : 'withdrawn');
    }
  });

  contract('a repeated request returns the same challenge, and its id cannot be reused', async () => {
    const { challenges, ann, bob } = await setUp();
    const request = challengeTo(bob);
    const challenge = valueOrThrow(await challenges.create(request, ann.id));
    expect(await challenges.create(request, ann.id)).toEqual({ ok: true, value: challenge });
    expect(codeOf(await challenges.create({ ...request, note: 'x' }, ann.id))).toBe('id-reused');
  });

  contract('twenty simultaneous copies of a request create one challenge', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const request = challengeTo(bob);
    const nodes = [challenges, createNode(store)];
    const results = await Promise.all(
      Array.from({ length: 20 }, (__, index) => nodes[index % 2]?.create(request, ann.id)),
    );
    expect(new Set(results.map((result) => result && valueOrThrow(result))).size).toBe(1);
    expect((await challenges.list(bob.id)).incoming).toHaveLength(1);
  });

  contract('a declined challenge shows its reason, and a withdrawn one leaves no notice', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const declined = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
    const withdrawn = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
    expect(codeOf(await challenges.decline(declined, bob.id, 'too-slow'))).toBe('ok');
    expect(codeOf(await challenges.withdraw(withdrawn, ann.id))).toBe('ok');
    const { outgoing } = await challenges.list(ann.id);
    expect(new Map(outgoing.map(({ challenge, state, reason }) => [challenge, [state, reason]]))).toEqual(
      new Map([
        [declined, ['declined', 'too-slow']],
        [withdrawn, ['withdrawn', undefined]],
      ]),
    );
    expect(await noticeKindsOf(store, bob)).toEqual([]);
    expect(await noticeKindsOf(store, ann)).toEqual(['challenge-declined']);
    for (const result of [
      challenges.accept(declined, bob.id),
      challenges.decline(withdrawn, bob.id, 'none'),
      challenges.withdraw(declined, ann.id),
    ])
      expect(codeOf(await result)).toBe('challenge-closed');
  });

  contract(
    'only the opponent can accept or decline a challenge, and only the challenger can withdraw it',
    async () => {
      const { store, challenges, ann, bob } = await setUp();
      const carla = await newAccount(store);
      const challenge = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
      for (const [person, action] of [
        [ann, 'accept'],
        [ann, 'decline'],
        [bob, 'withdraw'],
        [carla, 'accept'],
        [carla, 'decline'],
        [carla, 'withdraw'],
      ] as const) {
        const result =
          action === 'decline'
            ? await challenges.decline(challenge, person.id, 'none')
            : await challenges[action](challenge, person.id);
        expect([person.name, action, codeOf(result)]).toEqual([person.name, action, 'not-found']);
      }
      expect((await store.challenges.find(challenge, now))?.state).toBe('open');
    },
  );

  contract('a block in either direction and a preference cause the same refusal', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const attempt = async (): Promise<string> => codeOf(await challenges.create(challengeTo(bob), ann.id));
    await store.people.block(bob.id, ann.id, now);
    expect(await attempt()).toBe('no-challenges');
    await store.people.unblock(bob.id, ann.id);
    await store.people.block(ann.id, bob.id, now);
    expect(await attempt()).toBe('no-challenges');
    await store.people.unblock(ann.id, bob.id);
    await store.preferences.change(bob.id, { ...DEFAULT_PREFERENCES, challenges: 'none' }, now);
    expect(await attempt()).toBe('no-challenges');
    await store.preferences.change(bob.id, { ...DEFAULT_PREFERENCES, challenges: 'followed' }, now);
    expect(await attempt()).toBe('no-challenges');
    await store.follows.follow(bob.id, ann.id, now);
    expect(await attempt()).toBe('ok');
  });

  contract(
    'a challenge is refused if its recipient blocks the challenger while it is being created',
    async () => {
      const { store, challenges, ann, bob } = await setUp();
      const { add } = store.challenges;
      vi.spyOn(store.challenges, 'add').mockImplementationOnce(async (challenge) => {
        await store.people.block(bob.id, ann.id, now);
        return add.call(store.challenges, challenge);
      });
      expect(codeOf(await challenges.create(challengeTo(bob), ann.id))).toBe('no-challenges');
      expect(await noticeKindsOf(store, bob)).toEqual([]);
    },
  );

  contract('a challenge that is created at the same time as a block does not stay open', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { store, challenges, ann, bob } = await setUp();
      await Promise.all([
        challenges.create(challengeTo(bob), ann.id),
        store.people.block(bob.id, ann.id, now),
        challenges.create(challengeTo(ann), bob.id),
      ]);
      expect((await challenges.list(ann.id)).incoming).toEqual([]);
      expect((await challenges.list(bob.id)).incoming).toEqual([]);
    }
  });

  contract(
    'a block closes open challenges and removes their notices, and the challenger sees an ordinary decline',
    async () => {
      const { store, challenges, ann, bob } = await setUp();
      const toBob = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
      const toAnn = valueOrThrow(await challenges.create(challengeTo(ann), bob.id));
      await store.follows.follow(ann.id, bob.id, now);
      await store.follows.follow(bob.id, ann.id, now);
      // The server reports the declined challenge to Ann's page, but must not report a block that ends no challenge.
      expect(await store.people.block(bob.id, ann.id, now)).toEqual({ hasEndedChallenges: true });
      expect(await store.people.block(bob.id, ann.id, now)).toEqual({ hasEndedChallenges: false });
      expect(codeOf(await challenges.accept(toBob, bob.id))).toBe('challenge-closed');
      expect(codeOf(await challenges.accept(toAnn, ann.id))).toBe('challenge-closed');
      // To Ann, the challenge looks like any other that Bob has declined.
      expect((await challenges.list(ann.id)).outgoing).toMatchObject([
        { challenge: toBob, state: 'declined', reason: 'none' },
      ]);
      expect((await challenges.list(bob.id)).outgoing).toMatchObject([
        { challenge: toAnn, state: 'withdrawn' },
      ]);
      expect([await noticeKindsOf(store, ann), await noticeKindsOf(store, bob)]).toEqual([
        ['challenge-declined'],
        [],
      ]);
      // Ann still follows Bob, and so cannot see the block; Bob no longer follows Ann.
      expect(await store.follows.listFollowed(ann.id)).toEqual([{ followed: bob.id, at: now }]);
      expect(await store.follows.listFollowed(bob.id)).toEqual([]);
      await store.follows.unfollow(ann.id, bob.id);
      expect(await store.follows.follow(ann.id, bob.id, now)).toBeUndefined();
      expect(await store.follows.follow(bob.id, ann.id, now)).toBe('unknown');
    },
  );

  contract('the number of open challenges is limited, for each pair and for each challenger', async () => {
    const { store, challenges, ann, bob } = await setUp();
    for (let count = 0; count < MAX_OPEN_CHALLENGES.pair; count += 1)
      expect(codeOf(await challenges.create(challengeTo(bob), ann.id))).toBe('ok');
    expect(codeOf(await challenges.create(challengeTo(bob), ann.id))).toBe('too-many-challenges');
    for (let count = MAX_OPEN_CHALLENGES.pair; count < MAX_OPEN_CHALLENGES.by; count += 1)
      expect(codeOf(await challenges.create(challengeTo(await newAccount(store)), ann.id))).toBe('ok');
    const last = challengeTo(await newAccount(store));
    expect(codeOf(await challenges.create(last, ann.id))).toBe('too-many-challenges');
    // Expired challenges do not count.
    now += 14 * DAY_MS + 1;
    expect(codeOf(await challenges.create(last, ann.id))).toBe('ok');
  });

  contract('the number of challenges per day and of open challenges to one person is limited', async () => {
    const { store, challenges, ann, bob } = await setUp();
    for (let count = 0; count < MAX_DAILY_CHALLENGES; count += 1) {
      const challenge = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
      await challenges.withdraw(challenge, ann.id);
    }
    expect(codeOf(await challenges.create(challengeTo(bob), ann.id))).toBe('too-many-challenges');
    now += DAY_MS + 1;
    expect(codeOf(await challenges.create(challengeTo(bob), ann.id))).toBe('ok');
    const carla = await newAccount(store);
    const codes = new Set<string>();
    for (let count = 0; count <= MAX_OPEN_CHALLENGES.to; count += 1)
      codes.add(codeOf(await challenges.create(challengeTo(carla), (await newAccount(store)).id)));
    expect([...codes]).toEqual(['ok', 'too-many-challenges']);
  });

  contract('many people who challenge one person at the same time cannot exceed the limit', async () => {
    const { store, challenges, bob } = await setUp();
    const otherNode = createNode(store);
    const challengers = await Promise.all(
      Array.from({ length: MAX_OPEN_CHALLENGES.to + 10 }, () => newAccount(store)),
    );
    const codes = await Promise.all(
      challengers.map(async ({ id }, index) =>
        codeOf(await (index % 2 === 0 ? challenges : otherNode).create(challengeTo(bob), id)),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(MAX_OPEN_CHALLENGES.to);
    expect((await challenges.list(bob.id)).incoming).toHaveLength(MAX_OPEN_CHALLENGES.to);
  });

  contract('a bot account that accepts twelve challenges at the same time starts eight games', async () => {
    const { store, challenges } = await setUp();
    const bot = await newAccount(store);
    await store.people.makeBot(bot.id, now);
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () =>
        valueOrThrow(await challenges.create(challengeTo(bot), (await newAccount(store)).id)),
      ),
    );
    const otherNode = createNode(store);
    const codes = await Promise.all(
      ids.map(async (id, index) =>
        codeOf(await (index % 2 === 0 ? challenges : otherNode).accept(id, bot.id)),
      ),
    );
    expect(codes.toSorted()).toEqual([...Array(8).fill('ok'), ...Array(4).fill('too-many-games')]);
    expect(await store.games.countUnfinishedOf(bot.id)).toBe(8);
    expect((await challenges.list(bot.id)).incoming).toHaveLength(4);
  });

  contract(
    'a bot account starts at most eight games by rematches, and sixteen with those of its series',
    async () => {
      const { store } = await setUp();
      const bot = await newAccount(store);
      await store.people.makeBot(bot.id, now);
      const environment = { bus: openLocalBus(), now: () => now, random: Math.random };
      const [games, otherGames] = [createGames(store, environment), createGames(store, environment)];
      const { seats: _, ...terms } = gameSetup('halma-2');
      const series = { games: 2, number: 1, points: { A: 0, C: 0 } } as const;
      const send = async (game: string, { id }: Account, command: 'resign' | 'rematch', node = games) =>
        codeOf(
          await node.execute(game, `${command}-${id}`, {
            by: 'person',
            person: id,
            command: { do: command },
          }),
        );
      const finishGame = async (index: number): Promise<{ game: string; opponent: Account }> => {
        const [game, opponent] = [`botgame000${index + 10}`, await newAccount(store)];
        const seats = {
          A: { kind: 'person', person: bot.id },
          C: { kind: 'person', person: opponent.id },
        } as const;
        const event = { kind: 'created', terms: index < 11 ? terms : { ...terms, series }, seats } as const;
        await games.log.start(game, { ...event, by: bot.id, first: 'A' }, 'server:tournament');
        expect(await send(game, opponent, 'resign')).toBe('ok');
        return { game, opponent };
      };
      const finished = [];
      for (let index = 0; index < 20; index += 1) finished.push(await finishGame(index));
      const [botsOffer, ...others] = finished;
      if (botsOffer === undefined) throw new Error('no game was finished');
      expect(await send(botsOffer.game, bot, 'rematch')).toBe('ok');
      for (const { game, opponent } of others) expect(await send(game, opponent, 'rematch')).toBe('ok');
      const codes = await Promise.all(
        others
          .slice(0, 10)
          .map(({ game }, index) => send(game, bot, 'rematch', index % 2 === 0 ? games : otherGames)),
      );
      expect(codes.toSorted()).toEqual([...Array(8).fill('ok'), ...Array(2).fill('too-many-games')]);
      expect(await send(botsOffer.game, botsOffer.opponent, 'rematch')).toBe('opponent-too-busy');
      expect(await store.games.countUnfinishedOf(bot.id)).toBe(8);
      const seriesCodes = [];
      for (const { game } of others.slice(10)) seriesCodes.push(await send(game, bot, 'rematch'));
      expect(seriesCodes).toEqual([...Array(8).fill('ok'), 'too-many-games']);
    },
  );

  contract('a bot account starts at most a hundred rated games against bots a day', async () => {
    const { store, challenges, ann, bob: person } = await setUp();
    const opponent = await newAccount(store);
    for (const { id } of [ann, opponent]) await store.people.makeBot(id, now);
    const games = createGames(store, { bus: openLocalBus(), now: () => now, random: Math.random });
    const seats = {
      A: { kind: 'person', person: ann.id },
      C: { kind: 'person', person: opponent.id },
    } as const;
    const { seats: _seats, ...terms } = gameSetup('halma-2', { clock: DAYS, rated: true });
    const tournament = { id: 'tourney1', round: 1, table: 1, game: 1 };
    const resign = (game: string) =>
      games.execute(game, 'resign-game', { by: 'person', person: ann.id, command: { do: 'resign' } });
    const singleGames = ['ratedgame196', 'ratedgame197', 'ratedgame198'];
    // Tournament games count too, although no player is asked to accept them.
    for (let gameNumber = 100; gameNumber < 199; gameNumber += 1) {
      const isSingleGame = singleGames.includes(`ratedgame${gameNumber}`);
      const event = {
        kind: 'created',
        terms: isSingleGame ? terms : { ...terms, tournament },
        by: ann.id,
        seats,
        first: 'A',
      } as const;
      await games.log.start(`ratedgame${gameNumber}`, event, 'server:tournament');
      expect(await resign(`ratedgame${gameNumber}`)).toMatchObject({ ok: true });
    }
    const challenge = async (by: Account, to: Account, rated: boolean): Promise<string> => {
      const { plan, ...rest } = challengeTo(to);
      const setup = { ...rest, plan: { ...plan, ...(rated ? { rated: true as const } : {}) } };
      const accepted = await challenges.accept(valueOrThrow(await challenges.create(setup, by.id)), to.id);
      if (accepted.ok) expect(await resign(accepted.value)).toMatchObject({ ok: true });
      return codeOf(accepted);
    };
    const rematch = (node: typeof games, game: string, { id }: Account) =>
      node.execute(game, 'offer-rematch', { by: 'person', person: id, command: { do: 'rematch' } });
    for (const game of singleGames) expect(codeOf(await rematch(games, game, ann))).toBe('ok');
    // The last game before the limit is one of the rematches that start at the same time.
    const otherGames = createGames(store, { bus: openLocalBus(), now: () => now, random: Math.random });
    const codes = await Promise.all(
      singleGames.map(async (game, index) =>
        codeOf(await rematch(index === 0 ? games : otherGames, game, opponent)),
      ),
    );
    expect(codes.toSorted()).toEqual(['ok', 'too-many-rated-games', 'too-many-rated-games']);
    expect(await challenge(ann, opponent, true)).toBe('too-many-rated-games');
    expect(await challenge(opponent, ann, true)).toBe('too-many-rated-games');
    expect(await challenge(ann, opponent, false)).toBe('ok');
    expect(await challenge(person, ann, true)).toBe('ok');
    now += DAY_MS + 1;
    expect(await challenge(opponent, ann, true)).toBe('ok');
  });

  contract('an expired challenge is listed as such for a day, and both players get a notice', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const otherNode = createNode(store);
    const challenge = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
    now += 14 * DAY_MS + 1;
    const readLists = async () => [
      (await challenges.list(bob.id)).incoming,
      (await challenges.list(ann.id)).outgoing,
    ];
    const expectedLists = [[{ challenge, state: 'expired' }], [{ challenge, state: 'expired' }]];
    expect(await readLists()).toMatchObject(expectedLists);
    // Two nodes check at the same time; each notice is written once.
    await Promise.all([challenges.recordExpired(), otherNode.recordExpired()]);
    expect(await readLists()).toMatchObject(expectedLists);
    for (const [person, isOwn] of [
      [ann, true],
      [bob, false],
    ] as const) {
      const [notice, ...more] = await store.notices.list(person.id, NOTICE_KINDS, undefined, 30);
      expect(notice).toMatchObject({
        content: { kind: 'challenge-expired', challenge, isOwn },
        isSeen: false,
      });
      expect(more).toEqual([]);
    }
    now += DAY_MS + 1;
    expect(await readLists()).toEqual([[], []]);
  });

  contract('a real-time challenge stays open while its challenger is connected', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const challenge = valueOrThrow(await challenges.create(challengeTo(bob, REAL_TIME), ann.id));
    const state = async () => (await store.challenges.find(challenge, now))?.state;
    // The challenger has just created the challenge, and may connect a moment later.
    expect(await state()).toBe('open');
    await store.onlinePeople.record(NODE, { came: [ann.id], left: [] }, now);
    now += 5 * 60_000;
    await store.nodes.recordHeartbeat(NODE, now, 1);
    expect(await state()).toBe('open');
    now += 1000;
    await store.onlinePeople.record(NODE, { came: [], left: [ann.id] }, now);
    now += CONNECTED_GRACE_MS - 1;
    expect(await state()).toBe('open');
    now += 2;
    expect(await state()).toBe('expired');
    expect(codeOf(await challenges.accept(challenge, bob.id))).toBe('challenge-closed');
    expect((await challenges.list(bob.id)).incoming).toMatchObject([{ challenge, state: 'expired' }]);
    // The challenge does not reopen when the challenger comes back.
    await store.nodes.recordHeartbeat(NODE, now, 1);
    await store.onlinePeople.record(NODE, { came: [ann.id], left: [] }, now);
    expect(await state()).toBe('expired');
  });

  contract('a real-time challenge survives a short disconnection, and expires after two hours', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const challenge = valueOrThrow(await challenges.create(challengeTo(bob, REAL_TIME), ann.id));
    const state = async () => (await store.challenges.find(challenge, now))?.state;
    await store.nodes.recordHeartbeat(NODE, now, 1);
    await store.onlinePeople.record(NODE, { came: [ann.id], left: [] }, now);
    now += CONNECTED_GRACE_MS;
    await store.onlinePeople.record(NODE, { came: [], left: [ann.id] }, now);
    now += CONNECTED_GRACE_MS / 2;
    await store.nodes.recordHeartbeat('other', now, 1);
    await store.onlinePeople.record('other', { came: [ann.id], left: [] }, now);
    now += CONNECTED_GRACE_MS;
    await store.nodes.recordHeartbeat('other', now, 1);
    expect(await state()).toBe('open');
    now += 2 * 60 * 60_000;
    await store.nodes.recordHeartbeat('other', now, 1);
    expect(await state()).toBe('expired');
  });

  contract('a real-time challenge expires when its challenger’s node dies', async () => {
    const { store, challenges, ann, bob } = await setUp();
    const challenge = valueOrThrow(await challenges.create(challengeTo(bob, REAL_TIME), ann.id));
    await store.onlinePeople.record('dead', { came: [ann.id], left: [] }, now);
    await store.nodes.recordHeartbeat('dead', now, 1);
    now += CONNECTED_GRACE_MS + 1;
    expect((await store.challenges.find(challenge, now))?.state).toBe('expired');
  });

  contract('a person cannot challenge themselves or a deleted account', async () => {
    const { store, challenges, ann, bob } = await setUp();
    expect(codeOf(await challenges.create(challengeTo(ann), ann.id))).toBe('already-seated');
    expect(codeOf(await challenges.create({ ...challengeTo(bob), to: 'Unknown' }, ann.id))).toBe('not-found');
    const challenge = valueOrThrow(await challenges.create(challengeTo(bob), ann.id));
    await store.people.anonymize(ann.id, now);
    expect(codeOf(await challenges.accept(challenge, bob.id))).toBe('not-found');
    expect(codeOf(await challenges.create(challengeTo(ann), bob.id))).toBe('not-found');
  });
});
