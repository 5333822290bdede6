import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPosition } from '@halma/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOpening, readOpenings } from '../../src/arena/listed-openings.ts';
import { positionOf } from '../support/positions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-openings-'));
});
afterAll(() => rm(folder, { recursive: true }));

const files = await readdir(new URL('../../openings/', import.meta.url));

describe('the balanced openings of', () => {
  test.each(files.map((file) => [file.replace('.txt', '')]))(
    '%s can be played, and all differ',
    async (game) => {
      const start = positionOf(game);
      const openings = await readOpenings('balanced', start);
      if (!openings.ok) throw new Error(openings.refusal.message);
      const ends = openings.value.map((opening) => {
        const played = playOpening(start, opening);
        return played.ok ? formatPosition(played.value) : played.refusal.code;
      });
      expect(new Set(ends).size).toBe(openings.value.length);
      expect(openings.value.length).toBeGreaterThan(20);
    },
  );
});

test('a list may have comments, blank lines and spaces', async () => {
  const path = join(folder, 'list.txt');
  await writeFile(path, '# A list\n\n  c3-d4   n14-m13 # The usual.\r\nd2-d4\n');
  expect(await readOpenings(path, positionOf('halma-2'))).toEqual({
    ok: true,
    value: ['c3-d4 n14-m13', 'd2-d4'],
  });
});

test.each([
  ['an illegal move', 'c3-d4\nd2-d4 a1-b2\n', '400', /^Line 2 of the openings cannot be played: /],
  ['no openings', '# Nothing\n', '400', /^The file contains no openings\.$/],
  ['a move that ends the game', 'c3-d4 n14-m13\n', '2', /^The opening on line 1 ends the game\.$/],
])('refuses a list with %s', async (_, text, moveCap, message) => {
  const path = join(folder, 'bad.txt');
  await writeFile(path, text);
  const position = positionOf('halma-2', { options: { moveCap } });
  const openings = await readOpenings(path, position);
  expect(openings).toMatchObject({ ok: false, refusal: { code: 'bad-openings' } });
  expect(openings.ok ? '' : openings.refusal.message).toMatch(message);
});

test.each([
  ['balanced', 'halma-4', 'bad-openings'],
  ['/nowhere/list.txt', 'halma-2', 'unreadable-file'],
])('refuses --openings %s for %s', async (name, game, code) => {
  expect(await readOpenings(name, positionOf(game))).toMatchObject({ ok: false, refusal: { code } });
});
