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
      games: { listUnstartedOf: listNothing, listUnfinishedOf: async () => new Map() },
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

test.each([
  {
    outcome: 'checks a game that other people have joined again after ten minutes',
    wasCreatedEmpty: true,
    isOccupied: true,
    delayMs: 600_000,
  },
  {
    outcome: 'does not check a game without players again',
    wasCreatedEmpty: true,
    isOccupied: false,
    delayMs: undefined,
  },
  {
    outcome: 'does not check a game that ends with its last player again',
    wasCreatedEmpty: false,
    isOccupied: true,
    delayMs: undefined,
  },
])('$outcome', async ({ wasCreatedEmpty, isOccupied, delayMs }) => {
  const limited = { person: 'ann', at: 1, isRepeated: true };
  const [remove, repeatAt] = [vi.fn(), vi.fn()];
  const listNothing = async () => [];
  const state = { terms: { listed: true }, wasCreatedEmpty, seats: {}, lastSeq: 2 };
  const dependencies = {
    store: {
      pendingRestrictions: { listDue: async () => [limited], remove, repeatAt },
      people: { find: async () => undefined },
      pairingQueue: { find: async () => undefined },
      games: { listUnstartedOf: async () => ['game'], listUnfinishedOf: async () => new Map() },
      challenges: { clearNotes: async () => undefined, listBy: listNothing, listTo: listNothing },
      tournaments: { listUnfinishedOf: listNothing },
    },
    games: {
      log: { find: async () => ({ state }) },
      execute: async () => (isOccupied ? { ok: false, refusal: { code: 'not-seated' } } : { ok: true }),
    },
    notices: { announce: () => undefined },
    now: () => 2,
    onError: (error: unknown) => {
      throw error;
    },
  };
  await new LimitEnforcer(dependencies as unknown as ConstructorParameters<typeof LimitEnforcer>[0]).run();
  expect(repeatAt.mock.calls).toEqual(delayMs === undefined ? [] : [[limited, 2 + delayMs]]);
  expect(remove.mock.calls).toEqual(delayMs === undefined ? [[limited]] : []);
});

test('a game that cannot be resigned holds up neither the other games nor the challenges of its player', async () => {
  const limited = { person: 'ann', at: 1, isRepeated: true };
  const [repeatAt, withdraw, onError] = [vi.fn(), vi.fn(), vi.fn()];
  const execute = vi.fn(async (game: string) => {
    if (game === 'unreadable') throw new Error('cannot be read');
  });
  const challenge = { challenge: 'challenge', plan: {}, state: 'open' };
  const listNothing = async () => [];
  const dependencies = {
    store: {
      pendingRestrictions: { listDue: async () => [limited], repeatAt },
      people: { find: async () => undefined },
      pairingQueue: { find: async () => undefined },
      games: {
        listUnstartedOf: listNothing,
        listUnfinishedOf: async () => new Map([['ann', ['unreadable', 'readable']]]),
      },
      challenges: { clearNotes: async () => undefined, listBy: async () => [challenge], listTo: listNothing },
      tournaments: { listUnfinishedOf: listNothing },
    },
    games: { execute },
    challenges: { withdraw },
    notices: { announce: () => undefined },
    now: () => 2,
    onError,
  };
  await new LimitEnforcer(dependencies as unknown as ConstructorParameters<typeof LimitEnforcer>[0]).run();
  expect(execute.mock.calls.map(([game]) => game)).toEqual(['unreadable', 'readable']);
  expect(withdraw).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
  expect(repeatAt.mock.calls).toEqual([[limited, 600_002]]);
});

test.each([
  {
    outcome: 'a suspended person leaves the queue and has no open challenge',
    kind: 'play',
    closed: ['leave casual', 'withdraw casual', 'withdraw rated', 'decline casual', 'decline rated'],
  },
  {
    outcome: 'a person barred from rated games keeps casual ones',
    kind: 'rated',
    closed: ['withdraw rated', 'decline rated'],
  },
  { outcome: 'a muted person only loses the notes of challenges', kind: 'chat', closed: ['clear notes'] },
])('$outcome, and the server looks again after five seconds', async ({ kind, closed }) => {
  const limited = { person: 'ann', at: 1, isRepeated: false };
  const done: string[] = [];
  const [remove, repeatAt] = [vi.fn(), vi.fn()];
  const listNothing = async () => [];
  const listChallenges = async () => [
    { challenge: 'casual', plan: { rated: false }, state: 'open' },
    { challenge: 'rated', plan: { rated: true }, state: 'open' },
    { challenge: 'over', plan: { rated: true }, state: 'declined' },
  ];
  const dependencies = {
    store: {
      pendingRestrictions: { listDue: async () => [limited], remove, repeatAt },
      people: {
        find: async () => ({ role: 'person', name: 'Ann', limits: [{ kind, until: 100, reason: '' }] }),
      },
      pairingQueue: {
        find: async () => ({ terms: { rated: false }, request: 'casual' }),
        leave: async (_: string, request: string) => void done.push(`leave ${request}`),
      },
      games: { listUnstartedOf: listNothing },
      challenges: {
        clearNotes: async () => void done.push('clear notes'),
        listBy: listChallenges,
        listTo: listChallenges,
      },
      tournaments: { listUnfinishedOf: listNothing },
    },
    challenges: {
      withdraw: async (challenge: string) => void done.push(`withdraw ${challenge}`),
      decline: async (challenge: string) => void done.push(`decline ${challenge}`),
    },
    notices: { announce: () => undefined },
    now: () => 2,
    onError: (error: unknown) => {
      throw error;
    },
  };
  await new LimitEnforcer(dependencies as unknown as ConstructorParameters<typeof LimitEnforcer>[0]).run();
  expect(done).toEqual(closed);
  expect(remove).not.toHaveBeenCalled();
  expect(repeatAt.mock.calls).toEqual([[limited, 5002]]);
});
