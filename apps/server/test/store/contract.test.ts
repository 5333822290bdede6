import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TablePlan } from '@halma/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { dueOf } from '../../src/game/due.ts';
import { evolve } from '../../src/game/evolve.ts';
import type { Append } from '../../src/store/game-store.ts';
import { openBeside, openStore, type Store, type StorePlace } from '../../src/store/store.ts';
import { PlayedGame, personFor, planOf, START } from '../game/played.ts';
import { postgresForTests } from '../services.ts';

const DAY = 24 * 60 * 60_000;

const postgres = await postgresForTests();
const folder = await mkdtemp(join(tmpdir(), 'halma-store-'));
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

async function opened(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  if (store === undefined) throw new Error('the folder is taken');
  return store;
}

let names = 0;
function newGame(): string {
  names += 1;
  return `game${String(names).padStart(8, '0')}`;
}

/** What appending the whole log of a played game means, under a name of its own. */
function appendsOf(played: PlayedGame, game = newGame()): Append[] {
  let state: Append['state'] | null = null;
  return played.log.map((logged) => {
    state = evolve(game, state, logged);
    return { logged, command: `command-${logged.seq}`, state, due: dueOf(state) };
  });
}

const played = (plan: TablePlan = planOf('halma-2')): PlayedGame => {
  const game = new PlayedGame(plan).seatAll();
  game.turn();
  return game;
};

async function appendAll(store: Store, appends: readonly Append[]): Promise<void> {
  for (const append of appends) expect(await store.games.append([append])).toEqual({ kind: 'committed' });
}

/** As an older version of the program would have written it. */
async function takeKeyFrom(place: StorePlace, game: string): Promise<void> {
  const database = openBeside(place);
  await database?.transaction((query) => query('UPDATE games SET terms_key = NULL WHERE game = $1', [game]));
  await database?.close();
}

const places: [string, StorePlace | undefined][] = [
  ['SQLite', { folder }],
  ['PostgreSQL', postgres && { postgres: postgres.address }],
];

