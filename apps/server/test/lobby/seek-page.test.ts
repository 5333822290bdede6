import { expect, test } from 'vitest';
import type { ListedSeek } from '../../src/lobby/lobby.ts';
import { seekPage } from '../../src/lobby/seek-page.ts';
import type { PageCursor } from '../../src/store/game-store.ts';

const PAGE = 100;
const ANN = 'ann0000000000000';

/** Returns seeks, oldest first, that were created at 0, 1, 2 and so on. */
function seeksWith(count: number, isHidden: (at: number) => boolean): readonly ListedSeek[] {
  return Array.from({ length: count }, (_, at) => ({
    seek: { game: String(at), createdAt: at } as ListedSeek['seek'],
    hiddenFrom: new Set(isHidden(at) ? [ANN] : []),
  }));
}

/** Reads the first page of these seeks. Returns the times at which its first and last seek were created. */
async function readFirstPage(person: string | undefined, all: readonly ListedSeek[]) {
  let reads = 1;
  const readBefore = async ({ at }: PageCursor) => {
    reads += 1;
    return all.slice(Math.max(0, at - PAGE), at);
  };
  const page = await seekPage(person, all.slice(-PAGE), readBefore);
  return { from: page[0]?.createdAt, to: page.at(-1)?.createdAt, length: page.length, reads };
}

test.each([
  ['a person from whom none is hidden', ANN, seeksWith(150, () => false), [50, 149, 100, 1]],
  ['a person from whom the latest are hidden', ANN, seeksWith(300, (at) => at >= 200), [100, 199, 100, 2]],
  [
    'a person from whom every other one is hidden',
    ANN,
    seeksWith(250, (at) => at % 2 === 0),
    [51, 249, 100, 2],
  ],
  ['a person with few visible seeks', ANN, seeksWith(150, (at) => at >= 20), [0, 19, 20, 2]],
  ['a person from whom all are hidden', ANN, seeksWith(900, () => true), [undefined, undefined, 0, 5]],
  ['a visitor without a session', undefined, seeksWith(300, (at) => at >= 200), [200, 299, 100, 1]],
])('the first page for %s contains the latest seeks that they can see', async (_, person, all, expected) => {
  const { from, to, length, reads } = await readFirstPage(person, all);
  expect([from, to, length, reads]).toEqual(expected);
});
