import { rm } from 'node:fs/promises';
import type { GameTerms } from '@halma/protocol';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import type { Games } from '../../src/games/games.ts';
import { Lobby } from '../../src/lobby/lobby.ts';
import { MAX_JOINS_PER_NETWORK, NetworkJoins } from '../../src/lobby/network-joins.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import { openStore, type Store, type StoreLocation } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, testPersonId } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';

const postgres = await postgresForTests();
const folder = await createDataFolder();
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

let now = 1_700_000_000_000;

/** Creates one node's games and lobby. Nodes share nothing but the store. */
function createNode(store: Store): { readonly games: Games; readonly lobby: Lobby } {
  const { games: gameStore, people } = store;
  const environment = { now: () => now, random: Math.random };
  const games = createGames(store, environment);
  return {
    games,
    lobby: new Lobby({
      store: gameStore,
      people,
      names: new NameCache(people, openLocalBus(), environment.now),
      games,
      networkJoins: new NetworkJoins(),
      ...environment,
    }),
  };
}

/** Numbers the terms and the people, so that no two tests share any. */
let serial = 0;

/** Returns terms that no other test uses. */
function newTerms(game = 'halma-2'): GameTerms {
  serial += 1;
  const { seats: _, ...terms } = gameSetup(game, {
    clock: { kind: 'real-time', main: 60_000 + serial, increment: 0, delay: 0 },
  });
  return { ...terms, listed: true };
}

function newPeople(size: number): string[] {
  serial += 1;
  return Array.from({ length: size }, (_, index) => testPersonId(serial * 1000 + index));
}

const clusters: [string, readonly StoreLocation[]][] = [
  ['two nodes on SQLite', [{ folder }]],
  [
    'two nodes on PostgreSQL',
    postgres ? [{ postgres: postgres.address }, { postgres: postgres.address }] : [],
  ],
];