describe.each(places)('%s', (_, place) => {
  const contract = test.skipIf(place === undefined);
  let kept: Promise<Store> | undefined;
  const open = (): Promise<Store> => {
    kept ??= opened(place ?? { folder });
    return kept;
  };
  afterAll(async () => (await kept)?.close());

  contract('what was appended is read, in order, after any seq', async () => {
    const store = await open();
    const appends = appendsOf(played());
    await appendAll(store, appends);
    const game = appends[0]?.state.game ?? '';
    const all = await store.games.read(game, -1);
    expect(all).toEqual(appends.map(({ logged, command }) => ({ ...logged, command })));
    expect(await store.games.read(game, 1)).toEqual(all.slice(2));
    expect(await store.games.lastSeqs([game, 'nothing'])).toEqual(new Map([[game, all.length - 1]]));
  });

  contract('a place in a log is taken once', async () => {
    const store = await open();
    const [first, second] = appendsOf(played());
    if (!first || !second) throw new Error('too short');
    await appendAll(store, [first, second]);
    expect(await store.games.append([{ ...second, command: 'another-one' }])).toEqual({ kind: 'conflict' });
  });

  contract('invariant 2: a command has its effect once, and the same answer ever after', async () => {
    const store = await open();
    const [first, second, third] = appendsOf(played());
    if (!first || !second || !third) throw new Error('too short');
    await appendAll(store, [first, second]);
    const again = { ...third, command: second.command };
    expect(await store.games.append([again])).toEqual({ kind: 'repeated', seq: 1 });
    expect(await store.games.read(first.state.game, 1)).toEqual([]);
  });

  contract('events of two games are committed together or not at all', async () => {
    const store = await open();
    const [one] = appendsOf(played());
    const [other] = appendsOf(played());
    if (!one || !other) throw new Error('too short');
    await appendAll(store, [one]);
    expect(await store.games.append([other, { ...one, command: 'another-one' }])).toEqual({
      kind: 'conflict',
    });
    expect(await store.games.read(other.state.game, -1)).toEqual([]);
  });

  contract('of many who want the same place, one gets it', async () => {
    const store = await open();
    const [first, second] = appendsOf(played());
    if (!first || !second) throw new Error('too short');
    await appendAll(store, [first]);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.games.append([{ ...second, command: `rival-${index}` }]),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'committed')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
  });

  contract('work that is due is taken by one, given back, and gone when the game has moved on', async () => {
    const store = await open();
    const level = { kind: 'level', level: 1 } as const;
    const table = new PlayedGame(planOf('halma-2', { seats: { A: { kind: 'me' }, C: level } }));
    table.turn();
    table.turn();
    const [created, person, computer] = appendsOf(table);
    if (!created || !person || !computer) throw new Error('too short');
    await appendAll(store, [created, person]);
    const now = table.now + 1;
    const take = (at: number) => store.games.takeDue('level', at, 1000, 10);
    const taken = (await Promise.all([take(now), take(now), take(now)])).flat();
    expect(taken).toEqual([{ game: created.state.game, kind: 'level', at: person.due?.at }]);
    expect(await take(now + 999)).toEqual([]);
    const [work] = await take(now + 1000);
    if (!work) throw new Error('the lease did not end');
    await store.games.giveBack(work, now + 1001);
    expect(await take(now + 1001)).toHaveLength(1);
    await appendAll(store, [computer]);
    expect(await take(now + 5000)).toEqual([]);
  });

  contract('lists follow the games', async () => {
    const store = await open();
    const waiting = new PlayedGame(planOf('star-3', { listed: true }), personFor('F'));
    waiting.do('A', { do: 'join' });
    const appends = appendsOf(waiting);
    await appendAll(store, appends);
    const game = appends[0]?.state.game;
    expect((await store.games.lobby(50)).map((row) => row.game)).toContain(game);
    const mine = await store.games.gamesOf(personFor('A'), { game: 'star-3' }, false, 50);
    expect(mine.map((row) => row.game)).toEqual([game]);
    expect(mine[0]).toMatchObject({ phase: 'waiting', result: '*', seats: { C: { kind: 'open' } } });
    expect(await store.games.gamesOf(personFor('A'), { game: 'star-3', phase: 'over' }, false, 50)).toEqual(
      [],
    );
    expect(await store.games.gamesOf(personFor('A'), { game: 'star-3', before: '5' }, false, 50)).toEqual([]);
  });

  const wanted = planOf('grasshopper-8', {
    listed: true,
    rules: { game: 'grasshopper-8', preset: 'standard', options: { moveCap: '300', startRule: 'agreed' } },
  });
  const sameGame = { preset: 'standard', game: 'grasshopper-8' } as const;
  const inLobby = [
    { table: 'set for the same terms', plan: wanted, isFound: true },
    {
      table: 'whose terms were sent in another order',
      plan: { ...wanted, rules: { options: { startRule: 'agreed', moveCap: '300' }, ...sameGame } } as const,
      isFound: true,
    },
    { table: 'set before tables had keys', plan: wanted, hasNoKey: true, isFound: true },
    {
      table: 'for other terms, set before tables had keys',
      plan: { ...wanted, spectatorsBehind: 1 },
      hasNoKey: true,
      isFound: false,
    },
    {
      table: 'with one option less',
      plan: { ...wanted, rules: { ...sameGame, options: {} } },
      isFound: false,
    },
    {
      table: 'with another clock',
      plan: { ...wanted, clock: { kind: 'days', days: 2 } as const },
      isFound: false,
    },
    { table: 'that is not listed', plan: { ...wanted, listed: false }, isFound: false },
    { table: 'that is full', plan: wanted, isFull: true, isFound: false },
  ];
  contract.for(inLobby)('looking for terms, a table $table: $isFound', async (row) => {
    const store = await open();
    const table = new PlayedGame(row.plan);
    if (row.isFull === true) table.seatAll();
    const game = newGame();
    await appendAll(store, appendsOf(table, game));
    if (row.hasNoKey === true) await takeKeyFrom(place ?? { folder }, game);
    const { seats: _, ...terms } = wanted;
    const found = await store.games.waitingFor(terms);
    expect(found.some((summary) => summary.game === game)).toBe(row.isFound);
  });

  contract('of many who set a table for the same terms at the same instant, one does', async () => {
    const { games } = await open();
    const { seats, ...terms } = planOf('grasshopper-10', { listed: true });
    const setting = (): Append => {
      const [created] = appendsOf(new PlayedGame({ ...terms, seats }));
      if (!created) throw new Error('too short');
      return created;
    };
    const settings = Array.from({ length: 10 }, setting);
    const results = await Promise.all(settings.map((append) => games.appendUnlessWaiting(append, new Set())));
    const kinds = results.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['committed', ...Array.from({ length: 9 }, () => 'conflict')]);
    const waiting = await games.waitingFor(terms);
    expect(waiting.map(({ game }) => game)).toEqual([settings[kinds.indexOf('committed')]?.state.game]);
    const passedOver = new Set(waiting.map(({ game }) => game));
    expect(await games.appendUnlessWaiting(setting(), passedOver)).toEqual({ kind: 'committed' });
    expect(await games.waitingFor(terms)).toHaveLength(2);
  });

  contract('games that run stand in order: one’s own turn first, then the least time left', async () => {
    const store = await open();
    const tables = [
      { name: 'waits for people', days: 1, isFull: false, turns: 0 },
      { name: 'their turn, one day', days: 1, isFull: true, turns: 1 },
      { name: 'own turn, no clock', days: undefined, isFull: true, turns: 0 },
      { name: 'own turn, three days', days: 3, isFull: true, turns: 2 },
      { name: 'own turn, one day', days: 1, isFull: true, turns: 0 },
      { name: 'called off', days: 1, isFull: true, turns: -1 },
    ];
    const nameOf = new Map<string, string>();
    for (const { name, days, isFull, turns } of tables) {
      const clock = days === undefined ? ({ kind: 'none' } as const) : ({ kind: 'days', days } as const);
      const table = new PlayedGame(planOf('star-2', { clock }));
      if (isFull) table.seatAll();
      else table.do('A', { do: 'join', seat: 'A' });
      for (let turn = 0; turn < turns; turn += 1) table.turn(1000);
      if (turns < 0) table.do('A', { do: 'abort' });
      const game = newGame();
      nameOf.set(game, name);
      await appendAll(store, appendsOf(table, game));
    }
    const rows = await store.games.gamesOf(personFor('A'), { game: 'star-2', running: 'yes' }, false, 50);
    expect(rows.map(({ game, toMove, dueBy }) => [nameOf.get(game), toMove, dueBy])).toEqual([
      ['own turn, one day', 'A', START + DAY],
      ['own turn, three days', 'A', START + 2000 + 3 * DAY],
      ['own turn, no clock', 'A', undefined],
      ['their turn, one day', 'D', START + 1000 + DAY],
      ['waits for people', undefined, undefined],
    ]);
  });

  contract(
    'invariant 11: the result of a game is entered once, however often it is read or the loser asks again',
    async () => {
      const store = await open();
      const over = played();
      over.do('A', { do: 'resign' });
      const appends = appendsOf(over);
      await appendAll(store, appends);
      const last = appends.at(-1);
      if (!last) throw new Error('too short');
      const game = last.state.game;
      expect((await store.games.append([last])).kind).toBe('repeated');
      expect((await store.games.append([{ ...last, command: 'once-more' }])).kind).toBe('conflict');
      expect(await store.games.placesIn(game)).toEqual(
        new Map([
          [personFor('A'), 2],
          [personFor('C'), 1],
        ]),
      );
    },
  );

  contract('who was last here, and nobody earlier than before', async () => {
    const { games } = await open();
    const at = (person: string, game = 'place0000000') => ({ game, person });
    await games.markHere([at('ann'), at('bob'), at('cleo', 'other0000000')], 500);
    await games.markHere([at('ann')], 400);
    await games.markHere([at('bob')], 600);
    expect(await games.lastHere(['place0000000', 'nobody000000'])).toEqual(
      new Map([
        [
          'place0000000',
          new Map([
            ['ann', 500],
            ['bob', 600],
          ]),
        ],
        ['nobody000000', new Map()],
      ]),
    );
  });

  contract('lines of chat are numbered without gaps, and a line sent twice is said once', async () => {
    const store = await open();
    const { talk } = store;
    const appends = appendsOf(played());
    await appendAll(store, appends);
    const game = appends[0]?.state.game ?? '';
    expect(await talk.lastLines([game, 'nothing'])).toEqual(new Map());
    const say = (command: string, person = 'ann') =>
      talk.add({ game, command, at: 1, person, seat: undefined, channel: 'table', text: command });
    const lines = await Promise.all(Array.from({ length: 12 }, (_, index) => say(`line-${index}`)));
    expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await say('line-3')).toBe(lines[3]);
    expect(await talk.read(game, 10, 50)).toHaveLength(2);
    expect(await talk.lastLines([game, 'nothing'])).toEqual(new Map([[game, 12]]));
    await say('line-x', 'eve');
    await store.people.forget('eve');
    const [gone] = await talk.read(game, 12, 50);
    expect(gone).toMatchObject({ line: 13, person: '', text: '' });
    expect(await talk.saidBy('eve')).toEqual([]);
    expect(await say('line-y')).toBe(14);
  });

  contract('a name belongs to one person, however it is written', async () => {
    const { people } = await open();
    await people.addGuest('one', 1);
    await people.addGuest('two', 1);
    expect(await people.makeAccount('one', 'Ann', 'hash')).toBe(true);
    expect(await people.makeAccount('two', 'ANN', 'hash')).toBe(false);
    expect(await people.makeAccount('one', 'Bea', 'hash')).toBe(false);
    expect((await people.findByName('aNN'))?.person).toBe('one');
    await people.forget('one');
    expect(await people.findByName('Ann')).toBeUndefined();
    expect(await people.named(['one', 'two'])).toHaveLength(2);
    expect((await people.findAll(['two', 'nobody'])).map(({ person }) => person)).toEqual(['two']);
  });

  contract('of many who want the same name at the same time, one gets it', async () => {
    const { people } = await open();
    const rivals = Array.from({ length: 12 }, (_, index) => `rival-${index}`);
    for (const rival of rivals) await people.addGuest(rival, 1);
    const made = await Promise.all(rivals.map((rival) => people.makeAccount(rival, 'Rival', 'hash')));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await people.findByName('rival'))?.person).toBe(rivals[made.indexOf(true)]);
  });

  contract('what hosts do at the same time is all done and entered', async () => {
    const { people, hosts } = await open();
    const muted = Array.from({ length: 12 }, (_, index) => `muted-${index}`);
    for (const person of muted) await people.addGuest(person, 1);
    const mute = (person: string) =>
      hosts.carryOut({ deed: 'mute', to: { person }, by: 'Host', at: 1, until: 9, sparesHosts: true });
    const outcomes = await Promise.all(muted.map(mute));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(muted.map(() => 'done'));
    const entered = (await hosts.audit(50)).map(({ name }) => name);
    expect(muted.filter((person) => !entered.includes(person))).toEqual([]);
  });

  contract('whoever is forgotten leaves no name, no word and no report', async () => {
    const { people, hosts, reports, passkeys } = await open();
    for (const person of ['gone', 'guest', 'other']) await people.addGuest(person, 1);
    await people.makeAccount('gone', 'Gone', 'hash');
    await people.makeAccount('other', 'Gone-2', 'hash');
    const deed = { until: undefined, at: 1, sparesHosts: false } as const;
    await hosts.carryOut({ ...deed, deed: 'make-host', to: { name: 'gone' }, by: 'command line' });
    await hosts.carryOut({ ...deed, deed: 'mute', to: { name: 'Gone-2' }, by: 'Gone' });
    await reports.add('game', 'gone', { person: 'other', reason: 'spam', text: 'mine' }, 1);
    await reports.add('game', 'other', { person: 'gone', reason: 'spam', text: 'theirs' }, 1);
    await reports.add('game', 'other', { person: 'guest', reason: 'spam' }, 1);
    const key = { publicKey: 'x', counter: 0, addedAt: 1, usedAt: 1 };
    await passkeys.add({ ...key, passkey: 'passkey-of-gone', person: 'gone' });
    expect(await reports.madeBy('gone')).toMatchObject([{ person: 'other', text: 'mine' }]);
    await people.forget('gone');
    const entries = (await hosts.audit(50)).filter(({ name }) => name === 'gone' || name === 'Gone-2');
    expect(entries.map(({ by, name }) => [by, name])).toEqual([
      ['gone', 'Gone-2'],
      ['command line', 'gone'],
    ]);
    expect((await reports.latest(50)).map(({ reporter, person }) => [reporter, person])).toEqual([
      ['other', 'guest'],
    ]);
    expect(await passkeys.find('passkey-of-gone')).toBeUndefined();
    const seen = await people.named(['gone', 'guest', 'other']);
    expect(new Map(seen.map(({ id, name, guest }) => [id, [name, guest]]))).toEqual(
      new Map([
        ['gone', ['', false]],
        ['guest', ['', true]],
        ['other', ['Gone-2', false]],
      ]),
    );
  });

  contract('a session is found by its token, and ends', async () => {
    const { sessions } = await open();
    await sessions.add({ tokenHash: 'h1', session: 's1', person: 'ann', beganAt: 1, seenAt: 1, agent: 'x' });
    await sessions.markSeen('h1', 9);
    expect(await sessions.find('h1')).toMatchObject({ person: 'ann', seenAt: 9 });
    expect(await sessions.stillBegun(['h1', 'h2'])).toEqual(new Set(['h1']));
    expect(await sessions.end('eve', 's1')).toBe(false);
    expect(await sessions.end('ann', 's1')).toBe(true);
    expect(await sessions.find('h1')).toBeUndefined();
    expect(await sessions.stillBegun(['h1'])).toEqual(new Set());
    expect(await sessions.stillBegun([])).toEqual(new Set());
  });

  contract('the last sign of life of any node is known', async () => {
    const { nodes } = await open();
    await nodes.beat('a', 100);
    await nodes.beat('b', 250);
    await nodes.beat('a', 200);
    expect(await nodes.lastBeat(220)).toBe(250);
    expect(await nodes.lastBeat(220)).toBe(250);
  });
});

test('a data folder has one server at a time', async () => {
  const place = { folder: join(folder, 'alone') };
  const first = await opened(place);
  expect(await openStore(place)).toBeUndefined();
  await first.close();
  const second = await opened(place);
  await second.close();
});

test.skipIf(postgres === undefined)(
  'several nodes may bring the tables of PostgreSQL up to date at once',
  async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client(postgres?.address);
    await client.connect();
    await client.query('CREATE DATABASE fresh');
    await client.end();
    const place = { postgres: (postgres?.address ?? '').replace(/postgres$/, 'fresh') };
    const stores = await Promise.all([opened(place), opened(place), opened(place)]);
    for (const store of stores) {
      await store.check();
      await store.close();
    }
  },
);

test('what is on disk when the answer comes is there after the next start', async () => {
  const place = { folder: join(folder, 'again') };
  const before = await opened(place);
  const appends = appendsOf(played());
  await appendAll(before, appends);
  await before.close();
  const after = await opened(place);
  expect(await after.games.read(appends[0]?.state.game ?? '', -1)).toHaveLength(appends.length);
  await after.close();
});
