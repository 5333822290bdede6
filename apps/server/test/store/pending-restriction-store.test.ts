import { describe, expect } from 'vitest';
import { testPersonId } from '../game/played-game.ts';
import { locationsForTests, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

describe.each(kinds)('the people whose limits have to be enforced, on %s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('can become due repeatedly, unless they are marked again', async () => {
    const store = await open();
    const person = testPersonId(1);
    const { pendingRestrictions } = store;
    const suspend = async (at: number) => {
      const limit = { action: 'suspend', at, until: at + 1000, protectsModerators: true } as const;
      const request = { target: { person }, actor: 'command line', reason: '' } as const;
      expect(await store.moderation.apply({ ...request, ...limit })).toMatchObject({ outcome: 'done' });
    };
    await store.people.addGuest(person, 1);
    await suspend(10);
    await pendingRestrictions.repeatAt({ person, at: 10, isRepeated: false }, 20);
    await pendingRestrictions.repeatAt({ person, at: 20, isRepeated: true }, 30);
    expect(await pendingRestrictions.listDue(29, 5)).toEqual([]);
    expect(await pendingRestrictions.listDue(30, 5)).toEqual([{ person, at: 30, isRepeated: true }]);
    await suspend(25);
    await pendingRestrictions.repeatAt({ person, at: 30, isRepeated: true }, 40);
    expect(await pendingRestrictions.listDue(40, 5)).toEqual([{ person, at: 25, isRepeated: false }]);
  });
});
