import { expect, test } from 'vitest';
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
