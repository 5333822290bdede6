import { UNCOUNTED_REASONS } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { type CountingContext, type EarlierGame, whyUncounted } from '../../src/ratings/counting.ts';
import { FIRST_DAY, madeGame, madePerson } from './made-games.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = FIRST_DAY + 100 * DAY_MS;
const [ANN, BOB] = [madePerson(1), madePerson(2)];

const settled: CountingContext = {
  pool: 'halma:days',
  earlier: [],
  winnerSince: FIRST_DAY,
  isWinnerProvisional: false,
};
const newWinner = { winnerSince: NOW - 6 * DAY_MS, isWinnerProvisional: true };

/** A game that Ann won. */
const game = (overrides = {}) =>
  madeGame([ANN, BOB], [1, 2], { endedAt: NOW, opening: 'line', ...overrides });
const withTurns = (ann: number, bob: number) =>
  game({ seats: game().seats.map((seat, index) => ({ ...seat, turns: index === 0 ? ann : bob })) });
const draw = () => madeGame([ANN, BOB], [1, 1], { endedAt: NOW, opening: 'line' });

const earlier = (count: number, ageMs: number, winner: string | undefined = BOB, opening = 'other') =>
  Array.from({ length: count }, (): EarlierGame => ({ endedAt: NOW - ageMs, opening, winner }));

describe('a rated game', () => {
  test.each([
    ['that is like any other counts', game(), {}, undefined],
    ['that was aborted', game({ termination: undefined }), {}, 'aborted'],
    ['in which a player made no turn', withTurns(1, 0), {}, 'no-turn'],
    ['of four turns each', withTurns(5, 4), {}, 'short'],
    ['of five turns each counts', withTurns(5, 5), {}, undefined],
    ['that is the thirteenth in a day', game(), { earlier: earlier(12, DAY_MS - 1) }, 'too-often'],
    ['that is the twelfth in a day counts', game(), { earlier: earlier(11, DAY_MS - 1) }, undefined],
    ['after twelve on another day counts', game(), { earlier: earlier(12, DAY_MS) }, undefined],
    ['won by the same moves again', game(), { earlier: earlier(1, DAY_MS, ANN, 'line') }, 'same-line'],
    [
      'won by the same moves as the last but one',
      game(),
      { earlier: [...earlier(1, DAY_MS), ...earlier(1, DAY_MS, ANN, 'line')] },
      'same-line',
    ],
    [
      'won by the same moves as the third last counts',
      game(),
      { earlier: [...earlier(2, DAY_MS), ...earlier(1, DAY_MS, ANN, 'line')] },
      undefined,
    ],
    [
      'won by the moves that had lost counts',
      game(),
      { earlier: earlier(1, DAY_MS, BOB, 'line') },
      undefined,
    ],
    ['drawn by the same moves counts', draw(), { earlier: earlier(1, DAY_MS, undefined, 'line') }, undefined],
    ['won by a new account, short and by a link', game({ listed: false }), newWinner, 'new-account'],
    ['won by a new account from the lobby counts', game(), newWinner, undefined],
    [
      'won by a new account after a long fight counts',
      { ...withTurns(40, 40), listed: false },
      newWinner,
      undefined,
    ],
    [
      'won by an account of eight days counts',
      game({ listed: false }),
      { ...newWinner, winnerSince: NOW - 8 * DAY_MS },
      undefined,
    ],
    [
      'won by a new account with a settled rating counts',
      game({ listed: false }),
      { ...newWinner, isWinnerProvisional: false },
      undefined,
    ],
  ] as const)('%s', (_, facts, context, expected) => {
    expect(whyUncounted(facts, { ...settled, ...context })).toBe(expected);
  });

  test('has a row above for each reason', () => {
    expect(UNCOUNTED_REASONS).toEqual([
      'aborted',
      'no-turn',
      'short',
      'too-often',
      'same-line',
      'new-account',
    ]);
  });
});
