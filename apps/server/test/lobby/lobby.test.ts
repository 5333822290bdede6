import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Terms } from '@halma/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { Names } from '../../src/people/names.ts';
import { openStore, type Store, type StorePlace } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { planOf } from '../game/played.ts';
import { postgresForTests } from '../services.ts';

const postgres = await postgresForTests();
const folder = await mkdtemp(join(tmpdir(), 'halma-lobby-'));
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

let now = 1_700_000_000_000;

/** What one node knows and does; nodes hear nothing of each other but through the store. */
function nodeOn(store: Store): { readonly tables: Tables; readonly lobby: Lobby } {
  const { games, people } = store;
  const tell = { now: () => now, random: Math.random };
  const tables = new Tables({ games, bus: openLocalBus(), ...tell });
  return { tables, lobby: new Lobby({ games, people, names: new Names(people, tell.now), tables, ...tell }) };
}

let count = 0;

/** Terms, or people, that no other test has. */
function newTerms(game = 'halma-2'): Terms {
  count += 1;
  const { seats: _, ...terms } = planOf(game, {
    clock: { kind: 'real-time', main: 60_000 + count, increment: 0, delay: 0 },
  });
  return { ...terms, listed: true };
}

function newPeople(many: number): string[] {
  count += 1;
  return Array.from({ length: many }, (_, index) => `person-${count}-${index}`);
}

const places: [string, readonly StorePlace[]][] = [
  ['two nodes on SQLite', [{ folder }]],
  [
    'two nodes on PostgreSQL',
    postgres ? [{ postgres: postgres.address }, { postgres: postgres.address }] : [],
  ],
];

describe.each(places)('%s', (_, where) => {
  const on = test.skipIf(where.length === 0);
  const opening = Promise.all(where.map((place) => openStore(place)));
  const stores = async (): Promise<readonly [Store, Store]> => {
    const [first, second = first] = await opening;
    if (first === undefined || second === undefined) throw new Error('the folder is taken');
    return [first, second];
  };
  afterAll(async () => {
    for (const store of await opening) await store?.close();
  });

  /** Who sits with whom, after people have asked at the same instant, each at the next node. */
  async function pairAtOnce(terms: Terms, people: readonly string[]): Promise<Map<string, string[]>> {
    const nodes = (await stores()).map(nodeOn);
    const answers = await Promise.all(
      people.map((person, index) => nodes[index % 2]?.lobby.pair(terms, person, `pair-${index}`)),
    );
    const tables = new Map<string, string[]>();
    for (const [index, answer] of answers.entries()) {
      if (!answer?.ok) throw new Error(answer?.refusal.code);
      tables.set(answer.value, [...(tables.get(answer.value) ?? []), people[index] ?? '']);
    }
    return tables;
  }

  on.each([
    { game: 'halma-2', many: 2, sit: [2] },
    { game: 'halma-2', many: 3, sit: [2, 1] },
    { game: 'halma-2', many: 16, sit: [2, 2, 2, 2, 2, 2, 2, 2] },
    { game: 'star-3', many: 3, sit: [3] },
    { game: 'star-3', many: 8, sit: [3, 3, 2] },
  ])('$many who ask for $game at the same instant sit at as few tables as there can be', async (row) => {
    const terms = newTerms(row.game);
    const tables = await pairAtOnce(terms, newPeople(row.many));
    const sizes = [...tables.values()].map(({ length }) => length);
    expect(sizes.toSorted((one, other) => other - one)).toEqual(row.sit);
    const [store] = await stores();
    const waiting = row.sit.at(-1) === row.sit[0] ? 0 : 1;
    expect(await store.games.waitingFor(terms)).toHaveLength(waiting);
  });

  on('whoever asks twice at the same instant waits at one table', async () => {
    const [ann = ''] = newPeople(1);
    expect((await pairAtOnce(newTerms(), [ann, ann])).size).toBe(1);
  });

  on('two of whom one has blocked the other wait at a table each, also at the same instant', async () => {
    const [ann = '', bob = ''] = newPeople(2);
    const [store] = await stores();
    await store.people.block(ann, bob);
    const terms = newTerms();
    expect((await pairAtOnce(terms, [ann, bob])).size).toBe(2);
    expect(await store.games.waitingFor(terms)).toHaveLength(2);
  });

  on('the latest of more tables than the lobby shows is shown and found', async () => {
    const [store] = await stores();
    const { tables, lobby } = nodeOn(store);
    const other = newTerms();
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    for (const person of newPeople(101)) await tables.create({ ...other, seats }, person, 'set');
    now += 1000;
    const terms = newTerms();
    const [ann = '', bob = ''] = newPeople(2);
    const waiting = await lobby.pair(terms, ann, 'pair');
    const shown = await lobby.tables();
    expect(shown).toHaveLength(100);
    expect({ ok: true, value: shown.at(-1)?.game }).toEqual(waiting);
    expect(await lobby.pair(terms, bob, 'pair')).toEqual(waiting);
  });
});
