import type { TournamentCommand } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { nextAction } from '../../src/tournament/due.ts';
import { planTournament } from '../../src/tournament/pairing.ts';
import { roundView } from '../../src/tournament/round-view.ts';
import { tournamentStandings } from '../../src/tournament/standing.ts';
import { gamesOf, isDecided, playerOf, type RoundGame } from '../../src/tournament/state.ts';
import { tournamentAggregate } from '../../src/tournament/tournament-aggregate.ts';
import { tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

const CORRESPONDENCE = { kind: 'days', days: 2 } as const;

function correction(game: string, places: number[]): Extract<TournamentCommand, { readonly do: 'correct' }> {
  return { do: 'correct', game, places, why: 'reported by the players' };
}

/** Plays until a player has missed one more game. Returns the game. */
function missNext(simulated: SimulatedTournament, person: string): RoundGame {
  for (let steps = 0; steps < 1000; steps += 1) {
    const ownGame = gamesOf(simulated.state).find(
      (game) => game.isOpen && !isDecided(game) && game.sides.flat().includes(person),
    );
    if (ownGame !== undefined) {
      const places = ownGame.sides.map((side) => (side.includes(person) ? ownGame.sides.length : 1));
      expect(simulated.sendAsServer({ do: 'finish', game: ownGame.game, places, absent: [person] })).toBe(
        'ok',
      );
      return ownGame;
    }
    simulated.send(person, { do: 'return' });
    simulated.step();
  }
  throw new Error('there is no game to miss');
}

/** Plays until a player has missed two games and is withdrawn. Returns these games. */
function missTwo(simulated: SimulatedTournament, person: string): readonly [RoundGame, RoundGame] {
  const missedGames = [missNext(simulated, person), missNext(simulated, person)] as const;
  expect(playerOf(simulated.state, person)).toMatchObject({ until: simulated.state.rounds.length });
  return missedGames;
}

test('T10: a correction recomputes the standings and every later pairing', () => {
  const setup = newTournament(2, { format: 'swiss', rounds: 4 });
  const simulated = new SimulatedTournament(setup, 'correction').enter(8);
  while (simulated.state.rounds.length < 2 || simulated.state.completeSince === null) simulated.step();
  const [game] = gamesOf(simulated.state);
  if (game?.places === undefined) throw new Error('there is no result');
  const pairingBefore = planTournament(simulated.state);
  const standingBefore = tournamentStandings(simulated.state);
  const reversed = game.places.map((place) => 3 - place);
  const why = 'entered the wrong way round';
  expect(simulated.send(ORGANISER, { do: 'correct', game: game.game, places: reversed, why })).toBe('ok');
  const { state } = simulated;
  // A tournament in which the game had this result from the start has the same standings and pairing.
  const events = simulated.log
    .filter(({ event }) => event.kind !== 'corrected')
    .map((logged) =>
      logged.event.kind === 'finished' && logged.event.game === game.game
        ? { ...logged, event: { ...logged.event, places: reversed } }
        : logged,
    );
  simulated.log.splice(0, simulated.log.length, ...events);
  const replayed = simulated.replay();
  expect(tournamentStandings(state)).toEqual(tournamentStandings(replayed));
  expect(planTournament(state)).toEqual(planTournament(replayed));
  expect(tournamentStandings(state)).not.toEqual(standingBefore);
  expect(planTournament(state)).not.toEqual(pairingBefore);
});

test('the result of a game in progress cannot be corrected, but a refused result can', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'refused');
  simulated.enter(4);
  while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
  const [{ game } = { game: '' }] = gamesOf(simulated.state);
  expect(simulated.send(ORGANISER, correction(game, [1, 2]))).toBe('game-not-over');
  expect(simulated.sendAsServer({ do: 'finish', game, places: [2, 2], absent: [] })).toBe('bad-places');
  expect(simulated.sendAsServer({ do: 'refuse', game, code: 'bad-places' })).toBe('ok');
  expect(simulated.sendAsServer({ do: 'refuse', game, code: 'bad-places' })).toBe('game-over');
  expect(roundView(simulated.state, 1)?.tables[0]?.games[0]).toMatchObject({ refused: 'bad-places' });
  expect(simulated.send(ORGANISER, correction(game, [1, 2]))).toBe('ok');
  expect(simulated.replay()).toEqual(simulated.state);
  expect(simulated.run().state.phase).toBe('over');
});

