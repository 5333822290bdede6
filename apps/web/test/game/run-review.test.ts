import { formatPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { ReviewRequest } from '../../src/game/computer-messages.ts';
import { runReview } from '../../src/game/run-review.ts';
import { gameOf } from './setup.ts';

const request: ReviewRequest = {
  kind: 'review',
  rules: { game: 'grasshopper-8' },
  position: formatPosition(gameOf('grasshopper-8', 'pp').present),
  first: 'A',
  moves: ['d1-e1', 'e8-d8', 'e1-f1', 'd8-c8'],
  limits: { nodes: 300 },
  reviewedCount: 0,
};

const responsesTo = (reviewRequest: ReviewRequest) => [...runReview(reviewRequest, { now: () => 0 })];

describe('the worker responds to a review request', () => {
  test('with each turn, and then with the end', () => {
    expect(
      responsesTo(request).map((response) => ('ply' in response ? response.ply.ply : response.kind)),
    ).toEqual([1, 2, 3, 4, 'end']);
  });

  test('with the same turns if the review continues after a stop', () => {
    expect(responsesTo({ ...request, reviewedCount: 2 })).toEqual(responsesTo(request).slice(2));
  });

  test('with a problem for an illegal move', () => {
    expect(responsesTo({ ...request, moves: ['a1-h8'] })).toMatchObject([{ kind: 'problem' }]);
  });
});
