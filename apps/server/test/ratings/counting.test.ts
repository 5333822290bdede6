import { type GameFacts, UNCOUNTED_REASONS, type UncountedReason } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import {
  type CountingContext,
  type EarlierGame,
  uncountedReason,
  winnerKey,
} from '../../src/ratings/counting.ts';
import { FIRST_DAY, sampleGame, samplePerson } from './sample-games.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = FIRST_DAY + 100 * DAY_MS;
const [ANN, BOB] = [samplePerson(1), samplePerson(2)];

const established: CountingContext = {
  pool: 'halma:days',
  isVoid: false,
  hasSharedNetwork: false,
  earlier: [],
  winners: [{ createdAt: FIRST_DAY, isProvisional: false }],
};
const newWinner = { winners: [{ createdAt: NOW - 6 * DAY_MS, isProvisional: true }] };

/** A game that Ann won. */
const game = (overrides = {}) =>
  sampleGame([ANN, BOB], [1, 2], { endedAt: NOW, opening: 'line', ...overrides });
const withTurns = (ann: number, bob: number) =>
  game({ seats: game().seats.map((seat, index) => ({ ...seat, turns: index === 0 ? ann : bob })) });
/** Returns a four-player game that the second player won. With `sides`, the players form two teams of partners. */
const fourPlayerGame = (turns: readonly number[], sides?: GameFacts['sides']) => {
  const facts = sampleGame([1, 2, 3, 4].map(samplePerson), [
    3,
    1,
    sides === undefined ? 2 : 3,
    sides ? 1 : 4,
  ]);
  const seats = facts.seats.map((seat, index) => ({ ...seat, turns: turns[index] ?? 0 }));
  return { ...facts, endedAt: NOW, opening: 'line', seats, sides: sides ?? facts.sides };
};
/** Returns the game with the given players out by a decision of the organiser. */
const forfeitedFor = (facts: GameFacts, ...players: readonly number[]): GameFacts => ({
  ...facts,
  seats: facts.seats.map((seat, index) =>
    players.includes(index) ? { ...seat, out: { why: 'resignation', ply: 40, forfeited: true } } : seat,
  ),
});
const partners: GameFacts['sides'] = [
  ['A', 'C'],
  ['B', 'D'],
];
const draw = () => sampleGame([ANN, BOB], [1, 1], { endedAt: NOW, opening: 'line' });

const earlierGames = (count: number, ageMs: number, winner = BOB, opening = 'other') =>
  Array.from({ length: count }, (): EarlierGame => ({ endedAt: NOW - ageMs, opening, winner }));

type Row = readonly [
  name: string,
  facts: GameFacts,
  context: Partial<CountingContext>,
  expected: UncountedReason | undefined,
];

