import { makeRules, parsePosition, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import type { Level } from '../src/index.ts';
import { middleOf } from './support/middle-games.ts';
import { must } from './support/positions.ts';
import { playToEnd } from './support/seeded-play.ts';

describe('a level brings its men home', () => {
  it.each<[string, Level, number]>([
    ['grasshopper-8', 1, 100],
    ['grasshopper-8', 7, 100],
    ['grasshopper-10', 1, 200],
    ['star-2', 3, 160],
    ['star-3', 1, 270],
  ])('in %s at level %i within %i turns from the start', (game, level, moveCap) => {
    const rules = must(makeRules({ game, options: { moveCap: String(moveCap) } }));
    const start = must(startPosition(rules));
    const levels = rules.seats.map(() => level);
    expect(playToEnd(start, levels, 1).outcome?.termination).toBe('win');
  });

  it.each<[Parameters<typeof middleOf>[0], Level, number]>([
    ['halma-2', 1, 240],
    ['halma-2', 4, 200],
    ['halma-4', 3, 340],
    ['star-4', 5, 280],
    ['star-6', 2, 350],
    ['star15', 6, 150],
    ['marked', 1, 290],
    ['top-secret', 1, 200],
    ['color', 8, 900],
    ['cetro', 6, 700],
  ])('in %s at level %i within %i turns, from the middle of a game', (game, level, moveCap) => {
    const middle = middleOf(game, moveCap);
    const levels = middle.rules.seats.map(() => level);
    expect(playToEnd(middle, levels, 1).outcome?.termination).toBe('win');
  });
});

describe('a level releases an opponent’s man that it has trapped in its target', () => {
  it.each<[string, string, Level]>([
    ['in the corner', 'H10:5AAAAC/6AAAA/7AAA/7AAA/9A/C9/CC8/CCC7/CCCC6/CCCC6 A vA', 1],
    ['in the corner behind fewer men', 'H10:6AAAC/6AAAA/6AAAA/8AA/6A2A/10/CC8/CCCC6/CCCC6/CCCC6 A vA', 2],
    ['behind two rows', 'H10:5AAAAC/6AAAA/6AAAA/7AAA/9A/10/CC8/CCC7/CCCCC5/CCCC6 A vA', 9],
  ])('%s', (_, text, level) => {
    const rules = must(makeRules({ game: 'grasshopper-10', options: { moveCap: '300' } }));
    const start = must(parsePosition(rules, `${text} 200 101`));
    expect(playToEnd(start, [level, level], 1).outcome?.termination).toBe('win');
  });
});