describe.each(clusters)('%s', (_, locations) => {
  const testOnStore = test.skipIf(locations.length === 0);
  const opening = Promise.all(locations.map((location) => openStore(location)));
  const stores = async (): Promise<readonly [Store, Store]> => {
    const [first, second = first] = await opening;
    if (first === undefined || second === undefined) throw new Error('the folder is locked');
    return [first, second];
  };
  afterAll(async () => {
    for (const store of await opening) await store?.close();
  });

  /** Pairs people at the same instant, on alternating nodes. Returns the players of each game. */
  async function pairSimultaneously(
    terms: GameTerms,
    people: readonly string[],
  ): Promise<Map<string, string[]>> {
    const nodes = (await stores()).map(createNode);
    const results = await Promise.all(
      people.map((person, index) => nodes[index % 2]?.lobby.pair(terms, person, `pair-${index}`)),
    );
    const games = new Map<string, string[]>();
    for (const [index, result] of results.entries()) {
      if (!result?.ok) throw new Error(result?.refusal.code);
      games.set(result.value, [...(games.get(result.value) ?? []), people[index] ?? '']);
    }
    return games;
  }

  testOnStore.each([
    { game: 'halma-2', people: 2, gameSizes: [2] },
    { game: 'halma-2', people: 3, gameSizes: [2, 1] },
    { game: 'halma-2', people: 16, gameSizes: [2, 2, 2, 2, 2, 2, 2, 2] },
    { game: 'star-3', people: 3, gameSizes: [3] },
    { game: 'star-3', people: 8, gameSizes: [3, 3, 2] },
  ])('puts $people people who ask for $game at the same instant in as few games as possible', async (row) => {
    const terms = newTerms(row.game);
    const games = await pairSimultaneously(terms, newPeople(row.people));
    const sizes = [...games.values()].map(({ length }) => length);
    expect(sizes.toSorted((one, other) => other - one)).toEqual(row.gameSizes);
    const [store] = await stores();
    const waiting = row.gameSizes.at(-1) === row.gameSizes[0] ? 0 : 1;
    expect(await store.games.listOpenFor(terms)).toHaveLength(waiting);
  });

  testOnStore('a person who asks twice at the same instant gets one open game', async () => {
    const [ann = ''] = newPeople(1);
    expect((await pairSimultaneously(newTerms(), [ann, ann])).size).toBe(1);
  });

  testOnStore('a person whose other device creates a game in the meantime gets that game', async () => {
    const [store] = await stores();
    const [terms, [ann = '']] = [newTerms(), newPeople(1)];
    const otherLobby = createNode(store).lobby;
    // The other device sends its request after this one has read the open games and before this one creates
    // a game.
    const games = new Proxy(store.games, {
      get: (target, name) => {
        if (name !== 'listOpenFor') return Reflect.get(target, name).bind(target);
        return async (requested: GameTerms) => {
          const openGames = await target.listOpenFor(requested);
          await otherLobby.pair(terms, ann, 'elsewhere');
          return openGames;
        };
      },
    });
    const paired = await createNode({ ...store, games }).lobby.pair(terms, ann, 'here');
    expect(paired).toEqual(await otherLobby.pair(terms, ann, 'elsewhere'));
    expect(await store.games.listOpenFor(terms)).toHaveLength(1);
  });

  testOnStore('never pairs a person with someone they have blocked', async () => {
    const [ann = '', bob = ''] = newPeople(2);
    const [store] = await stores();
    await store.people.block(ann, bob, 1);
    const terms = newTerms();
    expect((await pairSimultaneously(terms, [ann, bob])).size).toBe(2);
    expect(await store.games.listOpenFor(terms)).toHaveLength(2);
  });

  testOnStore('never seats a person with someone who has joined a game and has blocked them', async () => {
    const [ann = '', bob = '', carl = ''] = newPeople(3);
    const [store] = await stores();
    await store.people.block(bob, carl, 1);
    const terms = newTerms('star-3');
    const { lobby } = createNode(store);
    const game = await lobby.pair(terms, ann, 'pair');
    expect(await lobby.pair(terms, bob, 'pair')).toEqual(game);
    expect(await lobby.pair(terms, carl, 'pair')).not.toEqual(game);
  });

  testOnStore.each(['create', 'pair'] as const)(
    'a person who calls “%s” many times at the same instant opens at most five seeks',
    async (way) => {
      const nodes = (await stores()).map(createNode);
      const [person = ''] = newPeople(1);
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const results = await Promise.all(
        Array.from({ length: 12 }, (__, index) => {
          const lobby = nodes[index % 2]?.lobby;
          return way === 'create'
            ? lobby?.create({ ...newTerms(), seats }, person, `seek-${index}`)
            : lobby?.pair(newTerms(), person, `seek-${index}`);
        }),
      );
      const outcomes = results.map((result) => (result?.ok ? 'open' : result?.refusal.code));
      expect(outcomes.toSorted()).toEqual([...Array(5).fill('open'), ...Array(7).fill('too-many-tables')]);
    },
  );

  testOnStore('many people on one network together have at most 50 open seeks', async () => {
    const [store] = await stores();
    const { games, lobby } = createNode(store);
    const people = newPeople(55);
    const create = (person: string, id = 'seek', network = 'school') => {
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      return lobby.create({ ...newTerms(), seats }, person, id, network);
    };
    const results = [];
    for (const person of people.slice(0, 52)) results.push(await create(person));
    const tooMany = { ok: false, refusal: { code: 'too-many-tables' } };
    expect(results.slice(50)).toEqual([tooMany, tooMany]);
    const seeks = results.flatMap((result) => (result.ok ? [result.value] : []));
    expect(seeks).toHaveLength(50);
    expect(await create(people[52] ?? '', 'seek', 'elsewhere')).toMatchObject({ ok: true });
    expect(await lobby.pair(newTerms(), people[53] ?? '', 'pair', 'school')).toEqual(tooMany);
    // A seek that is no longer open makes room for another, and an unlisted game is not a seek.
    const unlisted = {
      ...newTerms(),
      listed: false,
      seats: { A: { kind: 'me' }, C: { kind: 'open' } },
    } as const;
    expect(await lobby.create(unlisted, people[53] ?? '', 'unlisted', 'school')).toMatchObject({ ok: true });
    const leave = { by: 'person', person: people[0] ?? '', command: { do: 'leave' } } as const;
    await games.execute(seeks[0] ?? '', 'leave', leave);
    expect(await create(people[54] ?? '')).toMatchObject({ ok: true });
    expect(await create(people[53] ?? '')).toEqual(tooMany);
  });

  testOnStore(
    'requests that arrive at the same time cannot exceed a network’s limit on open seeks',
    async () => {
      const [store] = await stores();
      const { lobby } = createNode(store);
      const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
      const create = (person: string, terms = newTerms()) =>
        lobby.create({ ...terms, seats }, person, 'seek', 'school');
      const people = newPeople(60);
      const results = await Promise.all(people.map((person) => create(person)));
      expect(results.filter(({ ok }) => ok)).toHaveLength(50);
      // If a later request with the id of a seek is refused, that seek still counts.
      const host = people[results.findIndex(({ ok }) => ok)] ?? '';
      const impossible: GameTerms = {
        ...newTerms(),
        rules: { game: 'unknown', preset: 'standard', options: {} },
      };
      expect(await create(host, impossible)).toMatchObject({ ok: false });
      const [late = ''] = newPeople(1);
      expect(await create(late)).toEqual({ ok: false, refusal: { code: 'too-many-tables' } });
    },
  );

  testOnStore.each([
    {
      route: 'pairing at once',
      join: async (lobby: Lobby, terms: GameTerms, guest: string) => {
        const paired = await lobby.pair(terms, guest, 'pair', 'elsewhere');
        return paired.ok ? paired.value : undefined;
      },
    },
    {
      route: 'the pairing queue',
      join: (lobby: Lobby, terms: GameTerms, guest: string) =>
        lobby.joinOpen({ ...terms, listed: true }, guest, 'pair', {
          network: 'elsewhere',
          presentSince: 0,
          suits: async () => true,
        }),
    },
  ])(
    'a client with many guest sessions cannot use up the events of an open game: $route',
    async ({ join: joinGame }) => {
      const [store] = await stores();
      const { games, lobby } = createNode(store);
      const terms = newTerms('star-3');
      const [host = '', friend = '', ...guests] = newPeople(40);
      const seek = await lobby.pair(terms, host, 'pair', 'home');
      if (!seek.ok) throw new Error(seek.refusal.code);
      // Attempts that fail take no seat, so they do not count.
      const execute = vi.spyOn(games, 'execute').mockRejectedValue(new Error('no connection'));
      for (let attempt = 0; attempt < MAX_JOINS_PER_NETWORK; attempt += 1)
        await expect(lobby.pair(terms, friend, `pair-${attempt}`, 'elsewhere')).rejects.toThrow(
          'no connection',
        );
      execute.mockRestore();
      const joins = [];
      for (const guest of guests) {
        if ((await joinGame(lobby, terms, guest)) !== seek.value) break;
        joins.push(guest);
        await games.execute(seek.value, 'leave', { by: 'person', person: guest, command: { do: 'leave' } });
      }
      expect(joins).toHaveLength(MAX_JOINS_PER_NETWORK);
      const join = { by: 'person', person: friend, command: { do: 'join' } } as const;
      expect(await games.execute(seek.value, 'join', join)).toMatchObject({ ok: true });
    },
  );

  testOnStore('shows only the latest 100 seeks, and pairs people with a matching seek', async () => {
    const [store] = await stores();
    const { games, lobby } = createNode(store);
    const otherTerms = newTerms();
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    for (const person of newPeople(101)) await games.create({ ...otherTerms, seats }, person, 'create');
    now += 1000;
    const terms = newTerms();
    const [ann = '', bob = ''] = newPeople(2);
    const waiting = await lobby.pair(terms, ann, 'pair');
    const seeks = await lobby.listSeeks();
    expect(seeks).toHaveLength(100);
    expect({ ok: true, value: seeks.at(-1)?.seek.game }).toEqual(waiting);
    expect(await lobby.pair(terms, bob, 'pair')).toEqual(waiting);
  });

  testOnStore(
    'hides a seek from people who have blocked one of its players or whom one of them has blocked',
    async () => {
      const [store] = await stores();
      const { games, lobby } = createNode(store);
      const seats = {
        A: { kind: 'me' },
        B: { kind: 'open' },
        C: { kind: 'open' },
        D: { kind: 'open' },
      } as const;
      const [ann = '', bob = '', cleo = '', dora = ''] = newPeople(4);
      const created = await games.create({ ...newTerms('halma-4'), seats }, ann, 'create');
      if (created?.ok !== true) throw new Error('the game was refused');
      await games.execute(created.value, 'join', { by: 'person', person: bob, command: { do: 'join' } });
      const hiddenFrom = async () =>
        (await lobby.listSeeks()).find(({ seek }) => seek.game === created.value)?.hiddenFrom;
      expect(await hiddenFrom()).toEqual(new Set());
      await store.people.block(bob, cleo, now);
      await store.people.block(dora, ann, now);
      // Both still see the game in which they have seats.
      await store.people.block(ann, bob, now);
      expect(await hiddenFrom()).toEqual(new Set([cleo, dora]));
      await store.people.unblock(bob, cleo);
      expect(await hiddenFrom()).toEqual(new Set([dora]));
    },
  );
});
