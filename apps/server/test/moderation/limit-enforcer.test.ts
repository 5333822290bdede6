import { expect, test, vi } from 'vitest';
import { LimitEnforcer } from '../../src/moderation/limit-enforcer.ts';

test('a failure for one person does not hold up the limits of others', async () => {
  const marked = ['broken', 'other'].map((person) => ({ person, at: 1, isRepeated: true }));
  const remove = vi.fn();
  const onError = vi.fn();
  const none = async () => [];
  const dependencies = {
    store: {
      pendingRestrictions: { listDue: async () => marked, remove },
      people: {
        find: async (person: string) => {
          if (person === 'broken') throw new Error('cannot be read');
        },
      },
      pairingQueue: { find: async () => undefined },
      games: { listUnstartedOf: none },
      challenges: { clearNotes: async () => undefined, listBy: none, listTo: none },
      tournaments: { listUnfinishedOf: none },
    },
    notices: { announce: () => undefined },
    now: () => 2,
    onError,
  };
  await new LimitEnforcer(dependencies as unknown as ConstructorParameters<typeof LimitEnforcer>[0]).run();
  expect(remove.mock.calls).toEqual([[marked[1]]]);
  expect(onError).toHaveBeenCalledOnce();
});
