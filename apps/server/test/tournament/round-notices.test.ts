import { expect, test } from 'vitest';
import { gamesToOpen, idsOf } from '../../src/tournament/due.ts';
import { roundNotices } from '../../src/tournament/round-notices.ts';
import { gamesOf, type RoundGame, type TournamentState } from '../../src/tournament/state.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

const [ANN, BOB, GAME] = ['a'.repeat(16), 'b'.repeat(16), 'game00000000'];

/** Returns the first game of the second round, between two players, or a player and the engine. */
function roundGame(sides: RoundGame['sides']): RoundGame {
  return { game: GAME, sides, isOpen: true, forfeitedBy: [] } as unknown as RoundGame;
}

function stateOf(format: string, game: RoundGame): TournamentState {
  const rounds = [{ tables: [] }, { tables: [{ games: [game] }] }];
  const setup = { name: 'Autumn Cup', format, level: 3, rules: {}, clock: {}, listed: true };
  return {
    tournament: 'cup00001',
    setup,
    players: [],
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

test.each(['withdraw', 'forfeit'] as const)(
  'a player who will lose a game without playing gets no notice about it: %s',
  (reason) => {
    // At a table of three, the others play on, so the game is created with a seat for the player.
    const simulated = new SimulatedTournament(newTournament(3), 'notices').enter(3);
    const ann = testPersonId(1);
    while (gamesToOpen(simulated.state).length === 0 || simulated.state.rounds.length < 2) {
      if (reason === 'withdraw' && simulated.state.rounds.length === 1)
        simulated.send(ann, { do: 'withdraw' });
      simulated.step();
    }
    const [game = ''] = idsOf(gamesToOpen(simulated.state));
    if (reason === 'forfeit') simulated.send(ORGANISER, { do: 'forfeit', game, person: ann });
    const notified = roundNotices(simulated.state, gamesToOpen(simulated.state)).map(({ person }) => person);
    expect(notified.toSorted()).toEqual([testPersonId(2), testPersonId(3)]);
  },
);