test.each<[saw: string, code: string, seen: number[] | undefined]>([
  ['the same places', 'ok', [1, 2]],
  ['other places', 'result-changed', [2, 1]],
  ['a game without places', 'result-changed', []],
  ['places that the command does not name', 'ok', undefined],
])('a correction of the places [1, 2] by an organiser who saw %s: %s', (_saw, code, seen) => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'seen').enter(
    4,
  );
  while (gamesOf(simulated.state).every((game) => game.places === undefined)) simulated.step();
  const { game } = gamesOf(simulated.state).find(({ places }) => places !== undefined) ?? { game: '' };
  expect(simulated.send(ORGANISER, correction(game, [1, 2]))).toBe('ok');
  const command = { ...correction(game, [1, 1]), ...(seen === undefined ? {} : { seen }) };
  expect(simulated.send(ORGANISER, command)).toBe(code);
  // Repeating a command that was carried out returns the same result.
  const last = simulated.log.at(-1)?.event;
  const work = { by: 'person', person: ORGANISER, hasAccount: true, isModerator: false, command } as const;
  expect(last && tournamentAggregate.isResultOf(work, last)).toBe(code === 'ok');
});

test('after the end of a knockout, the better seed wins a final that a correction turns into a tie', () => {
  const setup = newTournament(2, { format: 'knockout', games: 2 });
  const simulated = new SimulatedTournament(setup, 'tie').enter(2);
  const standing = () => tournamentStandings(simulated.state).map(({ id, rank }) => [id, rank]);
  while (simulated.state.seeds.length === 0) simulated.step();
  const [better = '', worse = ''] = simulated.state.seeds;
  simulated.placesOf = ({ sides }) => sides.map((side) => (side.includes(worse) ? 1 : 2));
  simulated.run();
  expect(simulated.state.phase).toBe('over');
  expect(standing()).toEqual([
    [worse, 1],
    [better, 2],
  ]);
  for (const { game } of gamesOf(simulated.state))
    expect(simulated.send(ORGANISER, correction(game, [1, 1]))).toBe('ok');
  expect(standing()).toEqual([
    [better, 1],
    [worse, 2],
  ]);
});

