import { CHALLENGER_GROUPS, type GameSetup, type NewChallenge } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import {
  checkPlan,
  endOfChallenge,
  gameCreatedFromChallenge,
  mayChallenge,
} from '../../src/challenges/challenge-rules.ts';
import type { StoredChallenge } from '../../src/store/challenge-store.ts';
import { gameSetup, REAL_TIME } from '../game/played-game.ts';

const ANN = 'a'.repeat(16);
const BOB = 'b'.repeat(16);
const DAY_MS = 24 * 60 * 60_000;

const LEVEL = { kind: 'level', level: 3 } as const;
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

/**
 * Whether a stranger may challenge a person, and whether someone the person follows may, by the group from
 * which the person accepts challenges.
 */
const ALLOWED_BY_GROUP: Readonly<Record<(typeof CHALLENGER_GROUPS)[number], readonly [boolean, boolean]>> = {
  all: [true, true],
  followed: [false, true],
  none: [false, false],
};

describe('who may challenge whom', () => {
  const rows = CHALLENGER_GROUPS.flatMap((accepts) =>
    [false, true].flatMap((isFollowed) =>
      [false, true].map((isBlocked) => {
        const [stranger, followed] = ALLOWED_BY_GROUP[accepts];
        return { accepts, isFollowed, isBlocked, expected: !isBlocked && (isFollowed ? followed : stranger) };
      }),
    ),
  );
  test.each(rows)(
    'accepts $accepts, followed $isFollowed, blocked $isBlocked: $expected',
    ({ expected, ...relation }) => {
      expect(mayChallenge(relation)).toBe(expected);
    },
  );
});

describe('the game offered in a challenge', () => {
  test.each<[string, GameSetup, string | undefined]>([
    ['can have two seats', gameSetup('halma-2', { seats: { A: ME, C: OPEN } }), undefined],
    [
      'can have the challenger in the second seat',
      gameSetup('halma-2', { seats: { A: OPEN, C: ME } }),
      undefined,
    ],
    ['can have engines', gameSetup('halma-4', { seats: { A: ME, B: LEVEL, C: OPEN, D: LEVEL } }), undefined],
    ['needs a seat for the challenger', gameSetup('halma-2', { seats: { A: OPEN, C: LEVEL } }), 'no-person'],
    ['needs a seat for the opponent', gameSetup('halma-2', { seats: { A: ME, C: LEVEL } }), 'no-person'],
    ['cannot have a third person', gameSetup('star-3', { seats: { A: ME, C: OPEN, E: OPEN } }), 'no-person'],
    ['cannot lack a seat', gameSetup('halma-2', { seats: { A: ME } }), 'no-such-seat'],
    [
      'cannot be rated with an engine',
      gameSetup('halma-4', {
        rated: true,
        clock: REAL_TIME,
        seats: { A: ME, B: LEVEL, C: OPEN, D: LEVEL },
      }),
      'rated-needs-people',
    ],
    [
      'cannot be rated without a clock',
      gameSetup('halma-2', { rated: true, seats: { A: ME, C: OPEN } }),
      'unrated-clock',
    ],
    ['cannot be of an unknown kind', gameSetup('chess', { seats: { A: ME, C: OPEN } }), 'unknown-game'],
  ])('%s', (_, plan, code) => {
    const checked = checkPlan(plan, ANN, undefined);
    expect(checked.ok ? undefined : checked.refusal.code).toBe(code);
  });

  test.each<[string, GameSetup, string | undefined]>([
    ['can have two seats', gameSetup('halma-2', { seats: { A: ME, C: OPEN } }), undefined],
    [
      'cannot have two people and an engine',
      gameSetup('star-3', { seats: { A: ME, C: OPEN, E: LEVEL } }),
      'series-for-two',
    ],
  ])('in a series %s', (_, plan, code) => {
    const checked = checkPlan(plan, ANN, { games: 4 });
    expect(checked.ok ? undefined : checked.refusal.code).toBe(code);
  });

  test.each<[NonNullable<NewChallenge['begins']>, number, string]>([
    ['challenger', 0, 'C'],
    ['opponent', 0.99, 'A'],
    ['random', 0, 'A'],
    ['random', 0.5, 'C'],
    ['random', 0.99, 'E'],
  ])('if begins is %s and the random number is %d, seat %s moves first', (begins, random, first) => {
    const plan = gameSetup('star-3', { clock: REAL_TIME, seats: { A: OPEN, C: ME, E: LEVEL } });
    const challenge: StoredChallenge = {
      challenge: 'c'.repeat(12),
      by: ANN,
      to: BOB,
      plan,
      begins,
      note: '',
      series: undefined,
      state: 'open',
      reason: undefined,
      game: undefined,
      createdAt: 1,
      until: 2,
    };
    const { seats: _, ...terms } = plan;
    expect(gameCreatedFromChallenge(challenge, () => random)).toEqual({
      kind: 'created',
      terms,
      by: ANN,
      seats: { A: { kind: 'person', person: BOB }, C: { kind: 'person', person: ANN }, E: LEVEL },
      first,
    });
  });

  test.each([
    ['a real-time clock', 'two hours', REAL_TIME, 2 * 60 * 60_000],
    ['days for each move', 'two weeks', { kind: 'days', days: 3 }, 14 * DAY_MS],
    ['no clock', 'two weeks', { kind: 'none' }, 14 * DAY_MS],
  ] as const)('a challenge with %s expires after at most %s', (_clock, _time, clock, lifetimeMs) => {
    expect(endOfChallenge(gameSetup('halma-2', { clock }), 1000)).toBe(1000 + lifetimeMs);
  });
});
