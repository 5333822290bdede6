import { expect, test } from 'vitest';
import { bracketView, peopleInRound, roundPage, roundView } from '../../src/tournament/round-view.ts';
import type { TournamentState } from '../../src/tournament/state.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

/** Creates a tournament and pairs its first round. Returns its state. */
function pairFirstRound(format: 'swiss' | 'knockout', players: number): TournamentState {
  const simulated = new SimulatedTournament(
    newTournament(2, { format, games: format === 'swiss' ? 1 : 2 }),
    'x',
  );
  simulated.enter(players);
  expect(simulated.send(ORGANISER, { do: 'start' })).toBe('ok');
  while (simulated.state.rounds.length === 0) simulated.step();
  return simulated.state;
}

/** Returns the part of the first round that begins after a table. */
const readPart = (state: TournamentState, after: number, viewer?: string) =>
  roundPage(state, { round: 1, after, viewer });

test('the parts of a long round make up the whole', () => {
  const state = pairFirstRound('swiss', 225);
  const parts = [0, 50, 100, 150].map((after) => readPart(state, after));
  expect(parts.map((part) => [part?.after, part?.tables.length, part?.tableCount])).toEqual([
    [0, 50, 112],
    [50, 50, 112],
    [100, 12, 112],
    [150, 0, 112],
  ]);
  const tables = parts.flatMap((part) => part?.tables ?? []);
  expect(tables.map(({ table }) => table)).toEqual(Array.from({ length: 112 }, (_, index) => index + 1));
  const wholeRound = roundView(state, 1);
  expect(tables.map(({ games }) => ({ games }))).toEqual(wholeRound?.tables);
  expect(parts[0]).toMatchObject({ byes: wholeRound?.byes, byeCount: 1 });
  expect(roundPage(state, { round: 2, after: 0, viewer: undefined })).toBeUndefined();
});

test('the first part of a long round begins with the viewer’s table', () => {
  const state = pairFirstRound('swiss', 225);
  const lastPlayer = roundView(state, 1)?.tables[111]?.games[0]?.sides[1]?.[0] ?? '';
  const tablesAfter = (after: number) => readPart(state, after, lastPlayer)?.tables.map(({ table }) => table);
  expect(tablesAfter(0)?.slice(0, 2)).toEqual([112, 1]);
  expect(tablesAfter(0)).toHaveLength(51);
  expect(tablesAfter(100)).toEqual(Array.from({ length: 12 }, (_, index) => index + 101));
  const part = readPart(state, 0, lastPlayer);
  expect(part && peopleInRound(part)).toContain(lastPlayer);
});

test('a round and a bracket show only the first of many byes, and the viewer’s bye', () => {
  // Of 132 players, 124 have a bye in the first round of a bracket of 256 places.
  const state = pairFirstRound('knockout', 132);
  const byes = roundView(state, 1)?.byes ?? [];
  expect(byes).toHaveLength(124);
  const lastPlayer = byes.at(-1) ?? '';
  expect(readPart(state, 0)?.byes).toEqual(byes.slice(0, 50));
  expect(readPart(state, 0, lastPlayer)?.byes).toEqual([...byes.slice(0, 50), lastPlayer]);
  const [first] = bracketView(state, { viewer: lastPlayer });
  expect(first).toMatchObject({ byeCount: 124, tableCount: 4 });
  expect(first?.byes).toEqual([...byes.slice(0, 32), lastPlayer]);
});

test('a bracket shows only the best seeds’ tables in a long round, and the viewer’s table', () => {
  const state = pairFirstRound('knockout', 256);
  const [wholeRound] = bracketView(state, { viewer: undefined, pageSize: Number.POSITIVE_INFINITY });
  expect(wholeRound?.tables).toHaveLength(128);
  const [shownRound] = bracketView(state, { viewer: undefined });
  expect(shownRound).toMatchObject({ tables: wholeRound?.tables.slice(0, 32), tableCount: 128 });
  const ownTable = wholeRound?.tables[100];
  expect(bracketView(state, { viewer: ownTable?.players[1]?.[0] })[0]?.tables).toEqual([
    ...(shownRound?.tables ?? []),
    ownTable,
  ]);
  expect(bracketView(state, { viewer: testPersonId(999) })[0]).toEqual(shownRound);
});
