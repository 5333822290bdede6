import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../../support/command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-ladder-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SMALL = ['--game', 'rhombus-5', '--option', 'moveCap=60', '--nodes', '200'];

/** Runs a ladder and returns its JSON result. */
async function ladder(file: string, ...words: readonly string[]) {
  const { out, err } = await command(['arena', 'ladder', '--ladder', join(folder, file), ...words, '--json']);
  expect(err).toBe('');
  return JSON.parse(out) as {
    readonly games: number;
    readonly players: readonly { readonly player: string; readonly elo: number; readonly games: number }[];
    readonly encounters: readonly { readonly games: number }[];
  };
}

test('all pairs of players meet, and the stronger ones come first', async () => {
  const result = await ladder('order', 'random', 'greedy', 'level:10', ...SMALL, '--games', '8');
  expect(result.games).toBe(24);
  expect(result.players.map(({ player }) => player)).toEqual(['level:10', 'greedy', 'random']);
  expect(result.players.map(({ games }) => games)).toEqual([16, 16, 16]);
  expect(result.encounters.map(({ games }) => games)).toEqual([8, 8, 8]);
  expect(Math.abs(result.players.reduce((sum, { elo }) => sum + elo, 0))).toBeLessThan(1);
});

test('an interrupted ladder resumes where it stopped, and gives the same result', async () => {
  const words = ['greedy', 'random', 'level:3', ...SMALL, '--games', '4'];
  const uninterrupted = await ladder('whole', ...words);
  const text = await readFile(join(folder, 'whole'), 'utf8');
  const lines = text.split('\n');
  // Seven games, and an eighth whose line was cut off.
  await writeFile(join(folder, 'part'), `${lines.slice(0, 8).join('\n')}\n${lines[8]?.slice(0, 20)}`);
  expect(await ladder('part', ...words)).toEqual(uninterrupted);
  expect(await readFile(join(folder, 'part'), 'utf8')).toBe(text);
});

test('in a gauntlet only the first player meets the others, and a later round robin adds the rest', async () => {
  const words = ['level:3', 'greedy', 'random', ...SMALL, '--games', '2'];
  const gauntlet = await ladder('gauntlet', ...words, '--gauntlet');
  expect(gauntlet.games).toBe(4);
  expect(gauntlet.encounters).toMatchObject([
    { first: 'level:3', second: 'greedy' },
    { first: 'level:3', second: 'random' },
  ]);
  expect((await ladder('gauntlet', ...words)).games).toBe(6);
});

test('prints the points of every pair of players', async () => {
  const file = join(folder, 'table');
  const words = ['greedy', 'random', 'level:3', ...SMALL, '--games', '2', '--ladder', file];
  const { out } = await command(['arena', 'ladder', ...words]);
  expect(out).toMatch(/\n +points +1 +2 +3\n1 +\S+ +· +[\d.]+\/2 +[\d.]+\/2\n/);
});

test('with more players or games, a ladder plays only the missing games', async () => {
  const first = await ladder('growing', 'greedy', 'random', ...SMALL, '--games', '2');
  expect(first.games).toBe(2);
  const before = await readFile(join(folder, 'growing'), 'utf8');
  expect((await ladder('growing', 'random', 'level:2', 'greedy', ...SMALL, '--games', '4')).games).toBe(12);
  expect((await readFile(join(folder, 'growing'), 'utf8')).startsWith(before)).toBe(true);
  const ratings = await ladder('growing');
  expect(ratings.players).toHaveLength(3);
  expect(ratings.games).toBe(12);
});

test.each([
  ['three sides', ['--game', 'star-3', '--option', 'moveCap=60']],
  ['six sides', ['--game', 'star-6', '--option', 'moveCap=60']],
  ['partners', ['--game', 'halma-4', '--option', 'teams=opposite', '--option', 'moveCap=20']],
])('two players share the sides of a game with %s', async (name, words) => {
  const result = await ladder(name.replace(' ', '-'), 'greedy', 'random', ...words, '--games', '2');
  expect(result.games).toBe(2);
  expect(result.players).toMatchObject([{ games: 2 }, { games: 2 }]);
});

const HEADER =
  '{"ladder":1,"start":{"options":{"moveCap":"1000"}},"openingPlies":{"min":4,"max":8},"seed":7,"limits":{}}';
const FILES = {
  seven: `${HEADER}\n`,
  other: 'A file of another program\n',
  damaged: `${HEADER}\n{"first":"greedy","second":"greedy"}\n`,
};

test.each([
  ['no file', ['greedy', 'random'], '--ladder is missing'],
  ['no players and no results', ['--ladder', 'new'], 'name at least two players'],
  ['a player named twice', ['greedy', 'greedy', '--ladder', 'new'], 'named twice'],
  ['an unknown player', ['greedy', 'strong', '--ladder', 'new'], 'unknown player'],
  ['different settings', ['greedy', 'random', '--ladder', 'seven'], '“seed” is 7, not 1'],
  ['a file of a different kind', ['greedy', 'random', '--ladder', 'other'], 'not a ladder'],
  ['a damaged line', ['--ladder', 'damaged'], 'Line 2'],
])('refuses a ladder with %s', async (_, words, text) => {
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content);
  const paths = words.map((word, index) => (words[index - 1] === '--ladder' ? join(folder, word) : word));
  const { out, err, status } = await command(['arena', 'ladder', ...paths]);
  expect(out).toBe('');
  expect(err.replace(/\s+/g, ' ')).toContain(text);
  expect(status).not.toBe(0);
});
