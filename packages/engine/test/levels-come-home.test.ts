import { makeRules, type Position, parsePosition, play, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { type Level, Player } from '../src/index.ts';
import { must } from './support/positions.ts';
import { chain } from './support/seeded-play.ts';

const clock = (): number => 0;

/** Plays a game of one level against itself to its end. */
function selfPlay(start: Position, level: Level, seed: number): Position {
  const player = new Player(start);
  const random = chain(seed);
  let position = start;
  while (position.outcome === null)
    position = must(play(position, player.choose(position, { clock, level, random })));
  return position;
}

describe('no level fails to come home', () => {
  it.each<[string, Level, number]>([
    ['halma-2', 1, 300],
    ['halma-2', 4, 200],
    ['halma-4', 3, 400],
    ['grasshopper-8', 1, 100],
    ['grasshopper-8', 7, 100],
    ['grasshopper-10', 1, 200],
    ['star-2', 3, 160],
    ['star-3', 1, 270],
    ['star-4', 5, 350],
    ['star-6', 2, 450],
    ['star15', 6, 200],
    ['marked', 1, 350],
    ['top-secret', 1, 200],
  ])(
    '%s: level %i takes less than %i turns',
    (game, level, most) => {
      const rules = must(makeRules({ game, options: { moveCap: String(most) } }));
      expect(selfPlay(must(startPosition(rules)), level, 1).outcome?.termination).toBe('win');
    },
    60_000,
  );
});

describe('a rival walled in on the target is let out', () => {
  it.each<[string, string, Level]>([
    ['in the corner', 'H10:5AAAAC/6AAAA/7AAA/7AAA/9A/C9/CC8/CCC7/CCCC6/CCCC6 A vA', 1],
    ['in the corner, once more', 'H10:6AAAC/6AAAA/6AAAA/8AA/6A2A/10/CC8/CCCC6/CCCC6/CCCC6 A vA', 2],
    ['behind two rows', 'H10:5AAAAC/6AAAA/6AAAA/7AAA/9A/10/CC8/CCC7/CCCCC5/CCCC6 A vA', 9],
  ])('%s', (_, text, level) => {
    const rules = must(makeRules({ game: 'grasshopper-10', options: { moveCap: '300' } }));
    const start = must(parsePosition(rules, `${text} 200 101`));
    expect(selfPlay(start, level, 1).outcome?.termination).toBe('win');
  });
});
