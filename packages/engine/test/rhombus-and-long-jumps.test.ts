import { GAMES, makeRules, type Position, play, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { extractFeatures } from '../src/features/features.ts';
import { chooseMove, type ThinkOptions } from '../src/index.ts';
import { must } from './support/positions.ts';

const QUICK: ThinkOptions = { now: () => 0, nodes: 200 };

/** Plays the strongest level against itself until the game ends, at the latest by its move cap. */
function selfPlay(game: string, options: Record<string, string>): Position {
  let position = must(startPosition(must(makeRules({ game, options }))));
  while (position.outcome === null) {
    extractFeatures(position, position.toMove);
    position = must(play(position, chooseMove(position, QUICK)));
  }
  return position;
}

describe('the strongest level brings its men home on a rhombus', () => {
  it.each(['rhombus-9', 'rhombus-7', 'rhombus-7-three', 'rhombus-5-three'])('in %s', (game) => {
    expect(selfPlay(game, { moveCap: '150' }).outcome?.termination).toBe('win');
  });

  it.each(['rhombus-6', 'rhombus-5'])('or plays legal moves to the move cap in %s', (game) => {
    expect(selfPlay(game, { moveCap: '80' }).outcome).not.toBeNull();
  });
});

describe('with long jumps the strongest level', () => {
  it.each(['star-2', 'rhombus-9', 'grasshopper-8'])('brings its men home in %s', (game) => {
    const end = selfPlay(game, { moveCap: '150', jumpReach: 'symmetric' });
    expect(end.outcome?.termination).toBe('win');
  });

  it.each(GAMES.filter(({ options }) => options.includes('jumpReach')).map(({ id }) => id))(
    'plays legal moves in %s',
    (game) => {
      expect(selfPlay(game, { moveCap: '6', jumpReach: 'symmetric' }).ply).toBe(6);
    },
  );
});
