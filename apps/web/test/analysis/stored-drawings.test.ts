import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readDrawings, storeDrawings } from '../../src/analysis/stored-drawings.ts';
import { studyFromGame, withDrawings } from '../../src/analysis/study.ts';
import { afterMoves, gameOf } from '../game/setup.ts';
import { FakeStorage } from './fake-storage.ts';

const KEY = 'halma.drawings';
const ARROW = { from: 3, to: 12, colour: 'green' } as const;
const CIRCLE = { from: 5, to: 5, colour: 'red' } as const;

const game = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-e1', 'e8-d8').positions;
const otherGame = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-e1', 'e8-e7').positions;
const studyWithDrawings = withDrawings(withDrawings(studyFromGame(game), 1, [ARROW]), 2, [CIRCLE, ARROW]);

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

  test('disappear with the last drawing', () => {
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

  test('omit cells that the board does not have', () => {
    storeDrawings(game, withDrawings(studyWithDrawings, 1, [{ ...ARROW, to: 64 }, CIRCLE]).nodes);
    expect(readDrawings(game).get(1)).toEqual([CIRCLE]);
  });
});
