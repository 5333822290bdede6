import { makeRules, type Position, play, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { knownSharedGame, sharedGames, type WayHome } from '../src/index.ts';
import { must } from './positions.ts';

function startOf(game: string, options: Readonly<Record<string, string>> = {}): Position {
  return must(startPosition(must(makeRules({ game, preset: 'parker-1885', options }))));
}

/** Chance that always falls the same way, by a linear congruence. */
function fixedChance(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** The first answer with a game of at most so many moves. */
function gameWithin(start: Position, most: number, width: number): WayHome {
  for (const answer of sharedGames(start, { clock: () => 0, random: fixedChance(), width }) ?? [])
    if (answer.best !== null && answer.best <= most) return answer;
  throw new Error('the search has no end');
}

describe('a shared game', () => {
  test.each([
    ['star-2', 44, 200],
    ['grasshopper-8', 34, 200],
  ])('of %s ends with one army home within %i moves, all legal by the rules of two', (game, most, width) => {
    const start = startOf(game);
    const { best, bound, moves } = gameWithin(start, most, width);
    expect(bound).toBeLessThanOrEqual(best ?? 0);
    const end = moves.reduce((position, move) => must(play(position, move)), start);
    expect([end.ply, end.outcome?.termination]).toEqual([best, 'win']);
  });

  test('of the star is known with thirty moves, fifteen on each side, which end in a win and no sooner', () => {
    const start = startOf('star-2');
    const moves = knownSharedGame(start) ?? [];
    expect(moves).toHaveLength(30);
    const positions = [start];
    for (const move of moves) positions.push(must(play(positions.at(-1) ?? start, move)));
    expect(positions.map(({ outcome }) => outcome?.termination)).toEqual([
      ...new Array(30).fill(undefined),
      'win',
    ]);
  });

  test('that is known is where a search begins', () => {
    const start = startOf('star-2');
    const known = knownSharedGame(start);
    const [first] = sharedGames(start, { clock: () => 0, random: fixedChance(), width: 200, known }) ?? [];
    expect(first).toMatchObject({ best: 30, moves: known, proven: false });
  });

  test.each([
    ['grasshopper-8', {}],
    ['star-3', {}],
  ])('of %s is not known', (game, options) => {
    expect(knownSharedGame(startOf(game, options))).toBeNull();
  });

  test.each([
    ['the board has too many cells', 'halma-2', {}],
    ['more than two play', 'star-3', {}],
    ['men are bound by more than men', 'grasshopper-8', { evacuate: 'on' }],
    ['no camp is to be filled', 'cetro', {}],
  ])('is not looked for where %s', (_, game, options) => {
    expect(sharedGames(startOf(game, options), { clock: () => 0, random: fixedChance() })).toBeNull();
  });
});
