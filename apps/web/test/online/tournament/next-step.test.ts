import type { TournamentRoundView, TournamentView } from '@halma/protocol';
import { expect, test } from 'vitest';
import { nextStep } from '../../../src/online/tournament/next-step.ts';
import { RUTH, TOMAS } from '../sample-game.ts';
import { roundWith, setupWith, VERA, viewWith } from './tournament-sample.ts';

/** The time of the tests, in milliseconds since 1970. */
const NOW = 1_700_000_000_000;

const arena = setupWith({ format: 'arena', minutes: 60 });
const finishedGame = { places: [1, 2] };

type Bracket = NonNullable<TournamentView['bracket']>;

/** Returns the view of a knockout whose latest round has one table, for Ruth and Tomas, and a bye for Vera. */
function knockout(through: string[], overrides: Partial<TournamentView> = {}): Partial<TournamentView> {
  const table: Bracket[number]['tables'][number] = {
    players: [[RUTH.id], [TOMAS.id]],
    computers: 0,
    meetings: [],
    through,
  };
  const bracket: Bracket = [{ tables: [table], tableCount: 1, byes: [VERA.id], byeCount: 1 }];
  return { setup: setupWith({ format: 'knockout' }), round: 1, rounds: 2, bracket, ...overrides };
}

/** Returns a knockout of pairs in which Ruth and Tomas play together, and have won or lost. */
function knockoutOfPairs(through: string[]): Partial<TournamentView> {
  const players = [
    [TOMAS.id, RUTH.id],
    [VERA.id, 'partner'],
  ];
  const table = { players, computers: 0, meetings: [], through };
  return knockout(through, { bracket: [{ tables: [table], tableCount: 1, byes: [], byeCount: 0 }] });
}

type Row = [
  situation: string,
  view: Partial<TournamentView>,
  rounds: readonly TournamentRoundView[],
  step: string | undefined,
];

const BETWEEN = { nextRoundAt: NOW + 60_000 };
const LAST = { round: 4 };

test.each<Row>([
  ['whose game in this round is over', {}, [roundWith(2, finishedGame)], 'next-pairing'],
  ['whose game is being created', {}, [roundWith(2, { opened: false })], 'next-game'],
  ['between two rounds', BETWEEN, [roundWith(2, finishedGame)], 'next-round'],
  ['while too few players are present', { waitsUntil: NOW + 60_000 }, [], 'next-round'],
  ['in a round that is not loaded', {}, [], undefined],
  ['in the last round, which is not loaded', LAST, [], undefined],
  ['whose game in the last round is being created', LAST, [roundWith(4, { opened: false })], 'next-game'],
  ['whose game in the last round is over', LAST, [roundWith(4, finishedGame)], 'finished'],
  [
    'with a bye in the last round',
    LAST,
    [{ ...roundWith(4, { sides: [[TOMAS.id], [VERA.id]] }), byes: [RUTH.id] }],
    'bye',
  ],
  ['of an arena', { setup: arena, closesAt: NOW + 1 }, [], 'table'],
  ['of an arena that opens no more tables', { setup: arena, closesAt: NOW }, [], 'no-more-tables'],
  [
    'of a knockout that is about to begin',
    knockout([], { round: 0, bracket: [], ...BETWEEN }),
    [],
    'next-round',
  ],
  ['whose table in a knockout is not decided', knockout([]), [roundWith(1, finishedGame)], 'next-game'],
  ['who advances in a knockout', knockout([RUTH.id], BETWEEN), [], 'next-round'],
  ['who has lost in a knockout, in the pause', knockout([TOMAS.id], BETWEEN), [], 'knocked-out'],
  ['who has lost in a knockout, in the same round', knockout([TOMAS.id]), [], 'knocked-out'],
  [
    'who has lost in an earlier round of a knockout',
    knockout([], { bracket: [{ tables: [], tableCount: 0, byes: [VERA.id], byeCount: 1 }] }),
    [],
    'knocked-out',
  ],
  ['whose pair advances in a knockout', { ...knockoutOfPairs([TOMAS.id]), ...BETWEEN }, [], 'next-round'],
  ['whose pair has lost in a knockout', { ...knockoutOfPairs([VERA.id]), ...BETWEEN }, [], 'knocked-out'],
])('what comes next for a player %s', (_, view, rounds, step) => {
  expect(nextStep(viewWith(view), rounds, RUTH.id, NOW)).toBe(step);
});

test('a player with a bye in a knockout waits for the next round', () => {
  const view = viewWith(knockout([]));
  expect(nextStep(view, [roundWith(1)], VERA.id, NOW)).toBe('bye');
  expect(nextStep({ ...view, ...BETWEEN }, [roundWith(1)], VERA.id, NOW)).toBe('next-round');
});
