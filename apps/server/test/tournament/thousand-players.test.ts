import type { TournamentEvent } from '@halma/protocol';
import { expect, test } from 'vitest';
import { evolveTournament } from '../../src/tournament/evolve.ts';
import { tournamentStandings } from '../../src/tournament/standing.ts';
import { gamesOf, type RoundGame, unfinishedGames, unfinishedRounds } from '../../src/tournament/state.ts';
import { tournamentTrf } from '../../src/tournament/trf.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

test.each([
  ['arena', 500, 0],
  ['swiss', 500, 0],
  // A bracket of 1,024 places has 24 byes.
  ['knockout', 488, 24],
] as const)(
  'a thousand players enter a tournament, and all get a table or a bye: %s',
  (format, tables, byes) => {
    const setup = newTournament(2, {
      format,
      games: format === 'knockout' ? 2 : 1,
      ...(format === 'arena' ? { minutes: 60 } : {}),
    });
    const simulated = new SimulatedTournament(setup, 'a seed').enter(1000);
    expect(simulated.state.players).toHaveLength(1000);
    expect(simulated.send(testPersonId(1001), { do: 'enter' })).toBe('tournament-full');
    expect(simulated.send(ORGANISER, { do: 'start' })).toBe('ok');
    while (simulated.state.rounds.length === 0) simulated.step();
    expect(simulated.state.rounds[0]?.tables).toHaveLength(tables);
    expect(simulated.state.rounds[0]?.byes).toHaveLength(byes);
  },
);

test('an arena with a thousand players opens tables until its log is nearly full, and ends', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'arena', minutes: 720 }), 'a seed');
  simulated.enter(1000);
  expect(simulated.send(ORGANISER, { do: 'start' })).toBe('ok');
  const { now } = simulated;
  const games = (): readonly RoundGame[] =>
    unfinishedRounds(simulated.state).flatMap(([, round]) => unfinishedGames(round));
  const wave = (): string =>
    simulated.sendAsServer({
      do: 'wave',
      waiting: simulated.state.players.map(({ person }) => ({ person, since: now })),
    });
  const finish = ({ game }: RoundGame): string =>
    simulated.sendAsServer({ do: 'finish', game, places: [1, 2], absent: [] });
  simulated.now = now + 60_000;
  expect(wave()).toBe('ok');
  // Skips ahead to a log that is nearly full.
  for (let seq = simulated.state.lastSeq; seq < 54_999; seq += 1)
    simulated.state = { ...simulated.state, lastSeq: seq + 1 };
  const openGames = games();
  expect(openGames).toHaveLength(500);
  expect(openGames.slice(0, 200).map(finish)).toEqual(Array.from({ length: 200 }, () => 'ok'));
  simulated.now += 60_000;
  expect(wave()).toBe('ok');
  expect(games()).toHaveLength(500);
  simulated.state = { ...simulated.state, lastSeq: 56_000 };
  simulated.now += 60_000;
  expect(wave()).toBe('wrong-phase');
  for (const game of games()) expect(finish(game)).toBe('ok');
  for (let player = 1; player <= 1000; player += 1)
    expect(simulated.send(testPersonId(player), { do: 'withdraw' })).toBe('ok');
  expect(simulated.state.lastSeq).toBeLessThan(60_000);
  simulated.now = now + 720 * 60_000;
  expect(wave()).toBe('ok');
  expect(simulated.state.phase).toBe('over');
});

test('an event in an arena takes less than a millisecond of CPU time after thousands of waves', () => {
  let { state } = new SimulatedTournament(
    newTournament(2, { format: 'arena', minutes: 720 }),
    'a seed',
  ).enter(20);
  let at = state.changedAt;
  const add = (event: TournamentEvent): void => {
    at += 1;
    state = evolveTournament('tourney1', state, { seq: state.lastSeq + 1, at, event });
  };
  add({ kind: 'started', rounds: 0 });
  const cpuMs = (waves: number): number => {
    const before = process.cpuUsage();
    for (let wave = 0; wave < waves; wave += 1) {
      const game = `game${String(state.rounds.length).padStart(8, '0')}`;
      add({
        kind: 'paired',
        tables: [{ games: [{ game, sides: [[testPersonId(1)], [testPersonId(2)]] }] }],
        byes: [],
      });
      add({ kind: 'opened', games: [game] });
      add({ kind: 'finished', game, places: [1, 2], absent: [] });
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / (3 * waves);
  };
  cpuMs(2000);
  // A few hundred more waves are enough to measure the time.
  const msPerEvent = cpuMs(500);
  expect(state.rounds).toHaveLength(2500);
  expect(state.unfinished).toEqual([]);
  expect(msPerEvent).toBeLessThan(1);
});

test('the report of a thousand players with six games each examines each game only a few times', () => {
  const setup = newTournament(2, { format: 'swiss', games: 6 });
  const simulated = new SimulatedTournament(setup, 'a seed').enter(1000);
  simulated.send(ORGANISER, { do: 'start' });
  while (simulated.state.rounds.length === 0) simulated.step();
  let examinedCount = 0;
  const countingGame = (game: RoundGame): RoundGame =>
    Object.defineProperty({ ...game }, 'sides', {
      get: () => {
        examinedCount += 1;
        return game.sides;
      },
    });
  const state = {
    ...simulated.state,
    rounds: simulated.state.rounds.map((round) => ({
      ...round,
      tables: round.tables.map(({ games }) => ({ games: games.map(countingGame) })),
    })),
  };
  // The report contains the standings, which all readers share.
  tournamentStandings(state);
  examinedCount = 0;
  const report = tournamentTrf(state, (person) => person) ?? '';
  expect(report.match(/^001 /gm)).toHaveLength(1000);
  expect(examinedCount).toBeLessThan(10 * gamesOf(state).length);
});
