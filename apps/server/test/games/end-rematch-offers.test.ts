import { expect, test, vi } from 'vitest';
import { endRematchOffers } from '../../src/games/end-rematch-offers.ts';

test('ends the rematch offers in the games that can be read', async () => {
  const summaries = ['broken', 'intact'].map((game, index) => ({
    game,
    phase: 'over',
    seats: { A: { kind: 'person', person: 'ann' }, C: { kind: 'person', person: 'bob' } },
    changedAt: 10 - index,
  }));
  const execute = vi.fn(async () => undefined);
  const onError = vi.fn();
  const services = {
    store: {
      games: { listEndedSince: async () => ['broken', 'intact'], findSummaries: async () => summaries },
    },
    games: {
      execute,
      log: {
        find: async (game: string) => {
          if (game === 'broken') throw new Error('cannot be read');
          return { state: { nextGame: null, rematchOfferedBy: ['C'] } };
        },
      },
    },
    now: () => 0,
    onError,
  };
  await endRematchOffers(services as unknown as Parameters<typeof endRematchOffers>[0], 'ann', 'bob');
  const command = { by: 'person', person: 'ann', command: { do: 'decline-rematch' } };
  expect(execute.mock.calls).toEqual([['intact', expect.any(String), command]]);
  expect(onError).toHaveBeenCalledOnce();
});