const ROWS = [
  ['that is like any other counts', game(), {}, undefined],
  ['that the operator has excluded does not count', game(), { isVoid: true }, 'void'],
  ['that was aborted does not count', game({ termination: undefined }), {}, 'aborted'],
  [
    'that was aborted keeps that reason when it is excluded',
    game({ termination: undefined }),
    { isVoid: true },
    'aborted',
  ],
  ['that was short keeps that reason when it is excluded', withTurns(5, 4), { isVoid: true }, 'short'],
  [
    'that is one too many in a day keeps that reason when it is excluded',
    game(),
    { isVoid: true, earlier: earlierGames(12, DAY_MS - 1) },
    'too-often',
  ],
  [
    'won with the same moves again has the operator’s reason when it is excluded',
    game(),
    { isVoid: true, earlier: earlierGames(1, DAY_MS, ANN, 'line') },
    'void',
  ],
  [
    'that the organiser forfeited for a player does not count',
    forfeitedFor(game(), 1),
    { isVoid: true },
    'organiser',
  ],
  [
    'that the organiser forfeited for a player before their first turn says that the organiser did',
    forfeitedFor(withTurns(1, 0), 1),
    {},
    'organiser',
  ],
  [
    'that a player resigned counts',
    game({
      seats: game().seats.map((seat, index) =>
        index === 1 ? { ...seat, out: { why: 'resignation', ply: 40 } } : seat,
      ),
    }),
    {},
    undefined,
  ],
  [
    'for four players that the organiser forfeited for two of them counts for the others',
    forfeitedFor(fourPlayerGame([40, 40, 40, 40]), 0, 2),
    {},
    undefined,
  ],
  [
    'for four players that the organiser forfeited for one who never moved counts for the others',
    forfeitedFor(fourPlayerGame([40, 40, 0, 40]), 2),
    {},
    undefined,
  ],
  [
    'for four players that the organiser forfeited for one is not counted if another never moved',
    forfeitedFor(fourPlayerGame([40, 0, 0, 40]), 2),
    {},
    'no-turn',
  ],
  [
    'for four players that the organiser forfeited for all but one does not count',
    forfeitedFor(fourPlayerGame([40, 40, 40, 40]), 0, 2, 3),
    {},
    'organiser',
  ],
  [
    'for four players is short if that is true of all but one of those who were not forfeited',
    forfeitedFor(fourPlayerGame([40, 4, 4, 40]), 0),
    {},
    'short',
  ],
  [
    'between teams that the organiser forfeited for one partner does not count',
    forfeitedFor(fourPlayerGame([40, 40, 40, 40], partners), 1),
    {},
    'organiser',
  ],
  ['in which a player took no turn does not count', withTurns(1, 0), {}, 'no-turn'],
  ['in which one player took only four turns does not count', withTurns(5, 4), {}, 'short'],
  ['for four players that one of them left early counts', fourPlayerGame([40, 40, 1, 40]), {}, undefined],
  [
    'for four players that three of them left early does not count',
    fourPlayerGame([4, 40, 1, 4]),
    {},
    'short',
  ],
  [
    'between teams, in which one partner took few turns, does not count',
    fourPlayerGame([40, 4, 40, 40], partners),
    {},
    'short',
  ],
  [
    'won by the same partners with the same moves again does not count',
    fourPlayerGame([40, 40, 40, 40], partners),
    { earlier: earlierGames(1, DAY_MS, [samplePerson(2), samplePerson(4)].join(), 'line') },
    'same-line',
  ],
  [
    'won by partners, one of whom is new, does not count',
    { ...fourPlayerGame([9, 9, 9, 9], partners), listed: false },
    { winners: [...established.winners, ...newWinner.winners] },
    'new-account',
  ],
  ['with five turns for each player counts', withTurns(5, 5), {}, undefined],
  [
    'that is the thirteenth between the players in a day does not count',
    game(),
    { earlier: earlierGames(12, DAY_MS - 1) },
    'too-often',
  ],
  [
    'that is the twelfth between the players in a day counts',
    game(),
    { earlier: earlierGames(11, DAY_MS - 1) },
    undefined,
  ],
  ['after twelve on another day counts', game(), { earlier: earlierGames(12, DAY_MS) }, undefined],
  [
    'won with the same moves again does not count',
    game(),
    { earlier: earlierGames(1, DAY_MS, ANN, 'line') },
    'same-line',
  ],
  [
    'won with the same moves as the second-to-last game does not count',
    game(),
    { earlier: [...earlierGames(1, DAY_MS), ...earlierGames(1, DAY_MS, ANN, 'line')] },
    'same-line',
  ],
  [
    'won with the same moves as the third-to-last game counts',
    game(),
    { earlier: [...earlierGames(2, DAY_MS), ...earlierGames(1, DAY_MS, ANN, 'line')] },
    undefined,
  ],
  [
    'won with the moves that lost the earlier game counts',
    game(),
    { earlier: earlierGames(1, DAY_MS, BOB, 'line') },
    undefined,
  ],
  [
    'drawn with the same moves counts',
    draw(),
    { earlier: [{ endedAt: NOW - DAY_MS, opening: 'line', winner: winnerKey(draw()) }] },
    undefined,
  ],
  [
    'won by a new account, short and joined by a link, does not count',
    game({ listed: false }),
    newWinner,
    'new-account',
  ],
  ['won by a new account from the lobby counts', game(), newWinner, undefined],
  [
    'won by a new account on the opponent’s network, short and from the lobby, does not count',
    game(),
    { ...newWinner, hasSharedNetwork: true },
    'new-account',
  ],
  [
    'won by an established account on the opponent’s network counts',
    game(),
    { hasSharedNetwork: true },
    undefined,
  ],
  [
    'won by a new account on the opponent’s network after a long game counts',
    withTurns(40, 40),
    { ...newWinner, hasSharedNetwork: true },
    undefined,
  ],
  [
    'won by a new account after almost half the usual number of turns does not count',
    { ...withTurns(39, 39), listed: false },
    newWinner,
    'new-account',
  ],
  [
    'won by new partners after a long game that one opponent left early counts',
    { ...fourPlayerGame([9, 40, 40, 40], partners), listed: false },
    newWinner,
    undefined,
  ],
  [
    'won by a new account after a long game counts',
    { ...withTurns(40, 40), listed: false },
    newWinner,
    undefined,
  ],
  [
    'won by an account that is a week old counts',
    game({ listed: false }),
    { winners: [{ createdAt: NOW - 7 * DAY_MS, isProvisional: true }] },
    undefined,
  ],
  [
    'won by a new account with an established rating counts',
    game({ listed: false }),
    { winners: [{ createdAt: NOW - 6 * DAY_MS, isProvisional: false }] },
    undefined,
  ],
] as const satisfies readonly Row[];

describe('a rated game', () => {
  test.each<Row>(ROWS)('%s', (_, facts, context, expected) => {
    expect(uncountedReason(facts, { ...established, ...context })).toBe(expected);
  });

  test('has a case above for every reason not to count', () => {
    expect(
      UNCOUNTED_REASONS.filter((reason) => !ROWS.some(([, , , expected]) => expected === reason)),
    ).toEqual([]);
  });
});
