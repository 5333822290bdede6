import { formatPosition, positionsAfterMoves } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { ReviewRequest } from '../../src/game/computer-messages.ts';
import { runReview } from '../../src/game/run-review.ts';
import { reviewRequest } from '../../src/pages/analysis/reviewer.ts';
import { after, afterMoves, gameOf } from './setup.ts';

const request: ReviewRequest = {
  kind: 'review',
  rules: { game: 'grasshopper-8' },
  position: formatPosition(gameOf('grasshopper-8', 'pp').present),
  first: 'A',
  turns: ['d1-e1', 'e8-d8', 'e1-f1', 'd8-c8'],
  limits: { nodes: 300 },
  reviewedCount: 0,
};

const responsesTo = (review: ReviewRequest) => [...runReview(review, { now: () => 0 })];

describe('the worker responds to a review request', () => {
  test('with each turn, and then with the end', () => {
    expect(
      responsesTo(request).map((response) => ('ply' in response ? response.ply.ply : response.kind)),
    ).toEqual([1, 2, 3, 4, 'end']);
  });

  test('with the same turns if the review continues after a stop', () => {
    expect(responsesTo({ ...request, reviewedCount: 2 })).toEqual(responsesTo(request).slice(2));
  });

  test.each(['resignation', 'time'] as const)(
    'with every move before and after a withdrawal (%s)',
    (kind) => {
      const before = afterMoves(gameOf('star-3', 'ppp'), 'c1-e7', 'j1-j2', 'j10-j9', 'a1-c1');
      const { positions } = afterMoves(after(before, { kind, seat: 3 }), 'j9-j10', 'b1-a1');
      const review = { ...reviewRequest(positionsAfterMoves(positions), 0), limits: { nodes: 100 } };
      expect(
        responsesTo(review).map((response) => ('ply' in response ? response.ply.seat : response.kind)),
      ).toEqual([1, 3, 5, 1, 5, 1, 'end']);
    },
  );

  test('with a problem for an illegal move', () => {
    expect(responsesTo({ ...request, turns: ['a1-h8'] })).toMatchObject([{ kind: 'problem' }]);
  });
});
