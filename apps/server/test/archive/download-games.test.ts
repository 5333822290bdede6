import { expect, test } from 'vitest';
import { downloadGames } from '../../src/archive/download-games.ts';
import { FIRST_PAGE } from '../../src/store/game-store.ts';

test('reads one game at a time before other tasks run, however many downloads are in progress', async () => {
  let passCount = 0;
  let isOver = false;
  const countPasses = (): void => {
    passCount += 1;
    if (!isOver) setImmediate(countPasses);
  };
  setImmediate(countPasses);
  const passes: number[] = [];
  const games = ['game00000001', 'game00000002', 'game00000003'];
  const stores = {
    archive: { search: async () => ({ games, next: undefined }) },
    games: {
      read: async () => {
        passes.push(passCount);
        return [];
      },
    },
  } as unknown as Parameters<typeof downloadGames>[0];
  const download = async (): Promise<void> => {
    const pieces = downloadGames(stores, { search: {}, start: FIRST_PAGE }, 'hgn', async () => []);
    for await (const _ of pieces);
  };
  await Promise.all([download(), download(), download(), download()]);
  isOver = true;
  expect(passes).toHaveLength(12);
  expect(new Set(passes).size).toBe(12);
});
