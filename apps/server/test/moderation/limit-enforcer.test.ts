import { expect, test, vi } from 'vitest';
import { LimitEnforcer } from '../../src/moderation/limit-enforcer.ts';

test('a failure for one person does not hold up the limits of others', async () => {
  const restrictions = ['broken', 'other'].map((person) => ({ person, at: 1, isRepeated: true }));
  const remove = vi.fn();
  const onError = vi.fn();
  const listNothing = async () => [];
  const dependencies = {
    store: {
      pendingRestrictions: { listDue: async () => restrictions, remove },
      people: {
        find: async (person: string) => {
          if (person === 'broken') throw new Error('cannot be read');
        },
      },
      pairingQueue: { find: async () => undefined },
      games: { listUnstartedOf: listNothing },
      challenges: { clearNotes: async () => undefined, listBy: listNothing, listTo: listNothing },
      tournaments: { listUnfinishedOf: listNothing },
    },
    notices: { announce: () => undefined },
    now: () => 2,
    onError,
  };
  await new LimitEnforcer(dependencies as unknown as ConstructorParameters<typeof LimitEnforcer>[0]).run();
  expect(remove.mock.calls).toEqual([[restrictions[1]]]);
  expect(onError).toHaveBeenCalledOnce();
});
