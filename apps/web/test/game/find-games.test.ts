import { newGameStrings } from '@halma/locales/new-game';
import { GAMES } from '@halma/rules';
import { expect, test } from 'vitest';
import { findGames } from '../../src/game/find-games.ts';

const find = (query: string): readonly string[] =>
  findGames(query, (game) => newGameStrings().games[game.id]?.about ?? '').map(({ game }) => game.id);

test.each([
  ['hoppity', ['halma-2']],
  ['HOPPITY ', ['halma-2']],
  ['stern', ['star-2']],
  ['treff', ['marked']],
  ['colour', ['color']],
  ['cetro', ['cetro', 'cetro-reconstruction']],
  ['10 x 10', ['grasshopper-10']],
  ['8x8', ['grasshopper-8']],
  ['Höppity', ['halma-2']],
  ['six', ['star-6']],
])('a search for “%s” finds %j', (query, games) => {
  for (const game of games) expect(find(query)).toContain(game);
});

test.each(['sternhalma', 'chess'])('a search for “%s” finds no game', (query) => {
  expect(find(query)).toEqual([]);
});

test('an empty search finds every game', () => {
  expect(find('  ')).toEqual(GAMES.map((game) => game.id));
});

test('a search for an old name reports the name', () => {
  const [found] = findGames('hoppity', () => '');
  expect(found).toMatchObject({ game: { id: 'halma-2' }, alias: 'Hoppity' });
  expect(newGameStrings().oldNames[found?.alias ?? '']).toMatch(/whose rules are lost/);
});

test('every game has a description to search', () => {
  for (const { id } of GAMES) expect(newGameStrings().games[id]?.about).toMatch(/\.$/);
});
