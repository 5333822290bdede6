import { GAMES, makeRules, PRESET_IDS } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { GameDescription } from '../../src/verbs/game-description.ts';
import { ask, codeOf } from '../support/ask.ts';
import { command } from '../support/command.ts';

const listGames = async (request: object = {}): Promise<readonly GameDescription[]> =>
  ((await ask('games', request)) as { readonly games: readonly GameDescription[] }).games;

const allGames = await listGames();

test('lists every game in the same order as the rules package', () => {
  expect(allGames.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
});

test.each([
  ['halma-2', ['A', 'C'], 'H16', 19],
  ['halma-4', ['A', 'B', 'C', 'D'], 'H16', 13],
  ['star-3', ['A', 'C', 'E'], 'S121', 10],
  ['star15', ['A', 'D'], 'S121', 15],
  ['top-secret', ['A', 'C'], 'H16', 18],
  ['cetro', ['A', 'C'], 'C9', 14],
  ['cetro-reconstruction', ['A', 'C'], 'C8', 12],
])('describes the seats, board and men of %s', (id, seats, board, men) => {
  expect(allGames.find((game) => game.id === id)).toMatchObject({ seats, board, men, presets: PRESET_IDS });
});

describe.each(allGames.map((game) => [game.id, game] as const))('%s', (id, { options }) => {
  const choices = Object.entries(options).flatMap(([name, { values, default: defaultValue }]) =>
    [defaultValue, ...values.flatMap((value) => value.split('..'))].map((value): [string, string] => [
      name,
      value,
    ]),
  );
  test('accepts every value it lists', () => {
    for (const [name, value] of choices)
      expect(makeRules({ game: id, options: { [name]: value } }).ok, `${name}=${value}`).toBe(true);
  });
});

test('lists only the teams that the seats allow', () => {
  const teams = (id: string) => allGames.find((game) => game.id === id)?.options.teams?.values;
  expect(teams('halma-4')).toEqual(['none', 'opposite', 'adjacent']);
  expect(teams('star-4')).toEqual(['none', 'opposite']);
  expect(teams('halma-2')).toBeUndefined();
});

test('lists no option whose value the game fixes', () => {
  expect(allGames.find(({ id }) => id === 'marked')?.options).not.toHaveProperty('marked');
});

test('takes the defaults from the preset', async () => {
  const [game] = await listGames({ search: 'halma-2', preset: 'article' });
  expect(game?.options.winRule?.default).toBe('full-camp');
  expect(await codeOf('games', { preset: 'mine' })).toBe('unknown-preset');
});

test.each([
  ['hoppity', ['halma-2']],
  ['HALMA-4', ['halma-4']],
  ['cetro', ['cetro']],
  ['grasshopper', ['grasshopper-8', 'grasshopper-10']],
  ['8x8', ['grasshopper-8']],
  ['Halma 10 × 10', ['grasshopper-10']],
  ['GRASSHOPPER 10 x 10', ['grasshopper-10']],
  ['Éksha', ['eckha-2']],
  ['stern halma', ['star-2']],
])('the search text %s finds the games %j', async (search, ids) => {
  expect((await listGames({ search })).map(({ id }) => id)).toEqual(ids);
});

test.each(['★', 'quoits'])('refuses the search text %s, which finds no game', async (search) => {
  expect(await codeOf('games', { search })).toBe('unknown-game');
});

test('does not accept an alias as an id', async () => {
  expect(await codeOf('moves', { game: 'Hoppity' })).toBe('unknown-game');
});

test('prints a table, or one game with its options', async () => {
  const { out } = await command(['games'], { width: 80 });
  expect(out).toMatch(
    /^id +seats +board +men +name \(other names\)\nhalma-2 +AC +H16 +19 +Halma for two \(Halma, Hoppity\)\n/,
  );
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect((await command(['games', 'Hoppity'])).out).toMatch(/evacuate +on +off/);
  expect((await command(['games', 'cetro-reconstruction'])).out).toContain('are a reconstruction.');
});
