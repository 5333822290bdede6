import { makeRules, type Position, play, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { knownCooperativeGame, type SoloResult, searchCooperativeGame } from '../src/index.ts';
import { must } from './positions.ts';

function startOf(game: string, options: Readonly<Record<string, string>> = {}): Position {
  return must(startPosition(must(makeRules({ game, preset: 'parker-1885', options }))));
}

/** Returns a seeded random source, a linear congruential generator. */
function fixedChance(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Returns the first result with a game of at most `maxMoves` moves. */
function gameWithin(start: Position, maxMoves: number, width: number): SoloResult {
  for (const answer of searchCooperativeGame(start, {
    clock: () => 0,
    random: fixedChance(),
    beamWidth: width,
  }) ?? [])
    if (answer.fewestMoves !== null && answer.fewestMoves <= maxMoves) return answer;
  throw new Error('the search has no end');
}

describe('a cooperative game', () => {
  test.each([
    ['star-2', 44, 200],
    ['grasshopper-8', 34, 200],
  ])('of %s ends with one army home within %i legal moves', (game, maxMoves, width) => {
    const start = startOf(game);
    const { fewestMoves: best, lowerBound: bound, moves } = gameWithin(start, maxMoves, width);
    expect(bound).toBeLessThanOrEqual(best ?? 0);
    const end = moves.reduce((position, move) => must(play(position, move)), start);
    expect([end.ply, end.outcome?.termination]).toEqual([best, 'win']);
  });

  test('of the star is known with thirty moves, of which only the last one wins', () => {
    const start = startOf('star-2');
    const moves = knownCooperativeGame(start) ?? [];
    expect(moves).toHaveLength(30);
    const positions = [start];
    for (const move of moves) positions.push(must(play(positions.at(-1) ?? start, move)));
    expect(positions.map(({ outcome }) => outcome?.termination)).toEqual([
      ...new Array(30).fill(undefined),
      'win',
    ]);
  });

  test('can be the start of a search', () => {
    const start = startOf('star-2');
    const known = knownCooperativeGame(start);
    const [first] =
      searchCooperativeGame(start, {
        clock: () => 0,
        random: fixedChance(),
        beamWidth: 200,
        knownGame: known,
      }) ?? [];
    expect(first).toMatchObject({ fewestMoves: 30, moves: known, proven: false });
  });

  test.each([
    ['grasshopper-8', {}],
    ['star-3', {}],
  ])('of %s is not known', (game, options) => {
    expect(knownCooperativeGame(startOf(game, options))).toBeNull();
  });

  test.each([
    ['the board has too many cells', 'halma-2', {}],
    ['there are more than two seats', 'star-3', {}],
    ['an option restricts the men', 'grasshopper-8', { evacuate: 'on' }],
    ['the game has no camp to fill', 'cetro', {}],
  ])('is not searched if %s', (_, game, options) => {
    expect(
      searchCooperativeGame(startOf(game, options), { clock: () => 0, random: fixedChance() }),
    ).toBeNull();
  });
});
