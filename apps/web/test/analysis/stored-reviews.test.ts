import { reviewGame } from '@halma/engine';
import { positionsAfterMoves, type Seat } from '@halma/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readReview, storeReview } from '../../src/analysis/stored-reviews.ts';
import { earlierTextOfGame } from '../../src/analysis/text-of-game.ts';
import { after, afterMoves, gameOf } from '../game/setup.ts';
import { FakeStorage } from './fake-storage.ts';
import { reviewedTurn } from './reviewed-game.ts';

const KEY = 'halma.reviews';
const game = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-e1', 'e8-d8').positions;
const otherGame = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-e1', 'e8-e7').positions;

/** Two games with the same moves. In the second one, a player resigns before the last move. */
const opening = afterMoves(gameOf('star-3', 'ppp'), 'd1-e5', 'j1-j2', 'j10-j9');
const complete = afterMoves(opening, 'e5-e6').positions;
const withResignation = positionsAfterMoves(
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

describe('a stored review', () => {
  test('belongs to its game', () => {
    storeReview(game, [reviewedTurn()]);
    expect(readReview(game)).toHaveLength(1);
    expect(readReview(otherGame)).toEqual([]);
  });

  test('belongs to one of two games that differ only in a resignation', () => {
    storeReview(withResignation, [reviewedTurn()]);
    expect(readReview(withResignation)).toHaveLength(1);
    expect(readReview(complete)).toEqual([]);
  });

  test('that an earlier version of the site stored is read if the same seats moved', () => {
    const storeEarlier = (seat: number): void => {
      storeReview(game, [{ ...reviewedTurn(), seat: seat as Seat }]);
      const [review] = JSON.parse(storage.getItem(KEY) ?? '');
      storage.setItem(KEY, JSON.stringify([{ ...review, game: earlierTextOfGame(withResignation) }]));
    };
    storeEarlier(1);
    expect(readReview(withResignation)).toHaveLength(1);
    storeEarlier(3);
    expect(readReview(withResignation)).toEqual([]);
  });

  test('contains what the page shows for each turn, but no reasons and only the first moves of lines', () => {
    const reviewed = [...reviewGame(game, { now: () => 0, nodes: 500 })];
    storeReview(game, reviewed);
    const stored = readReview(game);
    expect(stored).toHaveLength(reviewed.length);
    for (const [index, turn] of stored.entries()) {
      const { assessment, ...fields } = reviewed[index] ?? reviewedTurn();
      expect(turn).toMatchObject({ ...fields, reasons: [] });
      expect(turn.assessment).toMatchObject({
        loss: assessment?.loss,
        judgement: assessment?.judgement,
        lead: assessment?.lead,
      });
      expect(turn.assessment?.bestLine.moves).toEqual(assessment?.bestLine.moves.slice(0, 4));
    }
  });

  test('replaces an earlier review of the same game', () => {
    storeReview(game, [reviewedTurn()]);
    storeReview(game, [reviewedTurn(), reviewedTurn({ ply: 2, seat: 3 })]);
    expect(readReview(game)).toHaveLength(2);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toHaveLength(1);
  });

  test('is deleted when eight newer reviews are stored', () => {
    storeReview(game, [reviewedTurn()]);
    const [start] = game;
    const games = ['halma-2', 'grasshopper-10', 'star-2', 'rhombus-5', 'rhombus-6', 'rhombus-7', 'rhombus-9'];
    for (const id of games) storeReview(gameOf(id, 'pp').positions, [reviewedTurn()]);
    expect(readReview(game)).toHaveLength(1);
    storeReview(start === undefined ? [] : [start], [reviewedTurn()]);
    expect(readReview(game)).toEqual([]);
  });

  test('is not stored if it has more than 400 turns', () => {
    storeReview(
      game,
      Array.from({ length: 401 }, () => reviewedTurn()),
    );
    expect(storage.getItem(KEY)).toBeNull();
  });

  test.each([
    ['not a list', '{}'],
    ['invalid JSON', '[{'],
    ['another version', 'version'],
    ['a turn without a move', 'move'],
    ['an unknown judgement', 'judgement'],
  ])('is ignored if it is damaged: %s', (_, damage) => {
    storeReview(game, [reviewedTurn()]);
    const text = storage.getItem(KEY) ?? '';
    const damaged = {
      version: text.replace('"version":1', '"version":0'),
      move: text.replace('"move":', '"moved":'),
      judgement: text.replace('"best"', '"splendid"'),
    }[damage];
    storage.setItem(KEY, damaged ?? damage);
    expect(readReview(game)).toEqual([]);
  });
});
