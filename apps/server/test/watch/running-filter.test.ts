import type { GameTerms } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import {
  filterKey,
  moveToFront,
  nextFeatured,
  type RunningFilter,
  selectGames,
} from '../../src/watch/running-filter.ts';
import type { ListedGame } from '../../src/watch/running-list.ts';

const TERMS: GameTerms = {
  rules: { game: 'halma-2', preset: 'standard', options: {} },
  clock: { kind: 'none' },
  listed: true,
  spectatorsBehind: 0,
};

function listedGame(game: string, facts: Partial<ListedGame> = {}): ListedGame {
  return {
    summary: {
      game,
      terms: TERMS,
      seats: {},
      creator: '',
      phase: 'playing',
      result: '*',
      createdAt: 0,
      changedAt: 0,
    },
    family: 'halma',
    tempo: 'slow',
    isRated: false,
    hasComputer: false,
    ratings: new Map(),
    strength: 0,
    ...facts,
  };
}

const GAMES = [
  listedGame('plain'),
  listedGame('strong', { strength: 1700, isRated: true }),
  listedGame('star', { family: 'star', tempo: 'quick', strength: 1600, isRated: true }),
  listedGame('engine', { hasComputer: true, strength: 1800 }),
  listedGame('watched', { tempo: 'days' }),
];
const LISTING = {
  games: GAMES,
  spectators: new Map([
    ['watched', 5],
    ['star', 2],
    ['strong', 2],
  ]),
  gamesWithMoves: new Set(GAMES.map(({ summary }) => summary.game)),
};

describe('a filter', () => {
  test('that is empty selects games without computers', () => {
    const games = selectGames(LISTING, {}, 'rating').map(({ summary }) => summary.game);
    expect(games).toEqual(['strong', 'star', 'watched', 'plain']);
  });

  test.each<[RunningFilter, readonly string[]]>([
    [{ computers: 'yes' }, ['engine', 'strong', 'star', 'watched', 'plain']],
    [{ family: 'star' }, ['star']],
    [{ family: 'many' }, []],
    [{ tempo: 'days' }, ['watched']],
    [{ rated: 'yes' }, ['strong', 'star']],
    [{ rated: 'yes', tempo: 'slow', computers: 'yes' }, ['strong']],
  ])('%j selects games, ordered by rating and then by spectators', (filter, games) => {
    expect(selectGames(LISTING, filter, 'rating').map(({ summary }) => summary.game)).toEqual(games);
  });

  test('orders by spectators, and then by rating', () => {
    const games = selectGames(LISTING, {}, 'spectators').map(({ summary }) => summary.game);
    expect(games).toEqual(['watched', 'strong', 'star', 'plain']);
  });

  test.each([
    ['rating', ['watched', 'plain', 'strong', 'star']],
    ['spectators', ['watched', 'plain', 'strong', 'star']],
  ] as const)('shows games with moves before games without moves, ordered by %s', (order, games) => {
    const listing = { ...LISTING, gamesWithMoves: new Set(['plain', 'watched']) };
    expect(selectGames(listing, {}, order).map(({ summary }) => summary.game)).toEqual(games);
  });

  test.each([
    ['no games', undefined, ['strong', 'star', 'watched', 'plain']],
    ['the games that an address names', 'plain.unknown.star', ['star', 'plain', 'strong', 'watched']],
  ])('puts %s first', (_name, first, games) => {
    const selected = moveToFront(selectGames(LISTING, {}, 'rating'), first);
    expect(selected.map(({ summary }) => summary.game)).toEqual(games);
  });

  test('has its own key', () => {
    const filters: RunningFilter[] = [
      {},
      { family: 'star' },
      { tempo: 'days' },
      { rated: 'yes' },
      { computers: 'yes' },
    ];
    expect(new Set(filters.map(filterKey)).size).toBe(filters.length);
  });
});

describe('the featured game', () => {
  const [weak, strong] = [listedGame('weak'), listedGame('strong')];
  test.each([
    ['is the first one', [strong, weak], undefined, 0, { game: 'strong', since: 0 }],
    [
      'stays for half a minute',
      [strong, weak],
      { game: 'weak', since: 0 },
      29_999,
      { game: 'weak', since: 0 },
    ],
    [
      'changes after half a minute',
      [strong, weak],
      { game: 'weak', since: 0 },
      30_000,
      { game: 'strong', since: 30_000 },
    ],
    [
      'stays while it is the first',
      [weak, strong],
      { game: 'weak', since: 0 },
      90_000,
      { game: 'weak', since: 0 },
    ],
    ['changes when it ends', [strong], { game: 'weak', since: 0 }, 10, { game: 'strong', since: 10 }],
    ['is undefined if there are no games', [], { game: 'weak', since: 0 }, 10, undefined],
  ])('%s', (_, games, before, now, after) => {
    expect(nextFeatured(games, before, now)).toEqual(after);
  });
});
