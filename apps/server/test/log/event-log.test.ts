import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { EventLog, type Follower } from '../../src/log/event-log.ts';
import type { LogStore } from '../../src/log/log-store.ts';
import type { Database } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { createDataFolder } from '../data-folder.ts';
import {
  type CounterCommand,
  type CounterContext,
  type CounterEvent,
  type CounterState,
  counterAggregate,
  openCounterStore,
} from './counter.ts';

let folder = '';
let database: Database;
let store: LogStore<CounterState, CounterEvent>;
let now = 0;

beforeEach(async () => {
  folder = await createDataFolder();
  const opened = openSqlite(folder);
  if (opened === undefined) throw new Error('the folder is locked');
  database = opened;
  store = await openCounterStore(database);
  now = 1000;
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

type CounterLog = EventLog<CounterState, CounterCommand, CounterEvent, CounterContext>;

function newNode(bus = openLocalBus(), aggregate = counterAggregate): CounterLog {
  return new EventLog(aggregate, { store, bus, now: () => now });
}

/** Writes a log directly to the database, without a node. Each event after the first adds 1. */
async function writeLog(id: string, length: number): Promise<void> {
  await database.transaction(async (query) => {
    for (let seq = 0; seq < length; seq += 1)
      await query(
        'INSERT INTO counter_events (counter, seq, command, at, event) VALUES ($1, $2, $3, 1000, $4)',
        [
          id,
          seq,
          seq === 0 ? 'open' : `add-${seq}`,
          JSON.stringify(seq === 0 ? { kind: 'opened', limit: 5000 } : { kind: 'added', amount: 1 }),
        ],
      );
  });
}

const open = (log: CounterLog, id: string, limit = 100) => log.start(id, { kind: 'opened', limit }, 'open');
/** Returns a follower that appends the count to a list after each change. */
const recordCounts = (counts: (number | undefined)[]): Follower<CounterState, CounterEvent> => ({
  onChange: ({ state }) => counts.push(state?.count),
});
const add = (log: CounterLog, id: string, commandId: string, amount = 1) =>
  log.execute(id, commandId, { do: 'add', amount }, () => ({ now }));

test('numbers events without gaps when several nodes append at the same time', async () => {
  const nodes = [newNode(), newNode(), newNode()];
  await Promise.all(nodes.map((node) => open(node, 'a')));
  const results = await Promise.all(
    Array.from({ length: 18 }, (_, index) => add(nodes[index % 3] ?? newNode(), 'a', `add-${index}`)),
  );
  const seqs = results.map((result) => (result?.ok ? result.value : -1));
  expect(seqs.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  for (const node of nodes) expect((await node.find('a'))?.state.count).toBe(18);
});

describe('a command', () => {
  test.each([
    ['waits for its turn, however often another node commits first', 50, { ok: true, value: 51 }],
    ['fails if the store rejects it although no other node has committed', 0, undefined],
  ])('%s', async (_, otherCount, result) => {
    const other = newNode();
    await open(other, 'a');
    const append = store.append.bind(store);
    let conflicts = 0;
    vi.spyOn(store, 'append').mockImplementation(async (appends) => {
      if (appends[0].commandId !== 'add-1' || conflicts === (otherCount || Infinity)) return append(appends);
      conflicts += 1;
      if (otherCount > 0) await add(other, 'a', `other-${conflicts}`);
      return { kind: 'conflict' };
    });
    const node = newNode();
    const added = add(node, 'a', 'add-1').catch(() => undefined);
    expect(await added).toEqual(result);
    expect((await other.find('a'))?.state.count).toBe(result?.value ?? 0);
  });
});

test('carries out a command once, even if it is repeated on another node', async () => {
  const [one, other] = [newNode(), newNode()];
  await open(one, 'a');
  const first = await add(one, 'a', 'add-1', 5);
  expect(await add(other, 'a', 'add-1', 5)).toEqual(first);
  expect(await add(one, 'a', 'add-1', 5)).toEqual(first);
  expect((await other.find('a'))?.state.count).toBe(5);
});

test('refuses a different command that has the id of an earlier one, on any node', async () => {
  const [one, other] = [newNode(), newNode()];
  await open(one, 'a');
  await add(one, 'a', 'add-1', 5);
  const reused = { ok: false, refusal: { code: 'id-reused' } };
  expect(await add(one, 'a', 'add-1', 6)).toEqual(reused);
  expect(await add(other, 'a', 'add-1', 6)).toEqual(reused);
  expect(await add(other, 'a', 'open', 5)).toEqual(reused);
  expect((await other.find('a'))?.state.count).toBe(5);
});

test('refuses a command only after it has read the latest state', async () => {
  const [one, other] = [newNode(), newNode()];
  await open(one, 'a', 1);
  await other.find('a');
  await add(one, 'a', 'add-1');
  expect(await add(other, 'a', 'add-2')).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
  expect(await store.read('a', -1)).toHaveLength(2);
});

test('returns undefined for a log that does not exist', async () => {
  const node = newNode();
  expect(await add(node, 'missing', 'add-1')).toBeUndefined();
  expect(await node.find('missing')).toBeUndefined();
});

test('calls followers on all nodes that share a bus', async () => {
  const bus = openLocalBus();
  const [one, other] = [newNode(bus), newNode(bus)];
  await open(one, 'a');
  await other.find('a');
  const counts: (number | undefined)[] = [];
  const follower = recordCounts(counts);
  other.follow('a', follower);
  await add(one, 'a', 'add-1', 3);
  await vi.waitFor(() => expect(counts).toEqual([3]), { timeout: 20_000 });
  other.unfollow('a', follower);
  await add(one, 'a', 'add-2', 3);
  await other.find('a');
  expect(counts).toEqual([3]);
});

test('catches up with events whose notification was lost', async () => {
  const [one, other] = [newNode(), newNode()];
  await open(one, 'a');
  const counts: (number | undefined)[] = [];
  other.follow('a', recordCounts(counts));
  await add(one, 'a', 'add-1', 3);
  expect(counts).toEqual([]);
  await other.catchUp();
  expect(counts).toEqual([3]);
});

test('a log that cannot be read does not keep a node from catching up on the others', async () => {
  const [one, other] = [newNode(), newNode()];
  const counts: (number | undefined)[] = [];
  for (const id of ['a', 'b']) {
    await open(one, id);
    other.follow(id, recordCounts(id === 'b' ? counts : []));
  }
  await database.transaction((query) =>
    query(
      `INSERT INTO counter_events (counter, seq, command, at, event) VALUES ('a', 1, 'new', 1000, 'unreadable')`,
    ),
  );
  await add(one, 'b', 'add-1', 3);
  await expect(other.catchUp()).rejects.toThrow('logs that could not be read: 1');
  expect(counts).toEqual([3]);
});

test('reads events appended to a followed log before the bus subscription is ready', async () => {
  const bus = openLocalBus();
  let markReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  const other = newNode({ ...bus, subscribe: () => ({ ready, end: () => undefined }) });
  await open(newNode(bus), 'a');
  await other.find('a');
  const counts: (number | undefined)[] = [];
  other.follow('a', recordCounts(counts));
  await add(newNode(bus), 'a', 'add-1', 3);
  markReady();
  await vi.waitFor(() => expect(counts).toEqual([3]));
});

test('ignores notifications about a different kind of aggregate, and about logs without followers', async () => {
  const bus = openLocalBus();
  const read = vi.spyOn(store, 'read');
  const node = newNode(bus);
  await open(node, 'a');
  await open(node, 'b');
  node.follow('a', { onChange: () => undefined });
  bus.publish({ about: 'log', kind: 'counter', id: 'b', seq: 9 });
  bus.publish({ about: 'log', kind: 'game', id: 'a', seq: 9 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).not.toHaveBeenCalled();
});

test('commits an event together with the log that it starts, and stores due work', async () => {
  const node = newNode();
  await open(node, 'a', 7);
  expect(await store.leaseDue('close', now + 999, 10, 10)).toEqual([]);
  now += 1000;
  const [work] = await store.leaseDue('close', now, 10, 10);
  expect(work).toEqual({ id: 'a', kind: 'close', at: 2000 });
  await node.execute('a', 'close', { do: 'close' }, () => ({ now }));
  expect((await newNode().find('next'))?.state).toMatchObject({ limit: 7, count: 0, isClosed: false });
  expect(await store.leaseDue('close', now + 999, 10, 10)).toEqual([]);
});

test('work that falls due with an event is due at once, even if the node’s clock was set back', async () => {
  const nextDueWork = ({ changedAt }: CounterState) => ({ kind: 'close', at: changedAt });
  const node = newNode(openLocalBus(), { ...counterAggregate, nextDueWork });
  await open(node, 'a');
  now -= 500;
  await add(node, 'a', 'add-1', 4);
  expect(await store.leaseDue('close', now, 10, 10)).toEqual([{ id: 'a', kind: 'close', at: now }]);
});

test('writes derived rows in the event’s transaction', async () => {
  const node = newNode();
  await open(node, 'a');
  await add(node, 'a', 'add-1', 4);
  expect(await database.query('SELECT counter, count FROM counters')).toEqual([{ counter: 'a', count: 4 }]);
});

test('reads a long log in parts, once for all concurrent calls, and lets other tasks run in between', async () => {
  await writeLog('a', 2100);
  const read = vi.spyOn(store, 'read');
  const node = newNode();
  let timerTicks = 0;
  const timer = setInterval(() => {
    timerTicks += 1;
  }, 0);
  const found = await Promise.all(Array.from({ length: 20 }, () => node.find('a')));
  clearInterval(timer);
  expect(found.map((log) => log?.state.count)).toEqual(Array.from({ length: 20 }, () => 2099));
  const parts = await Promise.all(read.mock.results.map(({ value }) => value));
  const sizes = parts.map((part) => part.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2100);
  expect(timerTicks).toBeGreaterThan(3);
});

test('keeps only the latest events of a long log in memory, and still recognises all commands', async () => {
  await writeLog('a', 1000);
  const forgetfulAggregate = { ...counterAggregate, keptEventCount: 100 };
  const node = newNode(openLocalBus(), forgetfulAggregate);
  const found = await node.find('a');
  expect(found?.state.count).toBe(999);
  expect(found?.events.length).toBeLessThan(200);
  expect(found?.events.at(-1)?.seq).toBe(999);
  const reused = { ok: false, refusal: { code: 'id-reused' } };
  await add(node, 'a', 'full', 5000 - 999);
  // The counter is full now, so it would refuse a new command that adds 1 and accept one that adds 0. The repeated
  // commands below are no longer in memory.
  const rows: readonly (readonly [commandId: string, amount: number, result: unknown])[] = [
    ['add-5', 1, { ok: true, value: 5 }],
    ['add-5', 2, reused],
    ['add-5', 0, reused],
    ['open', 0, reused],
    ['add-999', 1, { ok: true, value: 999 }],
    ['never', 1, { ok: false, refusal: { code: 'not-allowed' } }],
  ];
  for (const [commandId, amount, result] of rows)
    expect(await add(node, 'a', commandId, amount), `${commandId} ${amount}`).toMatchObject(result as object);
  expect((await newNode().find('a'))?.state.count).toBe(5000);
});

test('reads a long log completely after an earlier read failed halfway', async () => {
  await writeLog('a', 1000);
  const node = newNode();
  vi.spyOn(store, 'read')
    .mockImplementationOnce((id, after, limit) =>
      Object.getPrototypeOf(store).read.call(store, id, after, limit),
    )
    .mockRejectedValueOnce(new Error('the store is unavailable'));
  await expect(node.find('a')).rejects.toThrow('the store is unavailable');
  expect((await node.find('a'))?.state.count).toBe(999);
});

test('ids of logs that do not exist do not displace logs from memory', async () => {
  const log = newNode();
  await open(log, 'a');
  for (let index = 0; index < 2000; index += 1) {
    expect(await log.find(`unknown-${index}`)).toBeUndefined();
    expect(await add(log, `unknown-too-${index}`, 'add')).toBeUndefined();
  }
  expect(log.peek('a')?.state?.count).toBe(0);
  expect(log.peek('unknown-1999')).toBeUndefined();
});

test('callers who ask for a log while it is being created share it in memory', async () => {
  const [log, otherNode] = [newNode(), newNode()];
  const reads = Array.from({ length: 5 }, () => log.find('a'));
  await open(otherNode, 'a');
  const found = await Promise.all([...reads, log.find('a'), log.find('a')]);
  for (const projection of found) if (projection !== undefined) expect(log.peek('a')).toBe(projection);
  expect(found.at(-1)?.state.count).toBe(0);
});
