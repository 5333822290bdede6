import { FAMILY_RATINGS, familyOfPool, type GameTerms, POOL_IDS, ratingPool } from '@halma/protocol';
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
    ['chess', {}, 'unrated-rules'],
    ['halma-2', { preset: 'eckha-1889' }, 'unrated-rules'],
    ['halma-2', { options: { repetition: 'off' } }, 'unrated-rules'],
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
