import { type ClockSetting, DEFAULT_PREFERENCES, type NoticeKind } from '@halma/protocol';
import { describe, expect } from 'vitest';
import type { ChangeNotification } from '../../src/bus/bus.ts';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Notices } from '../../src/notices/notices.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import type { NewNotice } from '../../src/store/notice-rows.ts';
import type { Store } from '../../src/store/store.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME, testPersonId } from '../game/played-game.ts';
import {
  appendAll,
  appendsOf,
  giveName,
  locationsForTests,
  sampleSession,
  storeContract,
} from '../store/stores.ts';

const { kinds } = await locationsForTests();

const KINDS: readonly NoticeKind[] = ['your-turn', 'challenge', 'challenge-accepted', 'challenge-declined'];
const DAYS: ClockSetting = { kind: 'days', days: 3 };
const [ANN, CARL] = [personFor('A'), personFor('C')];
const NOW = 1_700_000_000_000;

let count = 0;

async function newAccount(store: Store): Promise<string> {
  count += 1;
  const person = testPersonId(count);
  await store.people.addGuest(person, NOW);
  await giveName(store, person, `Noticed${count}`);
  return person;
}

/** Adds both players of a game with their names, unless an earlier test has added them. */
async function addPlayers(store: Store): Promise<void> {
  for (const [person, name] of [
    [ANN, 'Annette'],
    [CARL, 'Carlotta'],
  ] as const) {
    await store.people.addGuest(person, NOW).catch(() => undefined);
    await giveName(store, person, name);
  }
}

/** Returns a notice with a unique key. */
function newNotice(person: string, kind: 'challenge' | 'challenge-declined' = 'challenge'): NewNotice {
  count += 1;
  const challenge = `c${String(count).padStart(11, '0')}`;
  const content =
    kind === 'challenge'
      ? ({ kind, challenge, rules: 'halma-2' } as const)
      : ({ kind, challenge, reason: 'later', rules: 'halma-2' } as const);
  return { person, content };
}

