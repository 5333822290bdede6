import { legalMoves } from '@halma/rules';
import { expect, test } from 'vitest';
import { countMen } from '../../src/game/men-count.ts';
import { after, gameOf } from './setup.ts';

test.each([
  ['halma-2', { done: 0, all: 19, inHand: 0 }],
  ['star-2', { done: 0, all: 10, inHand: 0 }],
  ['cetro', { done: 0, all: 14, inHand: 0 }],
  ['top-secret', { done: 0, all: 18, inHand: 18 }],
])('counts the men at the start of %s', (game, count) => {
  expect(countMen(gameOf(game, 'pp').present, 1)).toEqual(count);
});

test('a dropped man counts neither as in hand nor as borne off', () => {
  const game = gameOf('top-secret', 'pp');
  const [move] = legalMoves(game.present);
  if (move === undefined) throw new Error('no drop');
  expect(countMen(after(game, { kind: 'move', move }).present, 1)).toEqual({ done: 0, all: 18, inHand: 17 });
});
