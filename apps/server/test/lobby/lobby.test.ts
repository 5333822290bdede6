import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameTerms } from '@halma/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Games } from '../../src/games/games.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import { openStore, type Store, type StoreLocation } from '../../src/store/store.ts';
import { gameSetup, testPersonId } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';

const postgres = await postgresForTests();
const folder = await mkdtemp(join(tmpdir(), 'halma-lobby-'));
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

let now = 1_700_000_000_000;

/** Creates the games and the lobby of one node. Nodes share nothing but the store. */
function nodeOn(store: Store): { readonly games: Games; readonly lobby: Lobby } {
  const { games: gameStore, people } = store;
  const sources = { now: () => now, random: Math.random };
  const games = new Games({ store: gameStore, bus: openLocalBus(), ...sources });
  return {
    games,
    lobby: new Lobby({
      store: gameStore,
      people,
      names: new NameCache(people, sources.now),
      games,
      ...sources,
    }),
  };
}

let count = 0;

/** Returns terms that no other test uses. */
function newTerms(game = 'halma-2'): GameTerms {
  count += 1;
  const { seats: _, ...terms } = gameSetup(game, {
    clock: { kind: 'real-time', main: 60_000 + count, increment: 0, delay: 0 },
  });
  return { ...terms, listed: true };
}

function newPeople(many: number): string[] {
  count += 1;
  return Array.from({ length: many }, (_, index) => testPersonId(count * 1000 + index));
}

const places: [string, readonly StoreLocation[]][] = [
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

  /** Pairs people at the same instant, each at the next node. Returns the players of each game. */
  async function pairAtOnce(terms: GameTerms, people: readonly string[]): Promise<Map<string, string[]>> {
    const nodes = (await stores()).map(nodeOn);
    const answers = await Promise.all(
      people.map((person, index) => nodes[index % 2]?.lobby.pair(terms, person, `pair-${index}`)),
    );
    const games = new Map<string, string[]>();
    for (const [index, answer] of answers.entries()) {
      if (!answer?.ok) throw new Error(answer?.refusal.code);
      games.set(answer.value, [...(games.get(answer.value) ?? []), people[index] ?? '']);
    }
    return games;
  }

  on.each([
    { game: 'halma-2', many: 2, sit: [2] },
    { game: 'halma-2', many: 3, sit: [2, 1] },
    { game: 'halma-2', many: 16, sit: [2, 2, 2, 2, 2, 2, 2, 2] },
    { game: 'star-3', many: 3, sit: [3] },
    { game: 'star-3', many: 8, sit: [3, 3, 2] },
  ])('pairs $many who ask for $game at the same instant in as few games as possible', async (row) => {
    const terms = newTerms(row.game);
    const games = await pairAtOnce(terms, newPeople(row.many));
    const sizes = [...games.values()].map(({ length }) => length);
    expect(sizes.toSorted((one, other) => other - one)).toEqual(row.sit);
    const [store] = await stores();
    const waiting = row.sit.at(-1) === row.sit[0] ? 0 : 1;
    expect(await store.games.listOpenFor(terms)).toHaveLength(waiting);
  });

  on('a person who asks twice at the same instant has one open game', async () => {
    const [ann = ''] = newPeople(1);
    expect((await pairAtOnce(newTerms(), [ann, ann])).size).toBe(1);
  });

  on('two people of whom one has blocked the other are not paired', async () => {
    const [ann = '', bob = ''] = newPeople(2);
    const [store] = await stores();
    await store.people.block(ann, bob);
    const terms = newTerms();
    expect((await pairAtOnce(terms, [ann, bob])).size).toBe(2);
    expect(await store.games.listOpenFor(terms)).toHaveLength(2);
  });

  on('shows and finds the latest of more open games than the lobby shows', async () => {
    const [store] = await stores();
    const { games, lobby } = nodeOn(store);
    const other = newTerms();
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    for (const person of newPeople(101)) await games.create({ ...other, seats }, person, 'set');
    now += 1000;
    const terms = newTerms();
    const [ann = '', bob = ''] = newPeople(2);
    const waiting = await lobby.pair(terms, ann, 'pair');
    const shown = await lobby.listSeeks();
    expect(shown).toHaveLength(100);
    expect({ ok: true, value: shown.at(-1)?.game }).toEqual(waiting);
    expect(await lobby.pair(terms, bob, 'pair')).toEqual(waiting);
  });
});
