import { makeRules, type Position, play, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { knownCooperativeGame, type SoloResult, searchCooperativeGame } from '../src/index.ts';
import { unwrap } from './positions.ts';

function startOf(game: string, options: Readonly<Record<string, string>> = {}): Position {
  return unwrap(startPosition(unwrap(makeRules({ game, preset: 'parker-1885', options }))));
}

/** Returns a random number generator that always starts from the same seed. */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Runs a search until it finds a game of at most `maxMoves` moves. */
function findGameWithin(start: Position, maxMoves: number, width: number): SoloResult {
  for (const result of searchCooperativeGame(start, {
    clock: () => 0,
    random: seededRandom(),
    beamWidth: width,
  }) ?? [])
    if (result.fewestMoves !== null && result.fewestMoves <= maxMoves) return result;
  throw new Error('the search ended');
}

describe('searchCooperativeGame', () => {
  test.each([
    ['star-2', 44, 200],
    ['grasshopper-8', 34, 200],
  ])('finds a game of %s in which one army is home within %i legal moves', (game, maxMoves, width) => {
    const start = startOf(game);
    const { fewestMoves, lowerBound, moves } = findGameWithin(start, maxMoves, width);
    expect(lowerBound).toBeLessThanOrEqual(fewestMoves ?? 0);
    const end = moves.reduce((position, move) => unwrap(play(position, move)), start);
    expect([end.ply, end.outcome?.termination]).toEqual([fewestMoves, 'win']);
  });

  test('a game of thirty moves on the star is stored, and its last move wins', () => {
    const start = startOf('star-2');
    const moves = knownCooperativeGame(start) ?? [];
    expect(moves).toHaveLength(30);
    const positions = [start];
    for (const move of moves) positions.push(unwrap(play(positions.at(-1) ?? start, move)));
    expect(positions.map(({ outcome }) => outcome?.termination)).toEqual([
      ...new Array(30).fill(undefined),
      'win',
    ]);
  });

  test('starts with a known game', () => {
    const start = startOf('star-2');
    const knownGame = knownCooperativeGame(start);
    const [first] =
      searchCooperativeGame(start, {
        clock: () => 0,
        random: seededRandom(),
        beamWidth: 200,
        knownGame,
      }) ?? [];
    expect(first).toMatchObject({ fewestMoves: 30, moves: knownGame, proven: false });
  });

  test.each([
    ['grasshopper-8', {}],
    ['star-3', {}],
  ])('no game of %s is stored', (game, options) => {
    expect(knownCooperativeGame(startOf(game, options))).toBeNull();
  });

  test.each([
    ['the board has too many cells', 'halma-2', {}],
    ['there are more than two seats', 'star-3', {}],
    ['an option restricts destinations', 'grasshopper-8', { evacuate: 'on' }],
    ['an option demands that men leave their camp', 'grasshopper-8', { homeDuty: 'on' }],
    ['the game has no camp to fill', 'cetro', {}],
  ])('returns null if %s', (_, game, options) => {
    expect(
      searchCooperativeGame(startOf(game, options), { clock: () => 0, random: seededRandom() }),
    ).toBeNull();
  });
});