describe('T9: a player whom the server withdrew for two missed games', () => {
  test('comes back to a match if a correction is made before the pause ends', () => {
    const setup = newTournament(2, { format: 'series', rounds: 6, pause: 60_000 });
    const simulated = new SimulatedTournament(setup, 'corrected match').enter(2);
    const [, { game }] = missTwo(simulated, testPersonId(1));
    expect(nextAction(simulated.state)).toMatchObject({ at: simulated.now + setup.pause });
    expect(simulated.send(ORGANISER, correction(game, [1, 1]))).toBe('ok');
    expect(simulated.run().state.rounds.length).toBeGreaterThan(2);
  });

  test.each([
    ['the second missed game of a Swiss tournament', { format: 'swiss', rounds: 6 }, 1],
    ['the first missed game of a Swiss tournament', { format: 'swiss', rounds: 6 }, 0],
    ['a missed game of a round robin', { turns: 'within-one' }, 1],
    ['a missed game of a round robin by correspondence', { turns: 'within-one', clock: CORRESPONDENCE }, 1],
    [
      'a missed game of meetings by correspondence',
      { turns: 'within-one', clock: CORRESPONDENCE, games: 2 },
      1,
    ],
  ] as const)('comes back if %s was played after all', (_, terms, index) => {
    const simulated = new SimulatedTournament(newTournament(2, terms), 'back again').enter(8);
    const ann = testPersonId(1);
    const game = missTwo(simulated, ann)[index];
    const before = simulated.state.rounds.length;
    expect(simulated.send(ORGANISER, correction(game?.game ?? '', [1, 1]))).toBe('ok');
    expect(playerOf(simulated.state, ann)?.until).toBeUndefined();
    expect(simulated.replay()).toEqual(simulated.state);
    // After a correction of the first missed game, the player still has to return from the second.
    if (index === 0) expect(simulated.send(ann, { do: 'return' })).toBe('ok');
    const { state } = simulated.run();
    expect(playerOf(state, ann)?.until).toBeUndefined();
    const laterGames = gamesOf(state).filter(({ sides, places, absent = [] }) => {
      const isOwn = sides.flat().includes(ann);
      return isOwn && places !== undefined && !absent.includes(ann);
    });
    // By correspondence, players can play all other games; in real time, only games in later rounds.
    const expected = 'clock' in terms ? 7 * ('games' in terms ? terms.games : 1) - 1 : 0;
    expect(laterGames.length).toBeGreaterThanOrEqual(Math.max(expected, state.rounds.length - before));
    expect(simulated.replay()).toEqual(state);
  });

  test.each([
    ['stays out if a correction at a larger table changes only the places of others', [1, 2, 3], 4, false],
    ['stays out if a correction leaves them behind others who tie', [1, 1, 3], 4, false],
    ['comes back if a correction ties them with a player who showed up', [1, 2, 3], 3, true],
    ['comes back if a correction places them ahead of a player who showed up', [1, 2, 4], 3, true],
  ] as const)('%s', (_, otherPlaces, ownPlace, isBack) => {
    const setup = newTournament(4, { format: 'swiss', rounds: 6 });
    const simulated = new SimulatedTournament(setup, 'larger table');
    const ann = testPersonId(1);
    const [, missedGame] = missTwo(simulated.enter(12), ann);
    const { until } = playerOf(simulated.state, ann) ?? {};
    const remainingPlaces = [...otherPlaces];
    const places = missedGame.sides.map((side) =>
      side.includes(ann) ? ownPlace : (remainingPlaces.shift() ?? 0),
    );
    expect(simulated.send(ORGANISER, correction(missedGame.game, places))).toBe('ok');
    expect(playerOf(simulated.state, ann)?.until).toBe(isBack ? undefined : until);
    const corrected = gamesOf(simulated.state).find(({ game }) => game === missedGame.game);
    expect(corrected).toMatchObject({ places, absent: isBack ? [] : [ann] });
    expect(simulated.replay()).toEqual(simulated.state);
  });

  test.each<[string, (simulated: SimulatedTournament, ann: string) => string]>([
    ['withdraws too', (simulated, ann) => simulated.send(ann, { do: 'withdraw' })],
    ['is removed', (simulated, ann) => simulated.send(ORGANISER, { do: 'remove', person: ann })],
    ['deletes their account', (simulated, ann) => simulated.sendAsServer({ do: 'leave', person: ann })],
  ])('stays out despite a correction if the player then %s', (_, leave) => {
    const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 6 }), 'gone');
    const ann = testPersonId(1);
    const [, missedGame] = missTwo(simulated.enter(8), ann);
    const { until } = playerOf(simulated.state, ann) ?? {};
    expect([leave(simulated, ann), leave(simulated, ann)]).toEqual(['ok', 'wrong-phase']);
    expect(simulated.send(ORGANISER, correction(missedGame.game, [1, 1]))).toBe('ok');
    expect(playerOf(simulated.state, ann)?.until).toBe(until);
    expect(simulated.replay()).toEqual(simulated.state);
  });

  test('is not withdrawn for games missed only because of a withdrawal that a correction undid, even the second time', () => {
    const simulated = new SimulatedTournament(newTournament(2, { turns: 'within-one' }), 'forgiven');
    const ann = testPersonId(1);
    const correct = ({ game }: RoundGame): string => simulated.send(ORGANISER, correction(game, [1, 1]));
    const [first, second] = missTwo(simulated.enter(10), ann);
    while (simulated.state.rounds.length < 5) simulated.step();
    const shownState = (): unknown =>
      tournamentView(simulated.state, { viewer: undefined }).entries.find(({ person }) => person === ann)
        ?.state;
    expect(shownState()).toBe('out');
    expect(correct(second)).toBe('ok');
    expect(shownState()).toBe('playing');
    const third = missNext(simulated, ann);
    expect(playerOf(simulated.state, ann)?.until).toBeDefined();
    expect([correct(third), correct(first)]).toEqual(['ok', 'ok']);
    missNext(simulated, ann);
    expect(playerOf(simulated.state, ann)?.until).toBeUndefined();
    // The correction of a missed game that did not count does not excuse a missed game that did.
    const forgivenGame = gamesOf(simulated.state).find(({ game }) =>
      playerOf(simulated.state, ann)?.forgiven?.includes(game),
    );
    expect(forgivenGame && correct(forgivenGame)).toBe('ok');
    missNext(simulated, ann);
    expect(playerOf(simulated.state, ann)?.until).toBeDefined();
    expect(simulated.replay()).toEqual(simulated.state);
  });
});
