import { describe, expect } from 'vitest';
import { MAX_FOLLOWS } from '../../src/store/follow-store.ts';
import type { Store } from '../../src/store/store.ts';
import { testPersonId } from '../game/played-game.ts';
import { giveName, locationsForTests, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

let count = 0;

async function newAccount(store: Store, name?: string): Promise<string> {
  count += 1;
  const [person, defaultName] = [testPersonId(count), `Follower${count}`];
  await store.people.addGuest(person, 1);
  await giveName(store, person, name ?? defaultName);
  return person;
}

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract(
    'a person can follow another without their consent, and only the number of followers is shown',
    async () => {
      const store = await open();
      const [ann, bob] = [await newAccount(store), await newAccount(store)];
      expect(await store.follows.follow(ann, bob, 5)).toBeUndefined();
      expect(await store.follows.follow(ann, bob, 6)).toBeUndefined();
      expect(await store.follows.listFollowed(ann)).toEqual([{ followed: bob, at: 5 }]);
      expect([await store.follows.isFollowing(ann, bob), await store.follows.isFollowing(bob, ann)]).toEqual([
        true,
        false,
      ]);
      expect([await store.follows.countFollowers(ann), await store.follows.countFollowers(bob)]).toEqual([
        0, 1,
      ]);
      await store.follows.unfollow(ann, bob);
      expect(await store.follows.listFollowed(ann)).toEqual([]);
    },
  );

  contract('a person cannot follow themselves, a guest, or a person who does not exist', async () => {
    const store = await open();
    const [ann, guest] = [await newAccount(store), testPersonId(9_000_000)];
    await store.people.addGuest(guest, 1);
    for (const person of [ann, guest, '0'.repeat(16)])
      expect([person, await store.follows.follow(ann, person, 1)]).toEqual([person, 'unknown']);
  });

  contract('a person can follow only a limited number of people', async () => {
    const store = await open();
    const ann = await newAccount(store);
    const problems = [];
    for (let count = 0; count <= MAX_FOLLOWS; count += 1)
      problems.push(await store.follows.follow(ann, await newAccount(store), 1));
    expect(problems.slice(0, -1).every((problem) => problem === undefined)).toBe(true);
    expect(problems.at(-1)).toBe('too-many');
  });

  contract(
    'the search finds names by their beginning, but no guests, closed accounts or people the person has blocked',
    async () => {
      const store = await open();
      const ann = await newAccount(store, 'Searcher');
      const names = ['Zoe', 'zoe-2', 'ZOE_3', 'Zoetrope', 'Zorro', 'Zoe-blocks', 'Zoe-blocked', 'Zoe-closed'];
      const people = new Map<string, string>();
      for (const name of names) people.set(name, await newAccount(store, name));
      const idOf = (name: string): string => people.get(name) ?? '';
      await store.people.block(idOf('Zoe-blocks'), ann, 1);
      await store.people.block(ann, idOf('Zoe-blocked'), 1);
      await store.moderation.apply({
        action: 'close',
        target: { name: 'Zoe-closed' },
        actor: 'command line',
        at: 1,
        protectsModerators: false,
      });
      const searchNames = async (text: string, limit = 10): Promise<readonly string[]> =>
        (await store.follows.search(ann, text, limit)).map(({ name }) => name);
      expect(await searchNames('zo')).toEqual(['Zoe', 'zoe-2', 'Zoe-blocks', 'ZOE_3', 'Zoetrope', 'Zorro']);
      expect(await searchNames('ZOE')).toEqual(['Zoe', 'zoe-2', 'Zoe-blocks', 'ZOE_3', 'Zoetrope']);
      // The search treats SQL wildcards as ordinary characters.
      expect(await searchNames('zoe_')).toEqual(['ZOE_3']);
      expect(await searchNames('zo', 2)).toEqual(['Zoe', 'zoe-2']);
      expect(await searchNames('searcher')).toEqual([]);
    },
  );

  contract('people count as present as long as a node reports that they are connected', async () => {
    const store = await open();
    const [ann, bob, carl] = [await newAccount(store), await newAccount(store), await newAccount(store)];
    const node = `node-${count}`;
    const people = [ann, bob, carl];
    await store.nodes.recordHeartbeat(node, 1000, 1);
    await store.onlinePeople.record(node, { came: [ann, bob], left: [] }, 1000);
    expect(await store.onlinePeople.findPresent(people, 999)).toEqual(new Set([ann, bob]));
    await store.onlinePeople.record(node, { came: [], left: [bob] }, 1500);
    await store.nodes.recordHeartbeat(node, 2000, 1);
    expect(await store.onlinePeople.findPresent(people, 1499)).toEqual(new Set([ann, bob]));
    expect(await store.onlinePeople.findPresent(people, 1500)).toEqual(new Set([ann]));
    expect(await store.onlinePeople.findPresent(people, 2000)).toEqual(new Set());
    // Bob is still connected to another node.
    await store.nodes.recordHeartbeat(`${node}-b`, 2000, 1);
    await store.onlinePeople.record(`${node}-b`, { came: [bob], left: [] }, 1000);
    expect(await store.onlinePeople.findPresent(people, 1600)).toEqual(new Set([ann, bob]));
    expect(await store.onlinePeople.lastConnected(bob)).toBe(2000);
    await store.onlinePeople.deleteOld(1600);
    expect(await store.onlinePeople.findPresent(people, 0)).toEqual(new Set([ann, bob]));
    await store.onlinePeople.deleteOld(2001);
    expect(await store.onlinePeople.findPresent(people, 0)).toEqual(new Set());
  });

  contract(
    'a person whose only connection is a program counts as connected, but not as present',
    async () => {
      const store = await open();
      const [ann, node] = [await newAccount(store), `node-${count}`];
      const record = (change: 'came' | 'onlyProgram' | 'left', at: number) =>
        store.onlinePeople.record(node, { came: [], left: [], [change]: [ann] }, at);
      const isPresent = async (since: number) =>
        (await store.onlinePeople.findPresent([ann], since)).has(ann);
      await store.nodes.recordHeartbeat(node, 5000, 1);
      await record('onlyProgram', 1000);
      expect([await isPresent(0), await store.onlinePeople.lastConnected(ann)]).toEqual([false, 5000]);
      await record('came', 2000);
      expect(await isPresent(4000)).toBe(true);
      // The page disconnects, and the program stays connected.
      await record('onlyProgram', 3000);
      expect([await isPresent(2999), await isPresent(3000)]).toEqual([true, false]);
      await record('onlyProgram', 4000);
      expect(await isPresent(3000)).toBe(false);
      await record('left', 4500);
      expect([await isPresent(3000), await store.onlinePeople.lastConnected(ann)]).toEqual([false, 4500]);
    },
  );
});
