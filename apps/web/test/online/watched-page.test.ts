import type { RunningGamesPage, WatchedGame } from '@halma/protocol';
import { expect, test } from 'vitest';
import { updatedPage } from '../../src/online/watched-page.ts';

const SETUP: NonNullable<WatchedGame['setup']> = {
  terms: {
    rules: { game: 'halma-2', preset: 'standard', options: {} },
    clock: { kind: 'none' },
    listed: true,
    spectatorsBehind: 0,
  },
  seats: {},
  people: [],
  ratings: {},
};
const state = (game: string, ply: number): WatchedGame => ({
  game,
  before: '',
  moves: [],
  ply,
  spectators: 0,
});
const page = (games: string[], changed: WatchedGame[]): RunningGamesPage => ({
  version: `n.${changed.length}`,
  running: games.length,
  selected: games.length,
  games,
  pages: 1,
  changed,
});

test('a response updates the games that it contains, and keeps the others', () => {
  const first = updatedPage(
    undefined,
    page(
      ['one', 'two'],
      [
        { ...state('one', 1), setup: SETUP },
        { ...state('two', 1), setup: SETUP },
      ],
    ),
  );
  const second = updatedPage(first, page(['two', 'one'], [state('two', 2)]));
  expect([...(second?.states.keys() ?? [])]).toEqual(['two', 'one']);
  expect(second?.states.get('one')).toBe(first?.states.get('one'));
  expect(second?.states.get('two')).toEqual({ ...state('two', 2), setup: SETUP });
  expect(updatedPage(second, page(['two'], []))?.states.size).toBe(1);
});

test.each([
  ['a game that the page does not have', ['one'], []],
  ['the setup of a game that the page does not have', ['one'], [state('one', 1)]],
])('a response without %s is not enough', (_, games, changed) => {
  expect(updatedPage(undefined, page([...games], [...changed]))).toBeUndefined();
});
