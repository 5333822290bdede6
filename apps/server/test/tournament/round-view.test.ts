import { expect, test } from 'vitest';
import { bracketView, peopleInRound, roundPart, roundView } from '../../src/tournament/round-view.ts';
import type { TournamentState } from '../../src/tournament/state.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

/** A tournament whose first round is paired. */
function pairedTournament(format: 'swiss' | 'knockout', players: number): TournamentState {
  const simulated = new SimulatedTournament(
    newTournament(2, { format, games: format === 'swiss' ? 1 : 2 }),
    'x',
  );
  simulated.enter(players);
  expect(simulated.send(ORGANISER, { do: 'start' })).toBe('ok');
  while (simulated.state.rounds.length === 0) simulated.step();
  return simulated.state;
}

const part = (state: TournamentState, after: number, viewer?: string) =>
  roundPart(state, { round: 1, after, viewer });

test('the parts of a long round make up the whole', () => {
  const state = pairedTournament('swiss', 225);
  const parts = [0, 50, 100, 150].map((after) => part(state, after));
  expect(parts.map((known) => [known?.after, known?.tables.length, known?.tableCount])).toEqual([
    [0, 50, 112],
    [50, 50, 112],
    [100, 12, 112],
    [150, 0, 112],
  ]);
  const tables = parts.flatMap((known) => known?.tables ?? []);
  expect(tables.map(({ table }) => table)).toEqual(Array.from({ length: 112 }, (_, index) => index + 1));
  const whole = roundView(state, 1);
  expect(tables.map(({ games }) => ({ games }))).toEqual(whole?.tables);
  expect(parts[0]).toMatchObject({ byes: whole?.byes, byeCount: 1 });
  expect(roundPart(state, { round: 2, after: 0, viewer: undefined })).toBeUndefined();
});

test('a part of a round begins with the table of the person who asks, wherever it is', () => {
  const state = pairedTournament('swiss', 225);
  const last = roundView(state, 1)?.tables[111]?.games[0]?.sides[1]?.[0] ?? '';
  const numbers = (after: number) => part(state, after, last)?.tables.map(({ table }) => table);
  expect(numbers(0)?.slice(0, 2)).toEqual([112, 1]);
  expect(numbers(0)).toHaveLength(51);
  expect(numbers(100)).toEqual(Array.from({ length: 12 }, (_, index) => index + 101));
  const known = part(state, 0, last);
  expect(known && peopleInRound(known)).toContain(last);
});

test('a round and a bracket have only the first of many byes, and that of the person who asks', () => {
  // Of 132 players, 124 have a bye in the first round of a bracket of 256 places.
  const state = pairedTournament('knockout', 132);
  const byes = roundView(state, 1)?.byes ?? [];
  expect(byes).toHaveLength(124);
  const last = byes.at(-1) ?? '';
  expect(part(state, 0)?.byes).toEqual(byes.slice(0, 50));
  expect(part(state, 0, last)?.byes).toEqual([...byes.slice(0, 50), last]);
  const [first] = bracketView(state, { viewer: last });
  expect(first).toMatchObject({ byeCount: 124, tableCount: 4 });
  expect(first?.byes).toEqual([...byes.slice(0, 32), last]);
});

test('a bracket has only the tables of the best seeds of a long round, and that of the person who asks', () => {
  const state = pairedTournament('knockout', 256);
  const [whole] = bracketView(state, { viewer: undefined, pageSize: Number.POSITIVE_INFINITY });
  expect(whole?.tables).toHaveLength(128);
  const [shown] = bracketView(state, { viewer: undefined });
  expect(shown).toMatchObject({ tables: whole?.tables.slice(0, 32), tableCount: 128 });
  const own = whole?.tables[100];
  expect(bracketView(state, { viewer: own?.players[1]?.[0] })[0]?.tables).toEqual([
    ...(shown?.tables ?? []),
    own,
  ]);
  expect(bracketView(state, { viewer: testPersonId(999) })[0]).toEqual(shown);
});
