import { expect, test } from 'vitest';
import { roundNotices } from '../../src/tournament/round-notices.ts';
import type { RoundGame, TournamentState } from '../../src/tournament/state.ts';

const [ANN, BOB, GAME] = ['a'.repeat(16), 'b'.repeat(16), 'game00000000'];

/** Returns the first game of the second round, between two players, or a player and the computer. */
function roundGame(sides: RoundGame['sides']): RoundGame {
  return { game: GAME, sides, isOpen: true, forfeitedBy: [] } as unknown as RoundGame;
}

function stateOf(format: string, game: RoundGame): TournamentState {
  const rounds = [{ tables: [] }, { tables: [{ games: [game] }] }];
  const setup = { name: 'Autumn Cup', format, level: 3, rules: {}, clock: {}, listed: true };
  return {
    tournament: 'cup00001',
    setup,
    rounds,
    seats: ['A', 'C'],
    organiser: ANN,
  } as unknown as TournamentState;
}

const notice = (person: string) => ({
  person,
  content: { kind: 'round-paired', tournament: 'cup00001', title: 'Autumn Cup', round: 2 },
});

test.each([
  ['swiss', [[ANN], [BOB]], [notice(ANN), notice(BOB)]],
  ['swiss', [[ANN], []], [notice(ANN)]],
  ['arena', [[ANN], [BOB]], []],
] as const)('a round of a %s with the sides %j has notices to its players', (format, sides, expected) => {
  const game = roundGame(sides.map((side) => [...side]));
  expect(roundNotices(stateOf(format, game), [game])).toEqual(expected);
});
