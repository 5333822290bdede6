import { afterAll, describe, expect, test } from 'vitest';
import { RetentionJob } from '../../src/background/retention.ts';
import type { Database, Row } from '../../src/store/database.ts';
import type { RetentionPolicy } from '../../src/store/retention-store.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { TABLES } from '../../src/store/tables.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { locationsForTests, newGameId, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

const DAY_MS = 24 * 60 * 60_000;
const NOW = 1_800_000_000_000;
const CUTOFF = NOW - 30 * DAY_MS;
/** The last time whose rows are deleted, and the first whose rows are kept. */
const [OLD, NEW] = [CUTOFF - 1, CUTOFF];
const nameOfTime = (time: number): string => (time === OLD ? 'before the cutoff' : 'at the cutoff');
const nameOfReport = (report: string | undefined): string =>
  report === undefined ? 'without a report' : `with a report that is ${report}`;

async function insert(database: Database, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  await database.batch([
    {
      sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`,
      values: Object.values(row),
    },
  ]);
}

let personCount = 0;

/** Returns a new person id, which sorts after the earlier ones. */
function newPersonId(): string {
  personCount += 1;
  return `person-${String(personCount).padStart(4, '0')}`;
}

/** The data that each case adds about a guest whose last visit was long ago, and whether the guest is deleted. */
const GUESTS: readonly (readonly [
  name: string,
  rows: (person: string) => Readonly<Record<string, Row>>,
  isDeleted: boolean,
])[] = [
  ['has nothing', () => ({}), true],
  ['has a session that has expired', (person) => ({ sessions: sessionRow(person, OLD) }), true],
  ['has blocked another', (person) => ({ blocks: { person, blocked: 'other' } }), true],
  ['was blocked', (person) => ({ blocks: { person: `other of ${person}`, blocked: person } }), true],
  ['has watched a game', (person) => ({ here: { game: newGameId(), person, at: OLD } }), true],
  ['has a session in use', (person) => ({ sessions: sessionRow(person, NEW) }), false],
  ['came later', () => ({ people: { created_at: NEW } }), false],
  ['has a seat', (person) => ({ players: { game: newGameId(), seat: 'A', person } }), false],
  ['has an open game, but no seat in it', (person) => ({ games: gameRow('waiting', person) }), false],
  [
    'has an open game that is not listed, but no seat in it',
    (person) => ({ games: { ...gameRow('waiting', person), listed: 0 } }),
    false,
  ],
  ['had an open game, but no seat in it', (person) => ({ games: gameRow('aborted', person) }), true],
  ['has entered a tournament', (person) => ({ entries: { tournament: 'tourney1', person } }), false],
  ['has chatted', (person) => ({ talk: talkRow(newGameId(), 1, OLD, person) }), false],
  ['was reported', (person) => ({ reports: reportRow(newGameId(), 'new', person) }), false],
  ['has an account', (person) => ({ people: { name: person, name_key: person, password: 'hash' } }), false],
  ['had an account', () => ({ people: { role: 'closed' } }), false],
];

/**
 * The same for the policy about guests who came once. It differs only in the sessions that keep a guest: those that
 * were used again, however long ago.
 */
const ONE_TIME_GUESTS: typeof GUESTS = [
  [
    'has a session that was used for less than an hour',
    (person) => ({ sessions: sessionRow(person, 1) }),
    true,
  ],
  ['has come back', (person) => ({ sessions: sessionRow(person, 2) }), false],
  ...GUESTS.filter(([, rows]) => !('sessions' in rows(''))),
];

function sessionRow(person: string, seenAt: number): Row {
  const id = `session of ${person}`;
  return { token_hash: id, session: id, person, began_at: 1, seen_at: seenAt, agent: '' };
}

function gameRow(phase: string, person: string): Row {
  const texts = { terms: '{}', seats: '{}', by_person: person, result: '*' };
  return { game: newGameId(), phase, listed: 1, ...texts, created_at: OLD, changed_at: OLD };
}

function talkRow(game: string, line: number, at: number, person = 'ann'): Row {
  return { game, line, command: `c${line}`, at, person, seat: 'A', channel: 'table', said: `line ${line}` };
}

function reportRow(game: string, state: string, person = 'ann'): Row {
  return { game, reporter: 'bob', person, reason: 'chat', said: '', at: OLD, state };
}

/** What is left of a game: its log, its chat lines, and who was connected to it. */
interface Remains {
  readonly events: number;
  readonly chat: readonly string[];
  readonly here: readonly string[];
}

const ALL_ROWS: Remains = { events: 1, chat: ['line 1', 'line 2', 'line 3'], here: ['old', 'running'] };
const NO_ROWS: Remains = { events: 0, chat: [], here: [] };

/** A game that changed at a given time, a report about it in some state, and the rows that a policy keeps. */
const GAMES: readonly (readonly [
  policy: RetentionPolicy,
  phase: string,
  changedAt: number,
  report: string | undefined,
  left: Remains,
])[] = [
  ['presence', 'over', OLD, undefined, { ...ALL_ROWS, here: ['running'] }],
  ['presence', 'aborted', OLD, 'new', { ...ALL_ROWS, here: ['running'] }],
  ['presence', 'over', NEW, undefined, ALL_ROWS],
  ['presence', 'playing', OLD, undefined, ALL_ROWS],
  // The line that is recent enough stays, and the last line keeps its number.
  ['chat', 'over', OLD, undefined, { ...ALL_ROWS, chat: ['line 3'] }],
  ['chat', 'aborted', OLD, 'settled', { ...ALL_ROWS, chat: ['line 3'] }],
  ['chat', 'over', OLD, 'new', ALL_ROWS],
  ['chat', 'over', NEW, undefined, ALL_ROWS],
  ['chat', 'playing', OLD, undefined, ALL_ROWS],
  ['aborted', 'aborted', OLD, undefined, NO_ROWS],
  ['aborted', 'aborted', OLD, 'settled', NO_ROWS],
  ['aborted', 'aborted', OLD, 'seen', ALL_ROWS],
  ['aborted', 'aborted', NEW, undefined, ALL_ROWS],
  ['aborted', 'over', OLD, undefined, ALL_ROWS],
  ['aborted', 'waiting', OLD, undefined, ALL_ROWS],
];

async function insertGame(
  database: Database,
  phase: string,
  changedAt: number,
  report?: string,
): Promise<string> {
  const game = newGameId();
  const texts = { terms: '{}', seats: '{}', by_person: 'ann', result: '*' };
  await insert(database, 'games', { game, phase, listed: 0, ...texts, created_at: 1, changed_at: changedAt });
  await insert(database, 'events', { game, seq: 0, command: 'create', at: 1, event: '{}' });
  await insert(database, 'players', { game, seat: 'A', person: 'ann' });
  await insert(database, 'due', { game, kind: 'none', at: 1, taken_until: 0 });
  for (const line of [1, 2, 3]) await insert(database, 'talk', talkRow(game, line, line < 3 ? OLD : NEW));
  await insert(database, 'here', { game, person: 'old', at: OLD });
  await insert(database, 'here', { game, person: 'running', at: OLD, node: 'running' });
  if (report !== undefined) await insert(database, 'reports', reportRow(game, report));
  return game;
}

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);
  let sharedDatabase: Database | undefined;
  afterAll(() => sharedDatabase?.close());
  const openStoreAndDatabase = async () => {
    const store = await open();
    sharedDatabase ??= location && openSharedDatabase(location);
    if (sharedDatabase === undefined) throw new Error('there is no database');
    return { store, database: sharedDatabase };
  };
  const countRows = async (
    database: Database,
    table: string,
    column: string,
    value: string,
  ): Promise<number> =>
    (await database.query(`SELECT ${column} FROM ${table} WHERE ${column} = $1`, [value])).length;

  contract.each([
    ...GUESTS.map(([name, rows, isDeleted]) => ['guests', name, isDeleted, rows] as const),
    ...ONE_TIME_GUESTS.map(([name, rows, isDeleted]) => ['one-time-guests', name, isDeleted, rows] as const),
  ])('policy “%s”: a guest from long ago who %s is deleted: %s', async (policy, _name, isDeleted, rows) => {
    const { store, database } = await openStoreAndDatabase();
    const person = newPersonId();
    const { people = {}, ...otherRows } = rows(person);
    const guest = { person, role: 'player', muted_until: 0, created_at: OLD, ...people };
    await insert(database, 'people', guest);
    for (const [table, row] of Object.entries(otherRows)) await insert(database, table, row);
    await store.retention.sweep(policy, { after: '', limit: 1000, cutoff: CUTOFF });
    expect(await countRows(database, 'people', 'person', person)).toBe(isDeleted ? 0 : 1);
    const remaining = await Promise.all(
      ['sessions', 'blocks', 'here'].map((table) => countRows(database, table, 'person', person)),
    );
    if (isDeleted)
      expect([...remaining, await countRows(database, 'blocks', 'blocked', person)]).toEqual([0, 0, 0, 0]);
    else expect(remaining.reduce((sum, count) => sum + count, 0)).toBe('sessions' in otherRows ? 1 : 0);
  });

  contract.each(GAMES.map((row) => [row[0], row[1], nameOfTime(row[2]), nameOfReport(row[3]), row] as const))(
    'policy “%s”, a game in the phase “%s” that changed %s, %s: only the expected rows remain',
    async (_policy, _phase, _time, _report, row) => {
      const [policy, phase, changedAt, report, left] = row;
      const { store, database } = await openStoreAndDatabase();
      await store.nodes.recordHeartbeat('running', NOW, 1);
      const game = await insertGame(database, phase, changedAt, report);
      await store.retention.sweep(policy, { after: '', limit: 1000, cutoff: CUTOFF });
      const texts = async (column: string, table: string, order: string): Promise<readonly string[]> =>
        (
          await database.query(`SELECT ${column} AS text FROM ${table} WHERE game = $1 ORDER BY ${order}`, [
            game,
          ])
        ).map(({ text }) => String(text));
      expect({
        events: await countRows(database, 'events', 'game', game),
        chat: await texts('said', 'talk', 'line'),
        here: await texts('person', 'here', 'person'),
      }).toEqual(left);
      if (left !== NO_ROWS) return;
      for (const { name } of TABLES.filter(({ key }) => key[0] === 'game'))
        expect(await countRows(database, name, 'game', game), name).toBe(0);
    },
  );

  contract(
    'the last line of a chat, if it is too old, loses its text and author, but keeps its number',
    async () => {
      const { store, database } = await openStoreAndDatabase();
      const game = await insertGame(database, 'over', OLD);
      await database.batch([{ sql: 'UPDATE talk SET at = $2 WHERE game = $1', values: [game, OLD] }]);
      for (let sweep = 0; sweep < 2; sweep += 1)
        await store.retention.sweep('chat', { after: '', limit: 1000, cutoff: CUTOFF });
      const message = {
        game,
        command: 'next',
        at: NOW,
        person: 'ann',
        seat: undefined,
        channel: 'table',
        text: 'Later',
      } as const;
      expect(await store.chat.add(message)).toEqual({ ok: true, value: 4 });
      const lines = await store.chat.read(game, 0, 10);
      expect(lines.map(({ line, person, text }) => [line, person, text])).toEqual([
        [3, '', ''],
        [4, 'ann', 'Later'],
      ]);
    },
  );

  contract.each([
    ['called-off', nameOfTime(OLD), 0, false, OLD],
    ['called-off', nameOfTime(NEW), 0, true, NEW],
    ['called-off', nameOfTime(OLD), 1, true, OLD],
    ['over', nameOfTime(OLD), 0, true, OLD],
    ['open', nameOfTime(OLD), 0, true, OLD],
  ] as const)(
    'a tournament in the phase “%s” that changed %s, with the number of rounds %i, is kept: %s',
    async (phase, _time, round, isKept, changedAt) => {
      const { store, database } = await openStoreAndDatabase();
      const tournament = newGameId().slice(-8);
      const setup = newTournament(2);
      const item = JSON.stringify({ tournament, setup, phase, players: 0, round, rounds: 0 });
      const row = { tournament, list: '', starts_at: 1, organiser: 'ann', phase, item, created_at: 1 };
      await insert(database, 'tournaments', { ...row, changed_at: changedAt });
      await insert(database, 'entries', { tournament, person: 'ann' });
      const stream = `tournament:${tournament}`;
      await insert(database, 'logs', { stream, seq: 0, command: 'create', at: 1, event: '{}' });
      await insert(database, 'log_due', { stream, kind: 'tournament', at: 1, taken_until: 0 });
      await store.retention.sweep('called-off', { after: '', limit: 1000, cutoff: CUTOFF });
      const remaining = [
        await countRows(database, 'tournaments', 'tournament', tournament),
        await countRows(database, 'entries', 'tournament', tournament),
        await countRows(database, 'logs', 'stream', stream),
        await countRows(database, 'log_due', 'stream', stream),
      ];
      expect(remaining).toEqual(remaining.map(() => (isKept ? 1 : 0)));
    },
  );

  const chats = [
    ['tournament-chat', 'over', OLD, undefined, ['line 3']],
    ['tournament-chat', 'called-off', OLD, 'settled', ['line 3']],
    ['tournament-chat', 'over', OLD, 'seen', ['line 1', 'line 2', 'line 3']],
    ['tournament-chat', 'over', NEW, undefined, ['line 1', 'line 2', 'line 3']],
    ['tournament-chat', 'running', OLD, undefined, ['line 1', 'line 2', 'line 3']],
    ['called-off', 'called-off', OLD, undefined, []],
    ['called-off', 'called-off', OLD, 'new', ['line 1', 'line 2', 'line 3']],
    ['called-off', 'over', OLD, undefined, ['line 1', 'line 2', 'line 3']],
  ] as const;
  contract.each(
    chats.map((row) => {
      const [policy, phase, changedAt, report, left] = row;
      return [
        policy,
        phase,
        nameOfTime(changedAt),
        nameOfReport(report),
        left.join(', ') || 'nothing',
        row,
      ] as const;
    }),
  )(
    'policy “%s”, a tournament in the phase “%s” that changed %s, %s: the chat keeps %s',
    async (_policy, _phase, _time, _report, _left, values) => {
      const [policy, phase, changedAt, report, left] = values;
      const { store, database } = await openStoreAndDatabase();
      const tournament = newGameId().slice(-8);
      const setup = newTournament(2);
      const item = JSON.stringify({ tournament, setup, phase, players: 0, round: 0, rounds: 0 });
      const row = { tournament, list: '', starts_at: 1, organiser: 'ann', phase, item, created_at: 1 };
      await insert(database, 'tournaments', { ...row, changed_at: changedAt });
      for (const [index, at] of [OLD, OLD, NEW].entries())
        await insert(database, 'talk', { ...talkRow(tournament, index + 1, at), seat: null });
      if (report !== undefined) await insert(database, 'reports', reportRow(tournament, report));
      await store.retention.sweep(policy, { after: '', limit: 1000, cutoff: CUTOFF });
      const messages = await store.chat.listBefore(tournament, NOW, 10);
      expect(messages.map(({ text }) => text)).toEqual(left);
    },
  );

  contract('deletes sessions that are no longer valid, a page at a time', async () => {
    const { store, database } = await openStoreAndDatabase();
    const people = Array.from({ length: 7 }, newPersonId);
    for (const [index, person] of people.entries())
      await insert(database, 'sessions', sessionRow(person, index % 2 === 0 ? OLD : NEW));
    const count = async (seenAt: number): Promise<number> =>
      (await database.query('SELECT session FROM sessions WHERE seen_at = $1', [seenAt])).length;
    const [oldCount, newCount] = [await count(OLD), await count(NEW)];
    expect(oldCount).toBeGreaterThanOrEqual(4);
    let [after, pages]: [string | undefined, number] = ['', 0];
    while (after !== undefined) {
      const before = await count(OLD);
      after = await store.retention.sweep('sessions', { after, limit: 2, cutoff: CUTOFF });
      expect(before - (await count(OLD))).toBeLessThanOrEqual(2);
      pages += 1;
    }
    expect(pages).toBeGreaterThanOrEqual((oldCount + newCount) / 2);
    expect([await count(OLD), await count(NEW)]).toEqual([0, newCount]);
  });

  contract('deletes notices and challenges that are too old, a page at a time', async () => {
    const { store, database } = await openStoreAndDatabase();
    const people = Array.from({ length: 5 }, newPersonId);
    for (const [index, person] of people.entries()) {
      const at = index % 2 === 0 ? OLD : NEW;
      const notice = { person, key: `turn:${person}`, kind: 'your-turn', body: '{}', at, seen: 0 };
      await insert(database, 'notices', notice);
      const terms = { setup: '{}', begins: 'random', note: '', is_live: 0, state: 'declined' };
      const times = { created_at: 1, until: 2, changed_at: at };
      await insert(database, 'challenges', {
        challenge: person,
        by_person: person,
        to_person: 'x',
        ...terms,
        ...times,
      });
    }
    // An open challenge that has not yet expired.
    await insert(database, 'challenges', {
      challenge: 'later',
      by_person: 'later',
      to_person: 'x',
      setup: '{}',
      begins: 'random',
      note: '',
      is_live: 0,
      state: 'open',
      created_at: OLD,
      until: NEW,
      changed_at: OLD,
    });
    for (const policy of ['notices', 'challenges'] as const) {
      let after: string | undefined = '';
      while (after !== undefined)
        after = await store.retention.sweep(policy, { after, limit: 2, cutoff: CUTOFF });
    }
    const countRemaining = (table: string, column: string) =>
      Promise.all([...people, 'later'].map((person) => countRows(database, table, column, person)));
    expect(await countRemaining('notices', 'person')).toEqual([0, 1, 0, 1, 0, 0]);
    expect(await countRemaining('challenges', 'challenge')).toEqual([0, 1, 0, 1, 0, 1]);
  });

  contract(
    'two nodes share the pages, each continuing where the other stopped, and the sweep begins again after a day',
    async () => {
      const { store, database } = await openStoreAndDatabase();
      let now = NOW;
      const count = async (): Promise<number> => countRows(database, 'games', 'phase', 'aborted');
      const newNode = (): RetentionJob =>
        new RetentionJob({
          store: store.retention,
          retention: {
            guests: 0,
            'one-time-guests': 0,
            presence: 0,
            chat: 0,
            aborted: 30,
            'tournament-chat': 0,
            'called-off': 0,
            sessions: 0,
            challenges: 0,
            notices: 0,
          },
          now: () => now,
          pageSize: 2,
        });
      const nodes = [newNode(), newNode()];
      const sweepAll = async (): Promise<void> => {
        for (let run = 0; run < 60; run += 1) {
          const before = await count();
          await (run % 7 === 0 ? newNode() : nodes[run % 2])?.run();
          expect(before - (await count())).toBeLessThanOrEqual(2);
          now += 1000;
        }
      };
      const playerCount = await countRows(database, 'people', 'role', 'player');
      for (let game = 0; game < 7; game += 1) await insertGame(database, 'aborted', OLD);
      const countExpired = async (): Promise<number> =>
        (
          await database.query(
            `SELECT game FROM games WHERE phase = 'aborted' AND changed_at < $1
        AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.game = games.game AND state <> 'settled')`,
            [CUTOFF],
          )
        ).length;
      expect(await countExpired()).toBeGreaterThanOrEqual(7);
      await sweepAll();
      expect(await countExpired()).toBe(0);

      await insertGame(database, 'aborted', OLD);
      await sweepAll();
      expect(await countExpired()).toBe(1);
      now += DAY_MS;
      await sweepAll();
      expect(await countExpired()).toBe(0);
      expect(await countRows(database, 'people', 'role', 'player')).toBe(playerCount);
    },
  );
});

test('data that is kept forever is never examined', async () => {
  const job = new RetentionJob({
    store: {
      lease: () => Promise.reject(new Error('leased')),
      schedule: () => Promise.reject(new Error('scheduled')),
      sweep: () => Promise.reject(new Error('swept')),
    },
    retention: {
      guests: 0,
      'one-time-guests': 0,
      presence: 0,
      chat: 0,
      aborted: 0,
      'tournament-chat': 0,
      'called-off': 0,
      sessions: 0,
      challenges: 0,
      notices: 0,
    },
    now: () => NOW,
  });
  await expect(job.run()).resolves.toBeUndefined();
});