type NextGameCommand = 'rematch' | 'decline-rematch' | 'end-series';

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);
  const turnsOf = async (store: Store, person: string) =>
    (await store.notices.list(person, ['your-turn'], undefined, 30)).map(({ key }) => key);

  contract.each<[string, ClockSetting, boolean]>([
    ['by correspondence', DAYS, true],
    ['in real time', REAL_TIME, false],
    ['with no clock', { kind: 'none' }, false],
  ])('a game %s (clock: %j) has notices about turns: %s', async (__, clock, hasNotices) => {
    const store = await open();
    await addPlayers(store);
    const game = new PlayedGame(gameSetup('halma-2', { clock })).seatPlayers();
    const notices: string[][] = [];
    const check = async (): Promise<void> => {
      const [ann, carl] = [await turnsOf(store, ANN), await turnsOf(store, CARL)];
      notices.push([...ann.map(() => 'Ann'), ...carl.map(() => 'Carl')]);
    };
    for (let move = 0; move < 3; move += 1) game.makeMove(1000);
    game.send('C', { do: 'offer-draw' });
    game.send('A', { do: 'resign' });
    for (const append of appendsOf(game)) {
      await appendAll(store, [append]);
      await check();
    }
    const expected = ['', '', 'Ann', 'Carl', 'Ann', 'Carl', 'Carl', ''];
    expect(notices.map((names) => names.join())).toEqual(hasNotices ? expected : expected.map(() => ''));
  });

  contract.each<[string, readonly ['A' | 'C', NextGameCommand][], readonly string[]]>([
    [
      'is accepted',
      [
        ['A', 'rematch'],
        ['C', 'rematch'],
      ],
      ['Carl', ''],
    ],
    [
      'is declined and made again',
      [
        ['A', 'rematch'],
        ['C', 'decline-rematch'],
        ['A', 'rematch'],
      ],
      ['Carl', '', 'Carl'],
    ],
    [
      'is followed by the end of the series',
      [
        ['C', 'rematch'],
        ['A', 'end-series'],
      ],
      ['Ann', ''],
    ],
  ])(
    'an offer of the next game in a series adds and removes notices if it %s',
    async (_name, commands, expected) => {
      const store = await open();
      await addPlayers(store);
      const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatPlayers();
      const { terms, creator: by, seats } = game.state;
      const series = { games: 2, number: 1, points: { A: 0, C: 0 } } as const;
      game.log.length = 0;
      game.state = game.append(null, { kind: 'created', terms: { ...terms, series }, by, seats, first: 'A' });
      for (let move = 0; move < 4; move += 1) game.makeMove(1000);
      game.send('C', { do: 'resign' });
      const before = game.log.length;
      for (const [seat, command] of commands) game.send(seat, { do: command });
      const notices: string[] = [];
      for (const [index, append] of appendsOf(game).entries()) {
        await appendAll(store, [append]);
        const offered = async (person: string, name: string): Promise<readonly string[]> =>
          (await store.notices.list(person, ['next-game'], undefined, 30)).flatMap(({ content }) =>
            content.kind === 'next-game' && content.game === append.state.game ? [name] : [],
          );
        const names = [...(await offered(ANN, 'Ann')), ...(await offered(CARL, 'Carl'))];
        if (index >= before) notices.push(names.join());
      }
      expect(notices).toEqual(expected);
    },
  );

  contract('guests get no notices, and the store ignores a repeated notice', async () => {
    const store = await open();
    const [ann, guest] = [await newAccount(store), testPersonId(9_000_000 + count)];
    await store.people.addGuest(guest, NOW);
    const notice = newNotice(ann);
    await store.notices.add([notice, { ...notice, person: guest }], NOW);
    await store.notices.markSeen(ann, [
      `challenge:${'challenge' in notice.content && notice.content.challenge}`,
    ]);
    await store.notices.add([notice], NOW + 1);
    expect(await store.notices.list(guest, KINDS, undefined, 30)).toEqual([]);
    const [stored, ...others] = await store.notices.list(ann, KINDS, undefined, 30);
    expect([others, stored]).toMatchObject([[], { at: NOW, isSeen: true }]);
  });

  contract.each([
    { kind: 'challenge', isKept: false },
    { kind: 'challenge-declined', isKept: true },
  ] as const)('a notice of kind $kind about a blocked person is kept: $isKept', async ({ kind, isKept }) => {
    const store = await open();
    const [ann, bob] = [await newAccount(store), await newAccount(store)];
    await store.people.block(ann, bob, NOW);
    await store.notices.add([{ ...newNotice(ann, kind), about: bob }], NOW);
    expect(await store.notices.list(ann, KINDS, undefined, 30)).toHaveLength(isKept ? 1 : 0);
  });

  contract('pages of notices leave out the kinds that a person has switched off', async () => {
    const store = await open();
    const [ann, bus] = [await newAccount(store), openLocalBus()];
    const notifications: ChangeNotification[] = [];
    bus.subscribe('every-node', (notification) => notifications.push(notification));
    let now = NOW;
    const notices = new Notices({
      store,
      names: new NameCache(store.people, bus, () => now),
      bus,
      now: () => now,
    });
    for (let index = 0; index < 40; index += 1) {
      // Some notices have the same time.
      now = NOW + Math.floor(index / 3);
      await notices.notify([newNotice(ann, index % 4 === 0 ? 'challenge-declined' : 'challenge')]);
    }
    const readAll = async () => {
      const pages = [await notices.list(ann, undefined)];
      while ((pages.at(-1) ?? []).length === 30) pages.push(await notices.list(ann, pages.at(-1)?.at(-1)));
      return pages.flat();
    };
    const all = await readAll();
    expect(new Set(all.map(({ key }) => key)).size).toBe(40);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
    expect(await notices.countUnseen(ann)).toBe(40);
    await notices.markSeen(
      ann,
      all.slice(0, 25).map(({ key }) => key),
    );
    expect(await notices.countUnseen(ann)).toBe(15);
    const off = { site: false, push: true };
    await store.preferences.change(
      ann,
      {
        ...DEFAULT_PREFERENCES,
        notices: { ...DEFAULT_PREFERENCES.notices, 'challenge-declined': off },
      },
      NOW,
    );
    expect(new Set((await readAll()).map(({ content }) => content.kind))).toEqual(new Set(['challenge']));
    expect(await readAll()).toHaveLength(30);
    expect(notifications).toContainEqual({ about: 'notices', person: ann });
    expect(notifications).toHaveLength(41);
  });

  contract(
    'a notice is pushed once, only to people with a device, and not after they have seen it',
    async () => {
      const store = await open();
      const [ann, bob] = [await newAccount(store), await newAccount(store)];
      await store.sessions.add(sampleSession(ann, `device-${ann}`));
      const subscription = { p256dh: 'x'.repeat(20), auth: 'y'.repeat(20), language: 'en' };
      const device = { person: ann, session: `session-of-device-${ann}`, ...subscription };
      await store.push.subscribe({ ...device, endpoint: `https://push.example/${ann}` }, NOW);
      const [first, second, seen, other] = [newNotice(ann), newNotice(ann), newNotice(ann), newNotice(bob)];
      await store.notices.add([first, second, seen, other], NOW);
      const keyOf = ({ content }: NewNotice) =>
        'challenge' in content ? `challenge:${content.challenge}` : '';
      await store.notices.markSeen(ann, [keyOf(seen)]);
      const taken = (await Promise.all([1, 2, 3].map(() => store.notices.takeUnpushed(NOW, 50)))).flat();
      const keys = taken.filter(({ person }) => person === ann || person === bob).map(({ key }) => key);
      expect(keys.toSorted()).toEqual([first, second].map(keyOf).toSorted());
      await store.notices.postpone(taken, NOW + 10);
      await store.notices.markSeen(ann, [keyOf(second)]);
      expect(await store.notices.takeUnpushed(NOW + 9, 50)).toEqual([]);
      expect((await store.notices.takeUnpushed(NOW + 10, 50)).map(({ key }) => key)).toEqual([keyOf(first)]);
    },
  );

  contract('only notices about turns outlive the account of the person whom they are about', async () => {
    const store = await open();
    const [ann, bob] = [await newAccount(store), await newAccount(store)];
    const turn = { kind: 'your-turn', game: 'gameofannbob', rules: 'halma-2' } as const;
    await store.notices.add(
      [
        { person: ann, content: turn, about: bob },
        { ...newNotice(ann), about: bob },
        { person: bob, content: turn, about: ann },
      ],
      NOW,
    );
    await store.people.anonymize(bob, NOW);
    const left = await store.notices.list(ann, KINDS, undefined, 30);
    expect(left.map(({ content, about }) => [content.kind, about])).toEqual([['your-turn', undefined]]);
    expect(await store.notices.list(bob, KINDS, undefined, 30)).toEqual([]);
  });

  contract(
    'a subscription ends with its session or account, or when its browser subscribes again',
    async () => {
      const store = await open();
      const keys = { p256dh: 'x'.repeat(20), auth: 'y'.repeat(20), language: 'en' };
      const subscribe = async (person: string, name: string, endpoint: string) => {
        await store.sessions.add(sampleSession(person, name));
        await store.push.subscribe({ person, session: `session-of-${name}`, endpoint, ...keys }, NOW);
      };
      const listEndpoints = async (person: string) =>
        (await store.push.listOf([person])).map(({ endpoint }) => endpoint).toSorted();
      const [ann, bob] = [await newAccount(store), await newAccount(store)];
      const [one, two, three] = [1, 2, 3].map((index) => `https://push.example/${ann}/${index}`) as [
        string,
        string,
        string,
      ];
      await subscribe(ann, `${ann}-1`, one);
      await subscribe(ann, `${ann}-2`, two);
      expect(await listEndpoints(ann)).toEqual([one, two]);
      await store.sessions.end(ann, `session-of-${ann}-1`);
      expect(await listEndpoints(ann)).toEqual([two]);
      // Another person signs in with the same browser.
      await subscribe(bob, `${bob}-1`, two);
      expect([await listEndpoints(ann), await listEndpoints(bob)]).toEqual([[], [two]]);
      await store.push.subscribe(
        { person: bob, session: `session-of-${bob}-1`, endpoint: three, ...keys },
        NOW,
      );
      expect(await listEndpoints(bob)).toEqual([three]);
      await store.people.anonymize(bob, NOW);
      expect(await listEndpoints(bob)).toEqual([]);
    },
  );

  contract(
    'a new password ends all subscriptions except that of the browser in which it was set',
    async () => {
      const store = await open();
      const ann = await newAccount(store);
      const keys = { p256dh: 'x'.repeat(20), auth: 'y'.repeat(20), language: 'en' };
      for (const device of ['here', 'elsewhere']) {
        await store.sessions.add(sampleSession(ann, `${device}-${ann}`));
        const endpoint = `https://push.example/${ann}/${device}`;
        await store.push.subscribe(
          { person: ann, session: `session-of-${device}-${ann}`, endpoint, ...keys },
          NOW,
        );
      }
      const next = sampleSession(ann, `next-${ann}`);
      await store.passwords.change(ann, 'new hash', next, `session-of-here-${ann}`, NOW);
      const left = await store.push.listOf([ann]);
      expect(left).toMatchObject([{ endpoint: `https://push.example/${ann}/here`, session: next.session }]);
      expect(await store.push.listServices(ann)).toHaveLength(1);
    },
  );

  contract('all nodes use the first node’s keys, and replacing the keys ends all subscriptions', async () => {
    const store = await open();
    const create = (name: string) => () => ({ publicKey: `public ${name}`, privateKey: `private ${name}` });
    const first = await store.push.keys(create('one'), NOW);
    expect(await store.push.keys(create('two'), NOW)).toEqual(first);
    const ann = await newAccount(store);
    await store.push.subscribe(
      {
        person: ann,
        session: 's',
        endpoint: 'https://push.example/old',
        p256dh: 'x',
        auth: 'y',
        language: 'en',
      },
      NOW,
    );
    expect(await store.push.replaceKeys(create('three')(), NOW)).toBeGreaterThanOrEqual(1);
    expect(await store.push.keys(create('four'), NOW)).toEqual(create('three')());
    expect(await store.push.findLanguage('s')).toBeUndefined();
  });
});
