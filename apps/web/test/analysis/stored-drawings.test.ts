import { positionsAfterMoves } from '@halma/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readDrawings, storeDrawings } from '../../src/analysis/stored-drawings.ts';
import { studyFromGame, withDrawings } from '../../src/analysis/study.ts';
import { earlierTextOfGame } from '../../src/analysis/text-of-game.ts';
import { after, afterMoves, gameOf } from '../game/setup.ts';
import { FakeStorage } from './fake-storage.ts';

const KEY = 'halma.drawings';
const ARROW = { from: 3, to: 12, colour: 'green' } as const;
const CIRCLE = { from: 5, to: 5, colour: 'red' } as const;

const game = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-e1', 'e8-d8').positions;
const otherGame = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-e1', 'e8-e7').positions;
const studyWithDrawings = withDrawings(withDrawings(studyFromGame(game), 1, [ARROW]), 2, [CIRCLE, ARROW]);

/** Two games with the same moves. In the second one, a player resigns before the last move. */
const opening = afterMoves(gameOf('star-3', 'ppp'), 'd1-e5', 'j1-j2', 'j10-j9');
const complete = afterMoves(opening, 'e5-e6').positions;
const withdrawn = positionsAfterMoves(
  afterMoves(after(opening, { kind: 'resignation', seat: 3 }), 'e5-e6').positions,
);

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('stored drawings', () => {
  test('belong to their game and their positions', () => {
    storeDrawings(game, studyWithDrawings.nodes);
    expect([...readDrawings(game)]).toEqual([
      [1, [ARROW]],
      [2, [CIRCLE, ARROW]],
    ]);
    expect(readDrawings(otherGame).size).toBe(0);
  });

  test('belong to one of two games that differ only in a withdrawal', () => {
    storeDrawings(withdrawn, withDrawings(studyFromGame(withdrawn), 1, [ARROW]).nodes);
    expect(readDrawings(withdrawn).get(1)).toEqual([ARROW]);
    expect(readDrawings(complete).size).toBe(0);
  });

  test('of an earlier version are shown until they are changed', () => {
    const drawings = { 1: [CIRCLE] };
    storage.setItem(KEY, JSON.stringify([{ game: earlierTextOfGame(withdrawn), drawings }]));
    expect(readDrawings(withdrawn).get(1)).toEqual([CIRCLE]);
    storeDrawings(withdrawn, studyFromGame(withdrawn).nodes);
    expect(readDrawings(withdrawn).size).toBe(0);
    expect(readDrawings(complete).get(1)).toEqual([CIRCLE]);
  });

  test('are removed from the storage with the last drawing', () => {
    storeDrawings(game, studyWithDrawings.nodes);
    storeDrawings(game, studyFromGame(game).nodes);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([]);
  });

  test.each([
    ['not a list', { game: '' }],
    ['no drawings', [{ game: 'text' }]],
    ['an unknown colour', [{ game: 'text', drawings: { 1: [{ ...ARROW, colour: 'pink' }] } }]],
    ['a cell that is not a number', [{ game: 'text', drawings: { 1: [{ ...ARROW, from: 'a1' }] } }]],
  ])('are ignored if they are damaged: %s', (_, damaged) => {
    storeDrawings(game, studyWithDrawings.nodes);
    const text = JSON.parse(storage.getItem(KEY) ?? '')[0].game;
    storage.setItem(KEY, JSON.stringify(damaged).replace('"text"', JSON.stringify(text)));
    expect(readDrawings(game).size).toBe(0);
  });

  test('omit arrows to cells that the board does not have', () => {
    storeDrawings(game, withDrawings(studyWithDrawings, 1, [{ ...ARROW, to: 64 }, CIRCLE]).nodes);
    expect(readDrawings(game).get(1)).toEqual([CIRCLE]);
  });
});
