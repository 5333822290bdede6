import { expect, test } from 'vitest';
import { roundNotices } from '../../src/tournament/round-notices.ts';
import { gamesOf, type RoundGame, type TournamentState } from '../../src/tournament/state.ts';
import { newTournament, SimulatedTournament } from './simulated-tournament.ts';

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
] as const)(
  'a round of a %s with the sides %j notifies its human players, except in an arena',
  (format, sides, expected) => {
    const game = roundGame(sides.map((side) => [...side]));
    expect(roundNotices(stateOf(format, game), [game])).toEqual(expected);
  },
);

test('a round robin by correspondence, whose rounds all begin at once, sends each player one notice', () => {
  const setup = newTournament(2, { clock: { kind: 'days', days: 2 }, turns: 'within-one', games: 2 });
  const simulated = new SimulatedTournament(setup, 'at once').enter(5);
  while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
  const { state } = simulated;
  const openGames = gamesOf(state).filter(({ isOpen }) => isOpen);
  expect(openGames).toHaveLength(10);
  const people = roundNotices(state, openGames).map(({ person }) => person);
  expect(people.toSorted()).toEqual(state.players.map(({ person }) => person).toSorted());
});
