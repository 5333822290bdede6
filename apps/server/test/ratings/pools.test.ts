import {
  FAMILY_RATINGS,
  familyOfPool,
  type GameTerms,
  gameTempo,
  POOL_IDS,
  ratingPool,
  runningFamily,
  tempoOfPool,
} from '@halma/protocol';
import { GAME_IDS, makeRules } from '@halma/rules';
import { describe, expect, test } from 'vitest';

const clock = (main: number, increment = 0): GameTerms['clock'] => ({
  kind: 'real-time',
  main: main * 60_000,
  increment: increment * 1000,
  delay: 0,
});
const DAYS: GameTerms['clock'] = { kind: 'days', days: 3 };

const poolOf = (
  game: string,
  terms: Partial<Pick<GameTerms, 'clock'>> & { preset?: GameTerms['rules']['preset']; options?: object } = {},
): string => {
  const { preset = 'standard', options = {} } = terms;
  const found = ratingPool({ rules: { game, preset, options }, clock: terms.clock ?? DAYS });
  return 'pool' in found ? found.pool : found.reason;
};

describe('a game’s rating pool', () => {
  test.each([
    ['halma-2', {}, 'halma:days'],
    ['eckha-2', { clock: clock(10) }, 'halma:slow'],
    // 80 turns of 5 seconds are 400 seconds.
    ['halma-2', { clock: clock(1, 5) }, 'halma:quick'],
    ['halma-2', { clock: clock(2, 5) }, 'halma:slow'],
    ['grasshopper-8', { clock: clock(5, 5) }, 'grasshopper:quick'],
    ['grasshopper-8', { clock: clock(6, 5) }, 'grasshopper:slow'],
    ['star-2', {}, 'star:days'],
    ['star15', {}, 'star:days'],
    ['marked', {}, 'curios:days'],
    ['halma-4', {}, 'halma-many:days'],
    ['halma-4', { options: { teams: 'opposite' } }, 'partners:days'],
    ['halma-4', { options: { teams: 'none' } }, 'halma-many:days'],
    ['star-6', { options: { teams: 'opposite' } }, 'partners:days'],
    ['star-3', {}, 'star-many:days'],
    ['rhombus-9', {}, 'unrated-rules'],
    ['rhombus-9', { options: { teams: 'opposite' } }, 'unrated-rules'],
    ['chess', {}, 'unrated-rules'],
    ['halma-2', { preset: 'eckha-1889' }, 'unrated-rules'],
    ['halma-2', { options: { repetition: 'off' } }, 'unrated-rules'],
    ['halma-2', { options: { repetition: undefined } }, 'halma:days'],
    ['halma-2', { clock: { kind: 'none' } }, 'unrated-clock'],
  ] as const)('%s with %j is %s', (game, terms, expected) => {
    expect(poolOf(game, terms)).toBe(expected);
  });

  test('uses the rating system that its number of sides requires', () => {
    for (const game of GAME_IDS)
      for (const options of [{}, { teams: 'opposite' }]) {
        const rules = makeRules({ game, options });
        const found = ratingPool({ rules: { game, preset: 'standard', options }, clock: DAYS });
        if (!rules.ok || 'reason' in found) continue;
        const isDuel = rules.value.sides.length === 2 && rules.value.seats.length === 2;
        expect([game, FAMILY_RATINGS[familyOfPool(found.pool)].system]).toEqual([
          game,
          isDuel ? 'glicko' : 'plackett-luce',
        ]);
        expect(POOL_IDS).toContain(found.pool);
      }
  });
});

test.each([
  ['halma-2', 80],
  ['grasshopper-8', 28],
  ['star-2', 50],
  ['marked', 50],
  ['halma-4', 50],
  ['star-3', 50],
  ['rhombus-9', 50],
])('a game of %s is slow if its clock allows eight minutes for %d turns', (game, turns) => {
  const tempoWith = (main: number): string =>
    gameTempo({
      rules: { game, preset: 'standard', options: {} },
      clock: { kind: 'real-time', main, increment: 600, delay: 400 },
    });
  const main = 8 * 60_000 - turns * 1000;
  expect([tempoWith(main - 1), tempoWith(main)]).toEqual(['quick', 'slow']);
});

test('the name of a pool consists of its family and its tempo', () => {
  expect(POOL_IDS.map((pool) => [familyOfPool(pool), tempoOfPool(pool)])).toEqual(
    POOL_IDS.map((pool) => pool.split(':')),
  );
});

test.each([
  ['halma-2', {}, 'halma'],
  ['grasshopper-8', {}, 'grasshopper'],
  ['star-2', {}, 'star'],
  ['marked', {}, 'curios'],
  ['rhombus-9', {}, 'curios'],
  ['halma-4', {}, 'many'],
  ['halma-4', { teams: 'opposite' }, 'many'],
  ['star-3', {}, 'many'],
])('spectators find a game of %s with %j in the family %s', (game, options, family) => {
  expect(runningFamily({ game, preset: 'standard', options })).toBe(family);
});
