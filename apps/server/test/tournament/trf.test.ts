import { expect, test } from 'vitest';
import { standingCsv } from '../../src/tournament/csv.ts';
import { gamesOf } from '../../src/tournament/state.ts';
import { tournamentTrf } from '../../src/tournament/trf.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

const nameOf = (person: string): string => `Player ${Number(person.replaceAll(/\D/g, ''))}`;

/** The columns in a TRF16 player line, numbered from 1, as in the annex to the FIDE Handbook. */
const COLUMNS = {
  code: [1, 3],
  number: [5, 8],
  name: [15, 47],
  rating: [49, 52],
  points: [81, 84],
  rank: [86, 89],
} as const;

function field(line: string, name: keyof typeof COLUMNS): string {
  const [first, last] = COLUMNS[name];
  return line.slice(first - 1, last).trim();
}

/** Returns the opponent, colour and result of a round. A round has ten columns, and the first begins at column 92. */
function roundOf(line: string, round: number): readonly [number, string, string] {
  const start = 91 + 10 * round;
  return [Number(line.slice(start, start + 4)), line.charAt(start + 5), line.charAt(start + 7)];
}

/** Plays a tournament in which some players miss games and one withdraws. */
function playTournament(setup: Parameters<typeof newTournament>, players: number): SimulatedTournament {
  const simulated = new SimulatedTournament(newTournament(...setup), `trf ${players}`).enter(players);
  simulated.noShowPercent = 5;
  return simulated.run(({ state }) => {
    if (state.rounds.length === 2) simulated.send(testPersonId(2), { do: 'withdraw' });
  });
}

test.each([
  ['swiss', 9, 5],
  ['round-robin', 6, 5],
  ['knockout', 6, 6],
] as const)('the report of a %s for %i players matches its games', (format, players, rounds) => {
  const terms = {
    swiss: { format, rounds },
    'round-robin': { format, turns: 'within-one' },
    knockout: { format, games: 2 },
  } as const;
  const { state } = playTournament([2, terms[format]], players);
  const report = tournamentTrf(state, nameOf) ?? '';
  expect(report).toMatch(/^012 Spring cup\r\n042 2023\/11\/14\r\n052 \d{4}\/\d\d\/\d\d\r\n062 \d+\r\n/);
  const lines = report.split('\r\n').filter((line) => field(line, 'code') === '001');
  expect(lines.map((line) => Number(field(line, 'number')))).toEqual(lines.map((_, index) => index + 1));
  expect(lines).toHaveLength(players);
  let resultCount = 0;
  for (const [index, line] of lines.entries()) {
    const columns = Math.ceil((line.length - 89) / 10);
    for (let round = 0; round < columns; round += 1) {
      const [opponent, colour, result] = roundOf(line, round);
      if (opponent === 0) {
        expect([colour, /[UZH]/.test(result)]).toEqual(['-', true]);
        continue;
      }
      // The lines of both players agree about their game.
      const [theirOpponent, theirColour, theirResult] = roundOf(lines[opponent - 1] ?? '', round);
      expect(theirOpponent).toBe(index + 1);
      expect([colour, theirColour].toSorted()).toEqual(['b', 'w']);
      const pairs: Readonly<Record<string, string>> = { 1: '0', 0: '1', '=': '=', '+': '-', '-': '+-' };
      expect(pairs[result]).toContain(theirResult);
      resultCount += 1;
    }
  }
  const playedGames = gamesOf(state).filter(({ sides }) => sides.flat().length === 2);
  expect(resultCount).toBe(2 * playedGames.length);
});

test('the report and the standings of a small tournament, in full', () => {
  const names = ['', 'Ann "A", O’Neill', 'Bob', 'Cem', 'Dora', 'Eve'];
  const numberOf = (person: string): number => Number(person.replaceAll(/\D/g, ''));
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'in full');
  simulated.ratingOf = (person) => 1500 + numberOf(person);
  // Ann and Bob tie; otherwise, the player who entered first wins.
  simulated.placesOf = ({ sides }) => {
    const [one = 0, other = 0] = sides.flat().map(numberOf);
    if (one + other === 3) return [1, 1];
    return one < other ? [1, 2] : [2, 1];
  };
  simulated.noShows = new Set([testPersonId(4)]);
  simulated.enter(4);
  simulated.run(({ state }) => {
    if (state.rounds.length === 1) simulated.send(testPersonId(5), { do: 'enter' });
    if (state.rounds.length === 2) simulated.send(testPersonId(3), { do: 'withdraw' });
  });
  const { state } = simulated;
  const fullName = (person: string): string => names[numberOf(person)] ?? '';
  expect(tournamentTrf(state, fullName)?.split('\r\n')).toEqual([
    '012 Spring cup',
    '042 2023/11/14',
    '052 2023/11/14',
    '062 5',
    '072 5',
    '092 Individual: Swiss-System, in the manner of the FIDE Dutch system',
    '122 1 min, 1 s increment, 0 s delay',
    '001    1      Eve                               1505                             1.5    3  0000 - H     3 b +     4 w 0',
    '001    2      Dora                              1504                             0.0    5     4 w -  0000 - Z  0000 - Z',
    '001    3      Cem                               1503                             0.0    4     5 b 0     1 w -  0000 - Z',
    '001    4      Bob                               1502                             2.5    1     2 b +     5 w =     1 b 1',
    '001    5      Ann "A", O’Neill                  1501                             2.5    2     3 w 1     4 b =  0000 - U',
    '',
  ]);
  expect(standingCsv(state, fullName).split('\r\n')).toEqual([
    'rank,name,id,points,games,BH-C1,BH,SB,LF',
    `1,Bob,${testPersonId(2)},2.5,2,28800,36000,3240000,-1`,
    `2,"Ann ""A"", O’Neill",${testPersonId(1)},2.5,2,28800,28800,2376000,-1`,
    `3,Eve,${testPersonId(5)},1.5,1,28800,36000,1512000,-1`,
    `4,Cem,${testPersonId(3)},0,1,28800,36000,0,0`,
    `5,Dora,${testPersonId(4)},0,0,25200,32400,0,0`,
    '',
  ]);
});

test('the report contains the ratings of the players who have one', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 2 }), 'rated');
  simulated.ratingOf = (person) => 1500 + Number(person.replaceAll(/\D/g, ''));
  simulated.enter(3);
  simulated.ratingOf = undefined;
  simulated.send(testPersonId(4), { do: 'enter' });
  const lines = (tournamentTrf(simulated.run().state, nameOf) ?? '').split('\r\n');
  expect(lines).toContain('072 3');
  const ratings = lines.filter((line) => field(line, 'code') === '001').map((line) => field(line, 'rating'));
  expect(ratings).toEqual(['1503', '1502', '1501', '']);
});

test('what the organiser does after the end does not change the end date', () => {
  const simulated = playTournament([2, { format: 'swiss', rounds: 2 }], 4);
  const report = tournamentTrf(simulated.state, nameOf);
  expect(report).toContain('\r\n052 2023/11/14\r\n');
  simulated.now += 7 * 24 * 60 * 60_000;
  expect(simulated.send(ORGANISER, { do: 'close-chat' })).toBe('ok');
  expect(tournamentTrf(simulated.state, nameOf)).toBe(report);
});

test('formats without common rounds, and larger tables, have no report', () => {
  for (const [seats, terms] of [
    [3, { format: 'swiss', rounds: 3 }],
    [2, { format: 'arena', minutes: 10 }],
    [2, { format: 'exhibition' }],
  ] as const)
    expect(tournamentTrf(playTournament([seats, terms], 4).state, nameOf)).toBeUndefined();
});
